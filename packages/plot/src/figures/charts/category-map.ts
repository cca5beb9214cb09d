import { InputError } from '@manaus/core';
import { colors, textOn } from '../../colors.js';
import type { Figure, LegendEntry, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import { textWidth } from '../../numbers.js';
import type { ChartNames } from './chart.js';

/** A cell of a map: its class and its text. */
export interface CategoryCell {
  /** The place of its class in the list of classes. */
  readonly category: number;
  readonly text?: string;
  /** A short name for a cell to be found at once; it gets a frame. */
  readonly name?: string;
}

/** A table of cells, each of one class; `null` for an empty place. */
interface CategoryMapData extends ChartNames {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly (CategoryCell | null)[])[];
  readonly categories: readonly { readonly name: string; readonly color: string }[];
  /** Pixels; default 34. */
  readonly cell?: number;
  /** Without it where several maps have one legend together. */
  readonly legend?: boolean;
}

/**
 * A table whose cells have the colors of their classes, with a legend; the texts of the cells tell classes apart without color.
 *
 * @example
 * ```ts
 * const categories = [{ name: 'even', color: '#ffffff' }, { name: 'odd', color: '#000000' }];
 * const map = categoryMapFigure({ title: 'Parity', rows: ['0'], columns: ['0', '1'], cells: [[{ category: 0 }, { category: 1 }]], categories });
 * map.legend?.map((entry) => entry.label); // => ['even', 'odd']
 * ```
 */
export function categoryMapFigure(data: CategoryMapData): Figure {
  const { rows, columns, cells, categories, cell = 34 } = data;
  if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length))
    throw new InputError('plot/category-map', 'cells', 'table', {
      rows: rows.length,
      columns: columns.length,
      got: cells.length,
    });
  const width = data.width ?? Math.max(200, columns.length * cell + 110);
  const left = (width - columns.length * cell) / 2 + 14;
  const top = data.subtitle === undefined ? 84 : 106;
  const legend = data.legend === false ? [] : categoryLegend(categories);
  const marks = cells.flatMap((row, i) =>
    row.flatMap((each, j) =>
      each === null
        ? []
        : cellMarks(each, data, {
            x: left + j * cell,
            y: top + i * cell,
            cell,
            hover: `${message(rows[i])}, ${message(columns[j])}`,
          }),
    ),
  );
  // Frames last: a neighbor must not cover them.
  const frames = marks.filter((mark) => mark.group === 'frames');
  return {
    title: data.title,
    subtitle: data.subtitle,
    width,
    height: top + rows.length * cell + 20 + legendHeight(legend, width),
    alt: `${said({
      en: `Map of ${rows.length} by ${columns.length} cells.`,
      pt: `Mapa de ${rows.length} por ${columns.length} células.`,
    })} ${message(data.title)}.`,
    legend,
    marks: [
      ...marks.filter((mark) => mark.group !== 'frames'),
      ...frames,
      ...mapNames(data, left, top, cell),
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
  return categories.map(({ name, color }) => ({ label: name, color, shape: 'box' }));
}

function cellMarks(
  { category, text, name }: CategoryCell,
  { categories }: CategoryMapData,
  place: { x: number; y: number; cell: number; hover: string },
): Mark[] {
  const { x, y, cell, hover } = place;
  const { color, name: className } = categories[category];
  const marks: Mark[] = [
    {
      kind: 'rect',
      x,
      y,
      width: cell,
      height: cell,
      fill: color,
      stroke: colors.paper,
      strokeWidth: 1,
      hover: `${hover}: ${message(className)}${text === undefined ? '' : `, ${text}`}`,
      group: 'cells',
    },
  ];
  const size =
    text === undefined ? 0 : Math.floor(Math.min(13, (12 * (cell - 3)) / textWidth(text, 12)));
  const line = { kind: 'text', color: textOn(color) } as const;
  if (text !== undefined && size >= 8)
    marks.push({
      ...line,
      x: x + cell / 2,
      y: y + (name === undefined ? cell / 2 : 0.66 * cell),
      text,
      size,
      group: 'cells',
    });
  if (name === undefined) return marks;
  const frame: Mark = {
    kind: 'rect',
    x: x + 1,
    y: y + 1,
    width: cell - 2,
    height: cell - 2,
    fill: 'none',
    stroke: colors.ink,
    strokeWidth: 2.5,
    group: 'frames',
  };
  return [
    ...marks,
    frame,
    {
      ...line,
      x: x + cell / 2,
      y: y + 0.29 * cell,
      text: name,
      size: Math.min(12, Math.floor(0.4 * cell)),
      weight: 'bold',
      group: 'frames',
    },
  ];
}

function mapNames(
  { rows, columns, xLabel, yLabel }: CategoryMapData,
  left: number,
  top: number,
  cell: number,
): Mark[] {
  const text = { kind: 'text', size: 12, color: colors.text, group: 'names' } as const;
  const down = rows.map(
    (name, i): Mark => ({
      ...text,
      x: left - 7,
      y: top + (i + 0.5) * cell,
      text: name,
      anchor: 'end',
    }),
  );
  const across = columns.map(
    (name, j): Mark => ({ ...text, x: left + (j + 0.5) * cell, y: top - 11, text: name }),
  );
  const names: Mark[] = [];
  if (xLabel !== undefined)
    names.push({
      ...text,
      x: left + (columns.length * cell) / 2,
      y: top - 28,
      text: xLabel,
      color: colors.quiet,
    });
  if (yLabel !== undefined)
    names.push({
      ...text,
      x: left - 32,
      y: top + (rows.length * cell) / 2,
      text: yLabel,
      color: colors.quiet,
      turn: yLabel.length > 2 ? 90 : undefined,
    });
  return [...down, ...across, ...names];
}
