import { html } from '../html.mjs';
import { linkNotebooks, notebookAnchor, notebookHtml } from '../notebook.mjs';

/** The executed notebooks, closed until they are opened. */
export function notebooksSection(notebooks, write) {
  const known = new Set(notebooks.map(({ name }) => name));
  return html`<section id="notebooks"><h2>Notebooks</h2>
${notebooks.length === 0 ? html`<p>No notebook was run.</p>` : null}
${notebooks.map(({ name, notebook }) => {
  const failed = notebook.cells.some((cell) =>
    cell.outputs?.some((output) => output.output_type === 'error'),
  );
  return html`<details class="notebook" id="${notebookAnchor(name)}"><summary><h3>${titleOf(notebook) ?? name}</h3> <span class="quiet">${name}${failed ? ' · FAILED' : ''}</span></summary>
${notebookHtml(notebook, `notebook-${name.replace(/\.ipynb$/, '')}`, write, linkNotebooks(name, known))}</details>`;
})}</section>`;
}

/** The first heading of a notebook. */
function titleOf(notebook) {
  const text = notebook.cells
    .filter((cell) => cell.cell_type === 'markdown')
    .map((cell) => [].concat(cell.source).join(''));
  return /^# (.+)$/m.exec(text.join('\n'))?.[1].replaceAll(/[*_`$]/g, '') ?? null;
}
