import { finite, formOf, listOf, orNull } from '@manaus/core/schemas';
import { colors, scaleColor, textOn } from '../../colors.js';
import type { Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import { centerOf, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
import { requireInput } from '../input.js';
import { cellMarks, nameMarks, requireTable, type TableNames, tableNames } from './cell-table.js';
import { numberWithCommas } from './chart.js';

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
  const cell = clamp(Math.floor(720 / Math.max(rows.length, columns.length)), 5, 46);
  const width = Math.max(360, columns.length * cell + 160);
  const place = { left: (width - columns.length * cell) / 2 + 20, top: 120, cell };

  // The ends of the scale; one size for all numbers or none: a few that fit would say no more than
  // the colors.
  const known = values.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const longest = Math.max(1, ...known.map((value) => numberWithCommas(value).length));
  const size = Math.min(13, Math.floor((0.9 * cell) / (0.65 * longest)));
  const scale = (value: number) =>
    scaleColor(most === least ? 0.5 : (value - least) / (most - least));
  const edge = { stroke: colors.paper, strokeWidth: cell > 14 ? 1 : 0.2 };
  const group = 'cells';
  const cells = cellMarks(language, data, values, place, (value, box, name) => {
    const fill = value === null ? colors.paper : scale(value);
    const hover = `${name}: ${value ?? message(language, 'none')}`;
    const square = rectMark(box, { fill, hover, ...edge, group });
    if (value === null || size < 9) return [square];
    const text = numberWithCommas(value);
    return [square, textMark(text, centerOf(box), { size, color: textOn(fill), group })];
  });

  const widest = 6.8 * Math.max(...columns.map((name) => name.length)) + 4;
  const every = { row: Math.ceil(16 / cell), column: Math.ceil(widest / cell) };
  const names = { row: 8, column: 12, xLabel: 34, yLabel: 50, turn: 90, every };
  const inWords = said(language, {
    en: `Table of ${rows.length} by ${columns.length} values.`,
    pt: `Tabela de ${rows.length} por ${columns.length} valores.`,
  });
  return {
    title,
    subtitle,
    width,
    height: 160 + rows.length * cell,
    alt: `${inWords} ${message(language, title)}.`,
    marks: [...cells, ...nameMarks(data, place, names)],
  };
}
