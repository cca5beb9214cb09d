import { styled, titled } from './style.js';
import { WIDTH, wrapped } from './text.js';

/** Names and values in two columns; long values continue on lines below. */
export function twoColumns(
  rows: readonly (readonly [name: string, value: string])[],
  color: boolean,
): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, value]) => {
    const [first, ...rest] = wrapped(value, WIDTH, ' '.repeat(left));
    return [
      styled(name, 'faint', color) + ' '.repeat(left - name.length) + first.slice(left),
      ...rest,
    ];
  });
}

/** Names and values in two columns under a title. */
export const facts = (
  title: string,
  rows: readonly (readonly [name: string, value: string])[],
  color: boolean,
): string[] => [...titled(title, color), '', ...twoColumns(rows, color)];

/**
 * The cells of rows padded to columns, two blanks apart.
 *
 * @param left the columns aligned to the left; the others are aligned to the right
 *
 * @example
 * ```ts
 * aligned([['a', '1'], ['bcd', '10']], [0]); // => ['a     1', 'bcd  10']
 * ```
 */
export function aligned(
  rows: readonly (readonly string[])[],
  left: readonly number[] = [],
): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const padded = (cell: string, column: number) =>
    left.includes(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}
