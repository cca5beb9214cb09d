import { mex, nimSum } from '../mex.js';
import type { HeapGame, HeapRule } from './heap-game.js';

/**
 * The Grundy values of the single heaps 0 to `upto` of a heap game: the mex over the nim-sums of
 * what a move leaves.
 *
 * Time O(all options of all heaps). The specification of `subtractionGrundyValues` and
 * `halvingGrundyValue`.
 *
 * @example
 * ```ts
 * [...grundyValues(halving(), 8)]; // => [0, 0, 0, 1, 0, 2, 1, 3, 0]
 * ```
 */
export function grundyValues({ rule }: Pick<HeapGame, 'rule'>, upto: number): Uint32Array {
  const values = new Uint32Array(upto + 1);
  const valueLeft = (left: number | readonly number[]) =>
    typeof left === 'number' ? values[left] : nimSum(left.map((heap) => values[heap]));
  for (let heap = 0; heap <= upto; heap++) values[heap] = mex(rule.options(heap).map(valueLeft));
  return values;
}

/**
 * The Grundy value of a heap of a game whose moves leave one heap, from its rule; what was found
 * once is kept.
 */
export function growingValues(rule: Pick<HeapRule<number>, 'options'>): (heap: number) => number {
  const values: number[] = [];
  return (heap) => {
    while (values.length <= heap)
      values.push(mex(rule.options(values.length).map((left) => values[left])));
    return values[heap];
  };
}

/** The values of single heaps; all below the largest that was asked for are kept. */
export function keptValues(
  valuesTo: (upto: number) => ArrayLike<number>,
): (heap: number) => number {
  let values: ArrayLike<number> = [];
  return (heap) => {
    if (heap >= values.length) values = valuesTo(Math.max(heap, 127));
    return values[heap];
  };
}
