import { range } from '@manaus/core';

/**
 * Things in rows of nearly equal length, in order: at most `most` in a row.
 *
 * @example
 * ```ts
 * inRows([1, 2, 3, 4, 5, 6, 7], 5); // => [[1, 2, 3, 4], [5, 6, 7]]
 * ```
 */
export function inRows<T>(things: readonly T[], most: number): (readonly T[])[] {
  const rows = Math.ceil(things.length / Math.max(1, most));
  const length = Math.ceil(things.length / rows);
  return range(0, rows - 1).map((row) => things.slice(row * length, (row + 1) * length));
}

/** Things in rows, in order, each row as full as may be. */
export function fullRows<T>(things: readonly T[], fits: (row: readonly T[]) => boolean): T[][] {
  const rows: T[][] = [[]];
  for (const thing of things) {
    const [row] = rows.slice(-1);
    if (row.length === 0 || fits([...row, thing])) row.push(thing);
    else rows.push([thing]);
  }
  return rows;
}
