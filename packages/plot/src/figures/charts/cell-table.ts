import { InputError } from '@manaus/core';
import { someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Mark } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { type Box, textIfAny, textMark } from '../../marks/kinds.js';
import { type ChartNames, chartNames } from './chart.js';

/** The names of a table of cells. */
export interface TableNames extends ChartNames {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** @internal The form of the names of a table. */
export const tableNames = { ...chartNames, rows: someOf(text), columns: someOf(text) };

/** The upper left corner of a table, and the side of its cells. */
export interface TablePlace {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** The distances of the names from the table; one of `every` rows and columns has its name. */
interface NamePlaces {
  readonly row: number;
  readonly column: number;
  readonly xLabel: number;
  readonly yLabel: number;
  /** Degrees by which the name of the y direction is turned. */
  readonly turn?: number;
  readonly every?: { readonly row: number; readonly column: number };
}

/**
 * Throws unless a parameter has one row for each name of a row, and in it one value for each name
 * of a column.
 */
export function requireTable(
  place: string,
  parameter: string,
  { rows, columns }: TableNames,
  cells: readonly (readonly unknown[])[],
): void {
  const sizes = { rows: rows.length, columns: columns.length, got: cells.length };
  if (sizes.got !== sizes.rows || cells.some((row) => row.length !== sizes.columns))
    throw new InputError(place, parameter, 'table', sizes);
}

/**
 * The marks of all cells, each drawn from its value, its box, and the names of its row and column.
 */
export const cellMarks = <T>(
  language: Tongue,
  { rows, columns }: TableNames,
  cells: readonly (readonly T[])[],
  { left, top, cell }: TablePlace,
  draw: (value: T, box: Box, name: string) => readonly Mark[],
): Mark[] =>
  cells.flatMap((row, i) =>
    row.flatMap((value, j) => {
      const box = { x: left + j * cell, y: top + i * cell, width: cell, height: cell };
      return draw(value, box, `${message(language, rows[i])}, ${message(language, columns[j])}`);
    }),
  );

const nameText = { size: 12, color: colors.text, group: 'names' } as const;
const quietText = { ...nameText, color: colors.quiet };

/**
 * The names of the rows at the left of a table, those of its columns above it, and those of both
 * directions beyond.
 */
export function nameMarks(names: TableNames, place: TablePlace, places: NamePlaces): Mark[] {
  const { rows, columns, xLabel, yLabel } = names;
  const { left, top, cell } = place;
  const { every = { row: 1, column: 1 }, turn } = places;
  const rowNames = rows.map((name, i) => {
    const at = { x: left - places.row, y: top + (i + 0.5) * cell };
    return textMark(name, at, { ...nameText, anchor: 'end' });
  });
  const columnNames = columns.map((name, j) =>
    textMark(name, { x: left + (j + 0.5) * cell, y: top - places.column }, nameText),
  );
  const across = { x: left + (columns.length * cell) / 2, y: top - places.xLabel };
  const down = { x: left - places.yLabel, y: top + (rows.length * cell) / 2 };
  return [
    ...rowNames.filter((_, i) => i % every.row === 0),
    ...columnNames.filter((_, j) => j % every.column === 0),
    ...textIfAny(xLabel, across, quietText),
    ...textIfAny(yLabel, down, { ...quietText, turn }),
  ];
}
