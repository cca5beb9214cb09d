import { requireKind, requireOptions } from '@manaus/core/internals';
import { escapeXml } from '@manaus/graph/internals';
import { type Figure, requireFigure } from './figure.js';
import { languageOf, said, type Tongue } from './language.js';
import { sessionLanguage } from './notebook/session.js';
import { toPlotly } from './plotly.js';
import { toSvg } from './svg.js';

/** Options of a page. */
interface HtmlOptions {
  /** The path or URL of plotly.js. Without it the page shows the drawing with its hover titles. */
  readonly plotly?: string;
  /** The language of the page; by default that of the notebook. */
  readonly language?: Tongue;
}

/** The tags of the languages in HTML. */
const LANGUAGES = { en: 'en', pt: 'pt-BR' } as const;

/**
 * A figure as an HTML page that stands alone, with the drawing (SVG) and its interactive form
 * (Plotly JSON) in it.
 *
 * @example
 * ```ts
 * toHtml({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }).startsWith('<!doctype html>'); // => true
 * ```
 */
export function toHtml(figure: Figure, options: HtmlOptions = {}): string {
  requireFigure('plot/html', figure);
  requireOptions('plot/html', ['plotly', 'language'], options);
  if (options.plotly !== undefined) requireKind('plot/html', 'plotly', 'text', options.plotly);
  const { plotly, language = sessionLanguage() } = options;
  const style =
    'body{margin:1rem auto;max-width:1240px;font-family:"DejaVu Sans",Verdana,sans-serif;color:#1f2933;background:#fff}svg{display:block;margin:auto;max-width:100%;height:auto}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(figure.title)}</title><style>${style}</style>`;
  return `<!doctype html>\n<html lang="${LANGUAGES[languageOf(language)]}">\n<head>${head}</head>\n<body>\n${body(figure, plotly, language)}</body>\n</html>\n`;
}

function body(figure: Figure, plotly: string | undefined, language: Tongue): string {
  // JSON that cannot close its script element.
  const data = JSON.stringify(toPlotly(figure, language)).replaceAll('<', '\\u003c');
  const json = `<script type="application/json" id="figure">${data}</script>\n`;
  if (plotly === undefined) return `${toSvg(figure)}${json}`;
  const draw =
    'const f=JSON.parse(document.getElementById("figure").textContent);Plotly.newPlot("plot",f.data,f.layout,f.config).then(()=>{if(f.frames)return Plotly.addFrames("plot",f.frames)}).then(()=>{document.body.dataset.drawn="yes"});';
  const still = `<details><summary>${said(language, { en: 'The figure without interaction', pt: 'A figura sem interação' })}</summary>\n${toSvg(figure)}</details>\n`;
  return `<div id="plot" style="display:flex;justify-content:center"></div>\n${still}${json}<script src="${escapeXml(plotly)}"></script>\n<script>${draw}</script>\n`;
}
