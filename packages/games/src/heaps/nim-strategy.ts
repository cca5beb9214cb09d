import { nimSum } from '../values/mex.js';
import { replaced } from '../values/replaced.js';
import { type Convention, heapStrategy, type Strategy } from './strategy.js';

/**
 * How Nim is won: P where the nim-sum is 0; in misère play, where all heaps are 0 or 1, where it is 1. Exact below 2^53.
 *
 * Time O(heaps), a winning move O(heaps). Source: [carvalho2013, theorem 2.4.1 and section 2.5].
 *
 * @example
 * ```ts
 * [...nimStrategy('normal').winningMoves([10 ** 15, 1])]; // => [[1, 1]]
 * [...nimStrategy('misere').winningMoves([5, 1])]; // => [[0, 1]]
 * ```
 */
export function nimStrategy(convention: Convention): Strategy<readonly number[]> {
  if (convention === 'normal')
    return heapStrategy({
      value: (heap) => heap,
      optionsOf: (heap, value) => (value < heap ? [value] : []),
    });
  const isP = (heaps: readonly number[]) =>
    nimSum(heaps) === (heaps.some((heap) => heap > 1) ? 0 : 1);
  return {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    winningMoves(heaps) {
      const sum = nimSum(heaps);
      const aims = (heap: number) =>
        [...new Set([nimSum([heap, sum]), 0, 1])].filter((left) => left < heap);
      return heaps
        .flatMap((heap, place) => aims(heap).map((left) => replaced(heaps, place, left)))
        .filter(isP);
    },
  };
}
