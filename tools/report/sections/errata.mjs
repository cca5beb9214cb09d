import { supports } from '@manaus/papers';
import { cellTable } from '../errata.mjs';
import { html, slug } from '../html.mjs';
import { mathematics } from '../mathematics.mjs';
import { listed } from './dependencies.mjs';
import { badge, reading } from './verdicts.mjs';

/** The items that are not as printed, with a counterexample that anyone can check by hand. */
export function errataSection(rows, errata, items) {
  const worded = new Map(errata.map((erratum) => [erratum.id, erratum.en]));
  const wrong = rows.filter((row) => row.verdict === 'fails' || row.verdict === 'misprint');
  return html`<section id="errata"><h2>Errata</h2>
${wrong.length === 0 ? html`<p>Nothing was found that is not as printed.</p>` : html`<p>${wrong.length} of ${rows.length} items are not as printed.</p>`}
<p>Worded for the authors, with how sure we are, and ready to print: <a href="errata.en.html">in English</a> (<a href="errata.en.md">Markdown</a>), <a href="errata.pt-BR.html" lang="pt-BR" hreflang="pt-BR">em português</a> (<a href="errata.pt-BR.md">Markdown</a>). What is right: <a href="right.en.html">in English</a>, <a href="right.pt-BR.html" lang="pt-BR" hreflang="pt-BR">em português</a>.</p>
${wrong.map(
  (
    row,
  ) => html`<article class="erratum"><h3><a href="#${slug(row.id)}">${row.id}</a> ${badge(row.verdict)}</h3>
<p>${mathematics(row.statement)}</p>${counterexample(worded.get(row.id))}${reading(row)}${resting(items, row.id)}</article>`,
)}</section>`;
}

/** The items that rest on one that is not as printed, and were examined again. */
function resting(items, id) {
  const above = supports(items, id);
  return above.length === 0 ? null : html`<p class="quiet">Rests on it: ${listed(above)}.</p>`;
}

/** The findings, cells that differ as a table. */
function counterexample({ counterexample, cells }) {
  if (cells.length === 0)
    return html`<p class="counter"><b>Found:</b> ${mathematics(counterexample)}</p>`;
  return html`<div class="counter"><p><b>Found:</b> ${mathematics(counterexample)}</p>${cellTable(cells, ['place', 'printed', 'computed'])}</div>`;
}
