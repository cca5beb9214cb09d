import { VERDICTS, workOf } from '../../scoreboard.mjs';
import { html, slug } from '../html.mjs';
import { mathematics } from '../mathematics.mjs';
import { proofLinks } from './proofs.mjs';
import { badge, reading } from './verdicts.mjs';

/** All items, a table a work, with a filter over them. */
export function ledgerSection(rows, shown) {
  const works = [...new Set(rows.map((row) => workOf(row.id)))];
  return html`<section id="ledger"><h2>Ledger</h2>
<form class="filter" hidden role="search" aria-label="Filter the ledger">
<label>Find <input type="search" name="text" placeholder="id or word"></label>
<label>Work <select name="work"><option value="">all</option>${works.map((work) => html`<option>${work}</option>`)}</select></label>
<fieldset><legend>Verdicts</legend>${VERDICTS.map((verdict) => html`<label><input type="checkbox" name="verdict" value="${verdict}" checked> ${verdict}</label>`)}</fieldset>
<output name="count" aria-live="polite"></output>
</form>
<p>The same rows as <a href="data/ledger.csv">ledger.csv</a>.</p>
${works.map((work) =>
  table(
    work,
    rows.filter((row) => workOf(row.id) === work),
    shown,
  ),
)}
</section>`;
}

function table(work, rows, shown) {
  return html`<div class="work" data-work="${work}"><h3>${work}</h3><div class="wide"><table class="ledger">
<caption class="hidden">Items of ${work}</caption>
<thead><tr><th scope="col">item</th><th scope="col">statement</th><th scope="col">verdict</th><th scope="col">what was checked</th></tr></thead>
<tbody>${rows.map((row) => line(row, shown))}</tbody></table></div></div>`;
}

function line(row, shown) {
  const name = row.id.slice(workOf(row.id).length + 1);
  return html`<tr id="${slug(row.id)}" data-verdict="${row.verdict}">
<th scope="row">${name}${shown.has(row.id) ? html` <a href="#show-${slug(row.id)}">see</a>` : null}</th>
<td>${mathematics(row.statement)}${reading(row)}</td>
<td>${badge(row.verdict)}</td>
<td>${found(row)}</td>
</tr>`;
}

function found(row) {
  if (row.verdict === 'unchecked')
    return html`<span class="quiet">${mathematics(row.reason ?? 'no reason given')}</span>`;
  const methods =
    row.methods > 1 ? html` <span class="quiet">(${row.methods} independent methods)</span>` : null;
  return html`${mathematics(row.checked)}${methods}${row.counterexample ? html`<p class="counter"><b>Found:</b> ${mathematics(row.counterexample)}</p>` : null}${proofLinks(row.proofs)}`;
}
