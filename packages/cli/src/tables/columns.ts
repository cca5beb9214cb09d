import { styled, titled } from './style.js';
import { WIDTH, wrapped } from './text.js';

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

/** Names and values in two columns; long values continue on lines below. */
export function twoColumns(rows: readonly Fact[], color: boolean): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, value]) => {
    // The name stands in the blanks before the value.
    const [first, ...rest] = wrapped(value, WIDTH, ' '.repeat(left));
    return [styled(name, 'faint', color) + first.slice(name.length), ...rest];
  });
}

/** Names and values in two columns under a title. */
export const facts = (title: string, rows: readonly Fact[], color: boolean): string[] => [
  ...titled(title, color),
  '',
  ...twoColumns(rows, color),
];

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
  const inColumns = rows[0].map((_, column) => {
    const cells = rows.map((row) => row[column]);
    const toLeft = left.includes(column);
    const width = Math.max(...cells.map((cell) => cell.length));
    return cells.map((cell) => (toLeft ? cell.padEnd(width) : cell.padStart(width)));
  });
  return rows.map((_, row) =>
    inColumns
      .map((cells) => cells[row])
      .join('  ')
      .trimEnd(),
  );
}

/** The same with the first row as a faint head. */
export function headed(
  rows: readonly (readonly string[])[],
  color: boolean,
  left?: readonly number[],
): string[] {
  const [head, ...lines] = aligned(rows, left);
  return [styled(head, 'faint', color), ...lines];
}
