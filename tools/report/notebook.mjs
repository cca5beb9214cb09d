import { posix } from 'node:path';
import { html, raw, slug } from './html.mjs';
import { markdown } from './markdown.mjs';
import { plotHtml } from './plot.mjs';

const joined = (text) => [].concat(text ?? []).join('');
const ESCAPE = String.fromCharCode(27);
const withoutColors = (text) => text.replaceAll(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g'), '');

/**
 * The cells of an executed notebook as HTML.
 * @param {{ cells: object[] }} notebook
 * @param {string} id
 * @param {(path: string, content: string | Buffer) => string} write
 * @param {(text: string) => string} linked what its links become
 */
export function notebookHtml(notebook, id, write, linked = (text) => text) {
  return notebook.cells.map((cell, i) => {
    const source = joined(cell.source);
    if (cell.cell_type === 'markdown')
      return html`<div class="prose">${raw(linked(lowerHeadings(markdown(source))))}</div>`;
    if (cell.cell_type !== 'code') return null;
    const outputs = cell.outputs.map((output, k) =>
      outputHtml(output, `${id}-${i + 1}-${k + 1}`, write),
    );
    return html`<div class="cell"><pre class="code"><code>${source}</code></pre>${outputs}</div>`;
  });
}

/** The path of a notebook in the report. */
export const notebookAnchor = (name) => `notebook-${slug(name)}`;

/**
 * Links between notebooks become links within the report; those to one that was not run become text.
 * @param {string} from the notebook that the text is of, as `martins2024/03-hanoi.ipynb`
 * @param {Set<string>} known the notebooks that were run
 * @returns {(text: string) => string}
 */
export const linkNotebooks = (from, known) => (text) =>
  text.replace(/<a href="([^"#:]+\.ipynb)(?:#[^"]*)?">(.*?)<\/a>/gs, (_, href, label) => {
    const name = posix.join(posix.dirname(from), href);
    return known.has(name) ? `<a href="#${notebookAnchor(name)}">${label}</a>` : label;
  });

/** The headings of a notebook stand below the page's own. */
const lowerHeadings = (text) =>
  text.replace(/<(\/?)h([1-4])>/g, (_, slash, level) => `<${slash}h${Number(level) + 2}>`);

function outputHtml(output, id, write) {
  if (output.output_type === 'stream')
    return html`<pre class="output ${output.name}">${withoutColors(joined(output.text))}</pre>`;
  if (output.output_type === 'error')
    return html`<pre class="output error">${output.ename}: ${output.evalue}\n${withoutColors([].concat(output.traceback).join('\n'))}</pre>`;
  return html`<div class="output">${richest(output.data, id, write)}</div>`;
}

function richest(data, id, write) {
  const plotly = data['application/vnd.plotly.v1+json'] ?? null;
  const png =
    data['image/png'] === undefined ? null : Buffer.from(joined(data['image/png']), 'base64');
  const image = png === null ? null : { name: `${id.replace(/[^\w.-]+/g, '-')}.png`, content: png };
  if (plotly !== null || image !== null)
    return plotHtml({ id, alt: altOf(plotly), image, plotly }, write);
  if (data['text/html'] !== undefined) return raw(joined(data['text/html']));
  if (data['image/svg+xml'] !== undefined)
    return html`<img alt="" src="data:image/svg+xml;base64,${Buffer.from(joined(data['image/svg+xml'])).toString('base64')}">`;
  if (data['text/markdown'] !== undefined) return raw(markdown(joined(data['text/markdown'])));
  return html`<pre>${joined(data['text/plain'])}</pre>`;
}

function altOf(plotly) {
  const title =
    plotly?.layout?.meta?.alt ?? plotly?.layout?.title?.text ?? plotly?.layout?.title ?? 'a figure';
  return String(title)
    .replace(/<br\s*\/?>/g, ': ')
    .replace(/<[^>]*>/g, '');
}
