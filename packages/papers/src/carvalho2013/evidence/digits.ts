import type { Heaps } from '@manaus/games';

/**
 * Numbers as rows of binary digits of one length, at least 1, as one writes them below each other
 * to add columns.
 */
export function digitRows(numbers: Heaps): number[][] {
  const width = Math.max(1, ...numbers.map((number) => number.toString(2).length));
  return numbers.map((number) => [...number.toString(2).padStart(width, '0')].map(Number));
}

/** The columns of such rows, each added modulo a number, without carry. */
export function columnSums(rows: readonly (readonly number[])[], modulus: number): number[] {
  return (rows[0] ?? []).map(
    (_, column) => rows.reduce((sum, row) => sum + row[column], 0) % modulus,
  );
}

/** The number that a row of binary digits stands for. */
export const numberOf = (row: readonly number[]): number =>
  row.reduce((number, digit) => 2 * number + digit, 0);

/**
 * True if the columns of some heaps all add up to 0; on paper, with digits, and so not by the
 * library's sums.
 */
export const sumIsZero = (heaps: Heaps, modulus: number): boolean =>
  columnSums(digitRows(heaps), modulus).every((digit) => digit === 0);
