import { finite, formOf, listOf, orNull } from '@manaus/core/schemas';
import { colors, scaleColor, textOn } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { type Box, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { requireInput } from '../input.js';
import { cellMarks, nameMarks, requireTable, type TableNames, tableNames } from './cell-table.js';
import { grouped } from './chart.js';

/** A table of numbers with its names; `null` is a cell without a value. */
interface HeatMapData extends TableNames {
  readonly values: readonly (readonly (number | null)[])[];
}

const form = formOf<HeatMapData>({ ...tableNames, values: listOf(listOf(orNull(finite))) });

/**
 * A matrix as colored cells with the numbers in them, where they fit.
 *
 * @example
 * ```ts
 * heatMapFigure({ title: 'Nim sums', rows: ['0', '1'], columns: ['0', '1'], values: [[0, 1], [1, 0]] }).marks.length; // => 12
 * ```
 */
export function heatMapFigure(data: HeatMapData): Figure {
  requireInput('plot/heat-map', form, data, 'data');
  const language = data.language ?? sessionLanguage();
  const { title, subtitle, rows, columns, values } = data;
  requireTable('plot/heat-map', 'values', data, values);
  const cell = clamped(Math.floor(720 / Math.max(rows.length, columns.length)), 5, 46);
  const width = Math.max(360, columns.length * cell + 160);
  const place = { left: (width - columns.length * cell) / 2 + 20, top: 120, cell };
  const look = cellLook(values, cell);
  const every = { row: Math.ceil(16 / cell), column: Math.ceil(widestName(columns) / cell) };
  const names = { row: 8, column: 12, xLabel: 34, yLabel: 50, turn: 90, every };
  const marks = [
    ...cellMarks(language, data, values, place, (value, box, name) =>
      marksOf(language, value, look, box, name),
    ),
    ...nameMarks(data, place, names),
  ];
  return {
    title,
    subtitle,
    width,
    height: 160 + rows.length * cell,
    alt: inWords(language, data),
    marks,
  };
}

const widestName = (names: readonly string[]): number =>
  6.8 * Math.max(...names.map((name) => name.length)) + 4;

const inWords = (language: Tongue, { title, rows, columns }: HeatMapData): string =>
  `${said(language, {
    en: `Table of ${rows.length} by ${columns.length} values.`,
    pt: `Tabela de ${rows.length} por ${columns.length} valores.`,
  })} ${message(language, title)}.`;

/** The look of all cells: the ends of the scale, and the size of the numbers. */
interface CellLook {
  readonly least: number;
  readonly most: number;
  readonly size: number;
}

function cellLook(values: HeatMapData['values'], cell: number): CellLook {
  const known = values.flat().filter((value) => value !== null);
  return { least: Math.min(...known), most: Math.max(...known), size: numberSize(known, cell) };
}

/** One size for all numbers or none: a few that fit would say no more than the colors. */
function numberSize(known: readonly number[], cell: number): number {
  const longest = Math.max(1, ...known.map((value) => grouped(value).length));
  return Math.min(13, Math.floor((0.9 * cell) / (0.65 * longest)));
}

/** A cell with its value on hover, and in it where numbers fit. */
function marksOf(
  language: Tongue,
  value: number | null,
  look: CellLook,
  box: Box,
  names: string,
): Mark[] {
  const { x, y, width } = box;
  const fill = value === null ? colors.paper : colorOf(value, look);
  const hover = `${names}: ${value ?? message(language, 'none')}`;
  const edge = { stroke: colors.paper, strokeWidth: width > 14 ? 1 : 0.2 };
  const square = rectMark(box, { fill, hover, ...edge, group: 'cells' });
  if (value === null || look.size < 9) return [square];
  const words = { size: look.size, color: textOn(fill), group: 'cells' };
  return [square, textMark(grouped(value), { x: x + width / 2, y: y + width / 2 }, words)];
}

const colorOf = (value: number, { least, most }: CellLook): string =>
  scaleColor(most === least ? 0.5 : (value - least) / (most - least));
