import { flag, formOf, integerFrom, listOf, optional, orNull, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, LegendEntry, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import { type Box, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { textWidth } from '../../numbers.js';
import { color, pixels, requireInput, requirePlaces } from '../input.js';
import { cellMarks, nameMarks, requireTable, type TableNames, tableNames } from './cell-table.js';

/** A cell of a map: its class and its text. */
export interface CategoryCell {
  /** The place of its class in the list of classes. */
  readonly category: number;
  readonly text?: string;
  /** A short name for a cell to be found at once; it gets a frame. */
  readonly name?: string;
}

/** A table of cells, each of one class; `null` for an empty place. */
interface CategoryMapData extends TableNames {
  readonly cells: readonly (readonly (CategoryCell | null)[])[];
  readonly categories: readonly { readonly name: string; readonly color: string }[];
  /** Pixels; default 34. */
  readonly cell?: number;
  /** Without it where several maps have one legend together. */
  readonly legend?: boolean;
}

const categoryList = listOf(formOf<CategoryMapData['categories'][number]>({ name: text, color }));

const form = formOf<CategoryMapData>({
  ...tableNames,
  cells: listOf(
    listOf(
      orNull(
        formOf<CategoryCell>({
          category: integerFrom(0),
          text: optional(text),
          name: optional(text),
        }),
      ),
    ),
  ),
  categories: categoryList,
  cell: optional(pixels),
  legend: optional(flag),
});

/**
 * A table whose cells have the colors of their classes, with a legend; the texts of the cells tell
 * classes apart without color.
 *
 * @example
 * ```ts
 * const categories = [{ name: 'even', color: '#ffffff' }, { name: 'odd', color: '#000000' }];
 * const map = categoryMapFigure({ title: 'Parity', rows: ['0'], columns: ['0', '1'], cells: [[{ category: 0 }, { category: 1 }]], categories });
 * map.legend?.map((entry) => entry.label); // => ['even', 'odd']
 * ```
 */
export function categoryMapFigure(data: CategoryMapData): Figure {
  requireInput('plot/category-map', form, data, 'data');
  const language = data.language ?? sessionLanguage();
  const { title, subtitle, rows, columns, cells, cell = 34, yLabel = '' } = data;
  requireTable('plot/category-map', 'cells', data, cells);
  const used = cells.flat().flatMap((each) => (each === null ? [] : [each.category]));
  requirePlaces('plot/category-map', 'category', used, data.categories.length);
  const width = data.width ?? Math.max(200, columns.length * cell + 110);
  const left = (width - columns.length * cell) / 2 + 14;
  const place = { left, top: subtitle === undefined ? 84 : 106, cell };
  const legend = data.legend === false ? [] : categoryLegend(data.categories);
  const height = place.top + rows.length * cell + 20 + legendHeight(legend, width);
  const cellsAndFrames = cellMarks(language, data, cells, place, (each, box, names) => {
    if (each === null) return [];
    const { color, name } = data.categories[each.category];
    const text = each.text === undefined ? '' : `, ${each.text}`;
    const hover = `${names}: ${message(language, name)}${text}`;
    const look = { stroke: colors.paper, strokeWidth: 1, hover, group: 'cells' };
    return [
      rectMark(box, { fill: color, ...look }),
      ...textMarks(each, box, textOn(color)),
      ...frameMarks(each, box, textOn(color)),
    ];
  });
  const turn = yLabel.length > 2 ? 90 : undefined;
  const inWords = said(language, {
    en: `Map of ${rows.length} by ${columns.length} cells.`,
    pt: `Mapa de ${rows.length} por ${columns.length} células.`,
  });
  return {
    title,
    subtitle,
    width,
    height,
    alt: `${inWords} ${message(language, title)}.`,
    legend,
    marks: [
      // The frames over all cells, since a neighbor must not cover one.
      ...cellsAndFrames.filter((mark) => mark.group !== 'frames'),
      ...cellsAndFrames.filter((mark) => mark.group === 'frames'),
      ...nameMarks(data, place, { row: 7, column: 11, xLabel: 28, yLabel: 32, turn }),
    ],
  };
}

/**
 * The legend of a map: a box for each class.
 *
 * @example
 * ```ts
 * categoryLegend([{ name: 'even', color: '#ffffff' }])[0].shape; // => 'box'
 * ```
 */
export function categoryLegend(categories: CategoryMapData['categories']): LegendEntry[] {
  requireInput('plot/category-map', categoryList, categories, 'categories');
  return categories.map(({ name, color }) => ({ label: name, color, shape: 'box' }));
}

/** The text of a cell, in its middle or under its name, where it fits. */
function textMarks({ text, name }: CategoryCell, { x, y, width }: Box, color: string): Mark[] {
  if (text === undefined) return [];
  const size = Math.floor(Math.min(13, (12 * (width - 3)) / textWidth(text, 12)));
  const at = { x: x + width / 2, y: y + (name === undefined ? width / 2 : 0.66 * width) };
  return size >= 8 ? [textMark(text, at, { size, color, group: 'cells' })] : [];
}

/** The frame of a cell with a name, and the name. */
function frameMarks({ name }: CategoryCell, { x, y, width }: Box, color: string): Mark[] {
  if (name === undefined) return [];
  const inside = { x: x + 1, y: y + 1, width: width - 2, height: width - 2 };
  const frame = { fill: 'none', stroke: colors.ink, strokeWidth: 2.5, group: 'frames' };
  const size = Math.min(12, Math.floor(0.4 * width));
  const words = { size, color, weight: 'bold', group: 'frames' } as const;
  return [
    rectMark(inside, frame),
    textMark(name, { x: x + width / 2, y: y + 0.29 * width }, words),
  ];
}
