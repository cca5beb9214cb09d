import { csv } from '../csv.mjs';
import { html, slug } from '../html.mjs';
import { mathematics } from '../mathematics.mjs';
import { badge } from './verdicts.mjs';

/** Every table, cell by cell: printed against computed; each also as CSV. */
export function tablesSection(items, verdicts, distances, write) {
  return html`<section id="tables"><h2>Tables and distances</h2>
${items.map((item) => article(item, verdicts.get(item.id), write))}
<article><h3>Distances</h3>
<p>How many states lie at each distance from the goal, for every tower, and for each state its distance.</p>
<ul>${distances.map(({ file, title }) => html`<li><a href="${file}">${title}</a></li>`)}</ul></article>
</section>`;
}

function article(item, verdict, write) {
  const cells = item.cells();
  const columns = [...item.columns, 'printed', 'computed', 'agrees'];
  const rows = cells.map((cell) => [
    ...cell.place,
    cell.printed,
    cell.computed,
    cell.printed === cell.computed ? 'yes' : 'no',
  ]);
  const file = write(`data/${slug(item.id)}.csv`, csv(columns, rows));
  const wrong = rows.filter((row) => row.at(-1) === 'no').length;
  return html`<article class="item" id="${'figure' in item ? 'cells' : 'show'}-${slug(item.id)}"><h3><a href="#${slug(item.id)}">${item.id}</a> ${verdict === undefined ? null : badge(verdict)}</h3>
<p>${mathematics(item.statement.en ?? item.statement)}</p>
<p>${rows.length} cells, ${wrong === 0 ? 'all as printed' : `${wrong} not as printed`}. <a href="${file}">CSV</a></p>
<details${wrong > 0 && rows.length <= 60 ? html` open` : null}><summary>Cells</summary><div class="wide"><table><caption class="hidden">${item.id}, printed against computed</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr${row.at(-1) === 'no' ? html` class="differs"` : null}>${row.map((value) => html`<td>${mathematics(value)}</td>`)}</tr>`)}</tbody></table></div></details></article>`;
}
