/** What scrolls can be scrolled by keys. */
export function prepareScroll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.scroll, pre'))
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
}
