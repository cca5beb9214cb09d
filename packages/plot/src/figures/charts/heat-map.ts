import { InputError } from '@manaus/core';
import { colors, scaleColor, textOn } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message, said } from '../../language.js';
import { type ChartNames, grouped } from './chart.js';

/** A table of numbers with its names; `null` is a cell without a value. */
interface HeatMapData extends ChartNames {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * A matrix as colored cells with the numbers in them, where they fit.
 *
 * @example
 * ```ts
 * heatMapFigure({ title: 'Nim sums', rows: ['0', '1'], columns: ['0', '1'], values: [[0, 1], [1, 0]] }).marks.length; // => 12
 * ```
 */
export function heatMapFigure(data: HeatMapData): Figure {
  const { rows, columns, values } = data;
  if (values.length !== rows.length || values.some((row) => row.length !== columns.length))
    throw new InputError('plot/heat-map', 'values', 'table', {
      rows: rows.length,
      columns: columns.length,
      got: values.length,
    });
  const cell = Math.max(5, Math.min(46, Math.floor(720 / Math.max(rows.length, columns.length))));
  const width = Math.max(360, columns.length * cell + 160);
  const known = values.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const left = (width - columns.length * cell) / 2 + 20;
  // All numbers or none: a few that fit would say no more than the colors.
  const longest = Math.max(1, ...known.map((value) => grouped(value).length));
  const size = Math.min(13, Math.floor((0.9 * cell) / (0.65 * longest)));
  const marks = values.flatMap((row, i) =>
    row.flatMap((value, j) =>
      heatCell(value, least, most, {
        x: left + j * cell,
        y: 120 + i * cell,
        cell,
        size,
        hover: `${message(rows[i])}, ${message(columns[j])}: ${value ?? message('none')}`,
      }),
    ),
  );
  return {
    title: data.title,
    subtitle: data.subtitle,
    width,
    height: 160 + rows.length * cell,
    alt: `${said({
      en: `Table of ${rows.length} by ${columns.length} values.`,
      pt: `Tabela de ${rows.length} por ${columns.length} valores.`,
    })} ${message(data.title)}.`,
    marks: [...marks, ...heatNames(data, left, cell)],
  };
}

/** The place of a cell and the size of its number. */
interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly size: number;
  readonly hover: string;
}

function heatCell(
  value: number | null,
  least: number,
  most: number,
  { x, y, cell, size, hover }: CellPlace,
): Mark[] {
  const fill =
    value === null
      ? colors.paper
      : scaleColor(most === least ? 0.5 : (value - least) / (most - least));
  const marks: Mark[] = [
    {
      kind: 'rect',
      x,
      y,
      width: cell,
      height: cell,
      fill,
      hover,
      stroke: colors.paper,
      strokeWidth: cell > 14 ? 1 : 0.2,
      group: 'cells',
    },
  ];
  const text = value === null ? '' : grouped(value);
  if (text !== '' && size >= 9)
    marks.push({
      kind: 'text',
      x: x + cell / 2,
      y: y + cell / 2,
      text,
      size,
      color: textOn(fill),
      group: 'cells',
    });
  return marks;
}

function heatNames(
  { rows, columns, xLabel, yLabel }: HeatMapData,
  left: number,
  cell: number,
): Mark[] {
  const every = Math.ceil(16 / cell);
  const text = { kind: 'text', size: 12, color: colors.text, group: 'names' } as const;
  const down = rows.flatMap((name, i): Mark[] =>
    i % every === 0
      ? [{ ...text, x: left - 8, y: 120 + (i + 0.5) * cell, text: name, anchor: 'end' }]
      : [],
  );
  const wide = Math.ceil((6.8 * Math.max(...columns.map((name) => name.length)) + 4) / cell);
  const across = columns.flatMap((name, j): Mark[] =>
    j % wide === 0 ? [{ ...text, x: left + (j + 0.5) * cell, y: 108, text: name }] : [],
  );
  const names: Mark[] = [];
  if (xLabel !== undefined)
    names.push({
      ...text,
      x: left + (columns.length * cell) / 2,
      y: 86,
      text: xLabel,
      color: colors.quiet,
    });
  if (yLabel !== undefined)
    names.push({
      ...text,
      x: left - 50,
      y: 120 + (rows.length * cell) / 2,
      text: yLabel,
      color: colors.quiet,
      turn: 90,
    });
  return [...down, ...across, ...names];
}
