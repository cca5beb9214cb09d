import { misereHeaps } from '../values/misere-heaps.js';
import { type Convention, heapStrategy, type Strategy } from './strategy.js';

/**
 * The Grundy value of a heap of the halving game: b for 2^a (2b + 1), 0 for an empty heap.
 *
 * Between half a heap and the heap, the heap left out, each smaller b has just one number of this form, and its own b has none. Time O(log heap).
 *
 * @example
 * ```ts
 * [0, 1, 2, 3, 4, 5, 6, 7, 8].map(halvingValue); // => [0, 0, 0, 1, 0, 2, 1, 3, 0]
 * ```
 */
export function halvingValue(heap: number): number {
  let odd = heap;
  while (odd > 0 && odd % 2 === 0) odd /= 2;
  return odd === 0 ? 0 : (odd - 1) / 2;
}

/**
 * How the halving game is won. A single heap is P where it is 0 or a power of 2, in misère play where it is 3 times a power of 2.
 *
 * Normal play of any heaps below 2^53, misère play of one: time O(heaps log heap). Misère play of more heaps: by `misereHeaps`, with its
 * limit. Source: [carvalho2013, lemmas 2.6.1 and 2.7.1].
 *
 * @example
 * ```ts
 * [...halvingStrategy('normal').winningMoves([100])]; // => [[64]]
 * [...halvingStrategy('misere').winningMoves([10 ** 15])]; // => [[844424930131968]]
 * ```
 */
export function halvingStrategy(convention: Convention): Strategy<readonly number[]> {
  if (convention === 'normal')
    return heapStrategy({
      value: halvingValue,
      optionsOf: (heap, value) => above(heap, 2 * value + 1),
    });
  const several = misereHeaps({
    options: (heap) =>
      Array.from({ length: Math.max(0, Math.ceil(heap / 2) - 1) }, (_, i) => heap - 1 - i),
  });
  return {
    outcome(heaps) {
      if (heaps.length !== 1) return several.outcome(heaps);
      return halvingValue(heaps[0]) === 1 ? 'P' : 'N';
    },
    winningMoves: (heaps) =>
      heaps.length === 1 ? above(heaps[0], 3).map((left) => [left]) : several.winningMoves(heaps),
  };
}

/** The number of the form odd * 2^a that is more than half a heap and less than the heap, if there is one. */
function above(heap: number, odd: number): number[] {
  let left = odd;
  while (2 * left <= heap) left *= 2;
  return left < heap && 2 * left > heap ? [left] : [];
}
