import { range, requireInteger } from '@manaus/core';
import { requireHeaps } from '../requirements.js';

/**
 * Moore's sum: each binary digit added modulo k + 1, without carry; the digits from the highest, at
 * least one.
 *
 * A position of Moore's Nim_k is a P-position where all are 0; for k = 1 this is the nim-sum.
 * Source: [carvalho2013, section 2.9].
 *
 * @example
 * ```ts
 * mooreSum([2, 7, 11, 14], 2); // => [2, 2, 1, 2]
 * mooreSum([2, 7, 7, 5], 2); // => [0, 0, 0]
 * ```
 */
export function mooreSum(heaps: readonly number[], k: number): number[] {
  requireInteger('games/moore-sum', 'k', k, 1);
  return columnSums(requireHeaps('games/moore-sum', heaps), k);
}

/** The same of heaps that need no check. */
export function columnSums(heaps: readonly number[], k: number): number[] {
  const columns = range(0, binaryWidth(heaps) - 1).reverse();
  return columns.map(
    (column) => heaps.reduce((sum, heap) => sum + bitAt(heap, column), 0) % (k + 1),
  );
}

/** The number of binary digits of the largest heap. */
export const binaryWidth = (heaps: readonly number[]): number =>
  Math.max(1, ...heaps.map((heap) => heap.toString(2).length));

/** The binary digit of a heap in a column, of which 0 is the lowest. */
export const bitAt = (heap: number, column: number): number => Math.floor(heap / 2 ** column) % 2;
