import { fileOf, isPortuguese } from './load';

/** What a page from disk says, which may start nothing. */
const fromDisk = (): string =>
  isPortuguese()
    ? 'Para executá-lo no navegador: npm run lite -- --serve'
    : 'To run it in the browser: npm run lite -- --serve';

/**
 * True if the laboratory is served beside the report, and has the notebook: one that needs Node is
 * not in it.
 */
const isThere = (notebook: string): Promise<boolean> =>
  fetch(fileOf(`lite/files/${notebook}`), { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Links a notebook to the laboratory where it is served; from disk it is said how to serve it. */
export async function prepareLaboratory(): Promise<void> {
  const place = document.querySelector<HTMLElement>('.laboratory[data-notebook]');
  if (place === null) return;
  const { notebook = '' } = place.dataset;
  if (location.protocol === 'file:') place.textContent = fromDisk();
  else if (!(await isThere(notebook))) return;
  else {
    const link = document.createElement('a');
    link.href = fileOf(`lite/lab/index.html?path=${encodeURIComponent(notebook)}`);
    link.textContent = place.textContent;
    place.replaceChildren(link);
  }
  place.hidden = false;
}
