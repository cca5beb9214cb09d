import { InputError, requireInteger } from '@manaus/core';
import { requireKind, requireOptions, requireShape } from '@manaus/core/internals';
import { type Figure, type Mark, type Point, requireFigure } from '../figure.js';
import { drawnMarks } from '../furniture.js';
import { message, requireTongue, type Tongue } from '../language.js';
import { localized } from '../localized.js';
import { mapPoints } from '../marks/kinds.js';
import { languageIn, sessionLanguage } from '../notebook/session.js';
import { fullRows, inRows } from '../rows.js';
import { pageWidth } from './page.js';

/** Options of small multiples. */
interface MultiplesOptions {
  readonly title: string;
  readonly subtitle?: string;
  /** The most figures in a row; by default as many as fit the width of a page. */
  readonly columns?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/multiples';
const head = 70;

/**
 * Several figures as one, in rows that fit the width of a page; each keeps its size, so make them
 * small.
 *
 * A row is as high as its highest figure, and centered. The texts of the figures are laid out in
 * their language.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * smallMultiples([dot, dot], { title: 'Two dots' }).width; // => 80
 * ```
 */
export function smallMultiples(figures: readonly Figure[], options: MultiplesOptions): Figure {
  requireKind(place, 'figures', 'list', figures);
  if (figures.length === 0) throw new InputError(place, 'figures', 'empty', {});
  for (const figure of figures) requireFigure(place, figure);
  requireShape(place, 'options', options, ['title']);
  requireOptions(place, ['title', 'subtitle', 'columns', 'language'], options);
  const { title, subtitle, columns = figures.length } = options;
  const language = requireTongue(place, options.language ?? sessionLanguage());
  requireInteger(place, 'columns', columns, 1);

  // Rows of equal length where all figures are of one width, else each as full as may be.
  const [first] = figures;
  const rows = figures.every((figure) => figure.width === first.width)
    ? inRows(figures, Math.min(columns, Math.floor(pageWidth / first.width)))
    : fullRows(figures, (row) => row.length <= columns && spanOf(row) <= pageWidth);
  const width = Math.max(...rows.map(spanOf));
  const marks: Mark[] = [];
  let top = head;
  for (const row of rows) {
    let left = (width - spanOf(row)) / 2;
    for (const figure of row) {
      const by = { x: left, y: top };
      const move = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
      const own = drawnMarks(localized(figure, language));
      marks.push(...own.map((mark) => mapPoints(mark, move)));
      left += figure.width;
    }
    top += Math.max(...row.map(({ height }) => height));
  }
  const alt = `${message(language, title)}. ${figures.map((figure) => message(language, figure.alt)).join(' ')}`;
  return { title, subtitle, width, height: top, alt, marks, panels: figures };
}

const spanOf = (row: readonly Figure[]) => row.reduce((sum, { width }) => sum + width, 0);

/**
 * The same figure with its panels one below another, for a narrow screen; `null` where it has none
 * side by side. The language of the words is by default that of the notebook.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * stackPanels(smallMultiples([dot, dot], { title: 'Two dots' }))?.width; // => 40
 * ```
 */
export function stackPanels(
  figure: Figure,
  options: { readonly language?: Tongue } = {},
): Figure | null {
  const language = languageIn('plot/stack', options);
  const { panels, title, subtitle, width } = requireFigure('plot/stack', figure);
  if (panels === undefined) return null;
  const stacked = smallMultiples(panels, { title, subtitle, columns: 1, language });
  return stacked.width < width ? stacked : null;
}
