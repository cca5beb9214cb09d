import { supports } from '@manaus/papers';
import { toSvg } from '@manaus/plot';
import { workOf } from '../../scoreboard.mjs';
import { dependencyFigure, isBroken } from '../dependencies.mjs';
import { html, slug } from '../html.mjs';

/** The graph of each work, and of each item that is not as printed what rests on it. */
export function dependenciesSection(items, verdicts, write) {
  const works = [...new Set(items.map(({ id }) => workOf(id)))];
  return html`<section id="dependencies"><h2>What rests on what</h2>
<p>An item rests on those that its statement or its check takes for granted. Where one is not as printed, all that rests on it was looked at again: its own verdict says whether it stands.</p>
${works.map((work) => graph(items, work, verdicts, write))}
${restingOnBroken(items, verdicts)}</section>`;
}

function graph(items, work, verdicts, write) {
  const figure = dependencyFigure(items, work, verdicts);
  if (figure === null) return null;
  const file = write(`figures/dependencies-${slug(work)}.svg`, toSvg(figure));
  return html`<figure class="item"><figcaption><h3>${work}</h3><p class="quiet"><a href="${file}">SVG</a></p></figcaption>
<div class="plot"><img class="full" src="${file}" alt="${figure.alt}" width="${figure.width}" height="${figure.height}" loading="lazy"></div></figure>`;
}

function restingOnBroken(items, verdicts) {
  const rows = items
    .filter(({ id }) => isBroken(verdicts.get(id)))
    .map(({ id }) => ({ id, above: supports(items, id) }))
    .filter(({ above }) => above.length > 0);
  if (rows.length === 0) return null;
  return html`<div class="wide"><table><caption>What rests on items that are not as printed</caption>
<thead><tr><th scope="col">not as printed</th><th scope="col">rests on it, directly or through others</th></tr></thead>
<tbody>${rows.map(({ id, above }) => html`<tr><th scope="row">${itemLink(id)}</th><td>${listed(above)}</td></tr>`)}</tbody></table></div>`;
}

const itemLink = (id) => html`<a href="#${slug(id)}">${id}</a>`;

/** Links to items, separated by commas. */
export const listed = (ids) => ids.map((id, i) => html`${i === 0 ? '' : ', '}${itemLink(id)}`);
