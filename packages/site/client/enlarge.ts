import { isPortuguese } from './load';

/** The window in which a picture is seen as large as the screen, or larger. */
function windowOf(): HTMLDialogElement {
  const shown = document.querySelector<HTMLDialogElement>('dialog.large');
  if (shown !== null) return shown;
  const [dialog, close] = [document.createElement('dialog'), document.createElement('button')];
  dialog.className = 'large';
  close.className = 'close';
  close.textContent = isPortuguese() ? 'Fechar' : 'Close';
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  document.body.append(dialog);
  return dialog;
}

function enlarge(picture: HTMLImageElement): void {
  const dialog = windowOf();
  const large = document.createElement('img');
  large.src = picture.currentSrc || picture.src;
  large.alt = picture.alt;
  large.style.setProperty('--natural', `${Math.max(picture.naturalWidth, picture.width * 2)}px`);
  large.addEventListener('click', () => dialog.close());
  dialog.querySelector('img')?.remove();
  dialog.setAttribute('aria-label', picture.alt);
  dialog.append(large);
  dialog.showModal();
}

/**
 * Opens the picture of a figure on the page; with a key for a new tab, or without script, its link
 * opens the file.
 */
export function prepareEnlarging(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.plot a.picture'))
    link.addEventListener('click', (event) => {
      const picture = link.querySelector('img');
      if (picture === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      enlarge(picture);
    });
}
