import { groundsText } from '../../readme/scoreboard.mjs';
import { COLUMNS, grounds, tally } from '../../scoreboard.mjs';
import { html } from '../html.mjs';
import { badge, MEANING } from './verdicts.mjs';

/** Items by work and verdict, and what each verdict says. */
export function scoreboardSection(rows, problems) {
  const line = ({ work, counts, total }) =>
    html`<tr${work === 'all' ? html` class="sum"` : null}><th scope="row">${work}</th>${counts.map((count) => html`<td class="number">${count === 0 ? '·' : count}</td>`)}<td class="number">${total}</td></tr>`;
  return html`<section id="scoreboard"><h2>Scoreboard</h2>
${problems.length === 0 ? null : html`<div class="problems"><p>This run did not pass:</p><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>`}
<div class="wide"><table class="score"><caption>Items by work and verdict</caption>
<thead><tr><th scope="col">work</th>${COLUMNS.map((column) => html`<th scope="col" class="number">${badge(column)}</th>`)}<th scope="col" class="number">items</th></tr></thead>
<tbody>${tally(rows).map(line)}</tbody></table></div>
<p>${groundsText(grounds(rows))}</p>
<dl class="meaning">${COLUMNS.map((verdict) => html`<div><dt>${badge(verdict)}</dt><dd>${MEANING[verdict]}</dd></div>`)}</dl>
</section>`;
}
