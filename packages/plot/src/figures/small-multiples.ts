import { InputError } from '@manaus/core';
import type { Figure, Mark, Point } from '../figure.js';
import { axesMarks, legendMarks, titleMarks } from '../furniture.js';
import { message } from '../language.js';
import { localized } from '../localized.js';
import { fullRows, inRows } from '../rows.js';
import { pixelMarks } from '../scales.js';
import { pageWidth } from './page.js';

/** Options of small multiples. */
interface MultiplesOptions {
  readonly title: string;
  readonly subtitle?: string;
  /** The most figures in a row; by default as many as fit the width of a page. */
  readonly columns?: number;
}

const head = 70;

/**
 * Several figures as one, in rows that fit the width of a page; each keeps its size, so make them small.
 *
 * A row is as high as its highest figure, and centered. The texts of the figures are laid out in the language that is set.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * smallMultiples([dot, dot], { title: 'Two dots' }).width; // => 80
 * ```
 */
export function smallMultiples(
  figures: readonly Figure[],
  { title, subtitle, columns = figures.length }: MultiplesOptions,
): Figure {
  if (figures.length === 0) throw new InputError('plot/multiples', 'figures', 'empty', {});
  const rows = rowsOf(figures, columns);
  const width = Math.max(...rows.map(spanOf));
  const marks: Mark[] = [];
  let y = head;
  for (const row of rows) {
    let x = (width - spanOf(row)) / 2;
    for (const figure of row) {
      marks.push(...marksOf(localized(figure)).map((mark) => moved(mark, { x, y })));
      x += figure.width;
    }
    y += Math.max(...row.map(({ height }) => height));
  }
  const alt = `${message(title)}. ${figures.map((figure) => message(figure.alt)).join(' ')}`;
  return { title, subtitle, width, height: y, alt, marks, panels: figures };
}

/**
 * The same figure with its panels one below another, for a narrow screen; `null` where it has none side by side.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * stackPanels(smallMultiples([dot, dot], { title: 'Two dots' }))?.width; // => 40
 * ```
 */
export function stackPanels({ panels, title, subtitle, width }: Figure): Figure | null {
  if (panels === undefined) return null;
  const stacked = smallMultiples(panels, { title, subtitle, columns: 1 });
  return stacked.width < width ? stacked : null;
}

const spanOf = (row: readonly Figure[]) => row.reduce((sum, { width }) => sum + width, 0);

/** Rows of equal length where all figures are of one width, else each as full as may be. */
function rowsOf(figures: readonly Figure[], columns: number): (readonly Figure[])[] {
  const [{ width }] = figures;
  if (figures.every((figure) => figure.width === width))
    return inRows(figures, Math.min(columns, Math.floor(pageWidth / width)));
  return fullRows(figures, (row) => row.length <= columns && spanOf(row) <= pageWidth);
}

const marksOf = (figure: Figure): Mark[] => [
  ...axesMarks(figure),
  ...pixelMarks(figure),
  ...titleMarks(figure),
  ...legendMarks(figure),
];

function moved(mark: Mark, by: Point): Mark {
  const shift = (point: Point) => ({ x: point.x + by.x, y: point.y + by.y });
  if (mark.kind === 'line') return { ...mark, lines: mark.lines.map((line) => line.map(shift)) };
  if (mark.kind === 'polygon') return { ...mark, rings: mark.rings.map((ring) => ring.map(shift)) };
  return { ...mark, ...shift(mark) };
}
