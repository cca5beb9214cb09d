import { html, raw, slug } from './html.mjs';

// A larger figure is drawn only when asked for: it would hold up the scrolling.
const BIGGEST = 1_500_000;

/**
 * A figure with its static twin; the interactive form is a script beside the page, because a page opened from disk may not fetch.
 * @param {{ id: string, alt: string, image: { name: string, content: string | Buffer } | null, plotly: object | null }} plot
 * @param {(path: string, content: string | Buffer) => string} write
 */
export function plotHtml({ id, alt, image, plotly }, write) {
  const picture = image === null ? null : write(`figures/${image.name}`, image.content);
  const key = slug(id);
  const text = plotly === null ? null : JSON.stringify(plotly);
  if (text !== null)
    write(
      `figures/${key}.js`,
      `(window.manausFigures ??= {})[${JSON.stringify(key)}] = ${text};\n`,
    );
  const size = plotly?.layout?.height ? `style="--height: ${Number(plotly.layout.height)}px"` : '';
  const width = Number(plotly?.layout?.width ?? 0);
  return html`<div class="plot" data-width="${width}" data-figure="${text === null ? '' : key}" data-when="${text !== null && text.length <= BIGGEST ? 'seen' : 'asked'}" ${raw(size)}>
${text === null ? null : html`<button type="button" class="swap" hidden>Interactive</button>`}
<div class="twin">${picture === null ? null : html`<img src="${picture}" alt="${alt}" loading="lazy">`}</div>
<div class="live" role="img" aria-label="${alt}" hidden></div>
</div>`;
}
