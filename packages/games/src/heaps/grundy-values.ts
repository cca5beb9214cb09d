import { mex, nimSum } from '../mex.js';
import type { HeapGame, HeapRule, Remains } from './heap-game.js';

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
  for (let heap = 0; heap <= upto; heap++)
    values[heap] = mex(rule.options(heap).map((left) => valueLeft(left, values)));
  return values;
}

/** The value of what is left of a heap: of several heaps, the nim-sum of theirs. */
const valueLeft = (left: Remains, values: ArrayLike<number>): number =>
  typeof left === 'number' ? values[left] : nimSum(left.map((heap) => values[heap]));

/** The Grundy value of a heap from the rule of its game; what was found once is kept. */
export function growingValues({ options }: Pick<HeapRule, 'options'>): (heap: number) => number {
  const values: number[] = [];
  return (heap) => {
    while (values.length <= heap)
      values.push(mex(options(values.length).map((left) => valueLeft(left, values))));
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
