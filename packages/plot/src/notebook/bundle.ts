import { type Figure, isFigure, requireFigure } from '../figure.js';
import { fitToWidth } from '../fit-to-width.js';
import { localized } from '../localized.js';
import { toPlotly } from '../plotly.js';
import { textHtml } from '../tables.js';
import { type DisplayBundle, host } from './host.js';
import { sessionLanguage } from './session.js';

/**
 * The method by which a value says how a notebook shows it: the convention of Jupyter kernels for
 * JavaScript.
 */
export const jupyterDisplay: unique symbol = Symbol.for('Jupyter.display');

/** A value with a custom display. */
export interface Displayable {
  /** The item of a work that it shows, such as `martins2024/table-6.1`. */
  readonly shows?: string;
  /** The content by MIME type. */
  [jupyterDisplay](): Readonly<Record<string, unknown>>;
}

const isDisplayable = (value: unknown): value is Displayable =>
  typeof value === 'object' && value !== null && jupyterDisplay in value;

/** The width of a cell of JupyterLab in a window of 1280 pixels: no figure is wider. */
const cellWidth = 848;

/**
 * The outputs by which a notebook shows a figure or a value with a custom display; none for
 * other values.
 *
 * The item that it shows is kept in the metadata of the output, `{ manaus: { shows } }`.
 *
 * @example
 * ```ts
 * bundlesOf({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] })[0].data['text/plain']; // => 'a dot'
 * bundlesOf(3); // => []
 * ```
 */
export function bundlesOf(value: unknown): DisplayBundle[] {
  if (isFigure(value)) {
    const { caption } = requireFigure('plot/show', value);
    const figure = figureBundle(value);
    if (caption === undefined) return [figure];
    const html = `<p><em>${textHtml(caption)}</em></p>`;
    return [figure, { data: { 'text/html': html }, metadata: {} }];
  }
  if (!isDisplayable(value)) return [];
  return [{ data: value[jupyterDisplay](), metadata: itemMetadata(value.shows) }];
}

/** The item that an output shows, where the tools that read notebooks look for it. */
const itemMetadata = (shows: string | undefined) =>
  shows === undefined ? {} : { manaus: { shows } };

/**
 * A figure in its final size: for Jupyter as Plotly only, interactive at once, because a picture in
 * the same output would stay until the pointer enters; where the host stores notebooks, or cannot
 * draw Plotly, with its picture.
 */
function figureBundle(figure: Figure): DisplayBundle {
  const language = sessionLanguage();
  const drawn = localized(figure, language);
  const data = {
    'application/vnd.plotly.v1+json': toPlotly(fitToWidth(drawn, cellWidth), language),
    'text/plain': drawn.alt,
  };
  const width = Math.round(Math.min(figure.width, cellWidth));
  const picture = host().picture(drawn, width);
  if (picture === null) return { data, metadata: itemMetadata(figure.shows) };
  return {
    data: { ...data, 'image/png': picture },
    metadata: { 'image/png': { alt: drawn.alt, width }, ...itemMetadata(figure.shows) },
  };
}
