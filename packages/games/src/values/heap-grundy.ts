import { mex, nimSum } from './mex.js';

/** A rule for heaps: what a move can leave of a heap, one heap or several. */
export interface HeapOptions {
  /** What each move leaves of a heap of this size. */
  options(heap: number): readonly (number | readonly number[])[];
}

/**
 * The Grundy values of the heaps 0 to `upto` of a game, from its options: the mex over the nim-sums of what a move leaves.
 *
 * Time O(all options of all heaps). The specification of `subtractionGrundy`.
 *
 * @example
 * ```ts
 * [...heapGrundy(halving().rule, 8)]; // => [0, 0, 0, 1, 0, 2, 1, 3, 0]
 * ```
 */
export function heapGrundy(rule: HeapOptions, upto: number): Uint32Array {
  const values = new Uint32Array(upto + 1);
  const valueLeft = (left: number | readonly number[]) =>
    typeof left === 'number' ? values[left] : nimSum(left.map((heap) => values[heap]));
  for (let heap = 0; heap <= upto; heap++) values[heap] = mex(rule.options(heap).map(valueLeft));
  return values;
}
