import { toPlotly, toSvg } from '@manaus/plot';
import { html, slug } from '../html.mjs';
import { mathematics } from '../mathematics.mjs';
import { plotHtml } from '../plot.mjs';
import { badge } from './verdicts.mjs';

/** Every figure beside its caption. */
export function figuresSection(items, verdicts, write) {
  return html`<section id="figures"><h2>Figures</h2>
${items.length === 0 ? html`<p>No figure is drawn yet.</p>` : null}
${items.map((item) => article(item, verdicts.get(item.id), write))}</section>`;
}

function article(item, verdict, write) {
  const figure = item.figure();
  const plot = {
    id: item.id,
    alt: figure.alt,
    image: { name: `${slug(item.id)}.svg`, content: toSvg(figure) },
    plotly: toPlotly(figure),
  };
  return html`<figure class="item" id="show-${slug(item.id)}">
<figcaption><h3><a href="#${slug(item.id)}">${item.id}</a> ${verdict === undefined ? null : badge(verdict)}</h3>
<p>${mathematics(item.caption)}</p><p class="quiet"><a href="figures/${slug(item.id)}.svg">SVG</a></p></figcaption>
${plotHtml(plot, write)}</figure>`;
}
