import { fileOf, load } from './load';

/** A place of the one page that the report was leads to the page that it has now. */
export function followOldAnchor(): void {
  const place = decodeURIComponent(location.hash.slice(1));
  if (place === '' || document.getElementById(place) !== null) return;
  if (document.querySelector('.hero') === null) return;
  window.manausAnchors = (pages) => {
    const path = pages[place];
    if (path !== undefined) location.replace(fileOf(path));
  };
  load(fileOf('assets/old-anchors.js')).catch((error) => console.error(error));
}
