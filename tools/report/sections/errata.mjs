import { html, slug } from '../html.mjs';
import { badge } from './verdicts.mjs';

/** What is not as printed, with the counterexample that anyone can check by hand. */
export function errataSection(rows) {
  const wrong = rows.filter((row) => row.verdict === 'fails' || row.verdict === 'misprint');
  return html`<section id="errata"><h2>Errata</h2>
${wrong.length === 0 ? html`<p>Nothing was found that is not as printed.</p>` : html`<p>${wrong.length} of ${rows.length} items are not as printed.</p>`}
${wrong.map(
  (row) => html`<article class="erratum"><h3><a href="#${slug(row.id)}">${row.id}</a> ${badge(row.verdict)}</h3>
<p>${row.statement}</p><p class="counter"><b>Found:</b> ${row.counterexample ?? 'no counterexample was recorded'}</p>
${row.departs ? html`<p class="departs"><b>Departs:</b> ${row.departs}</p>` : null}</article>`,
)}</section>`;
}
