import { InputError } from '@manaus/core';
import { misereHeaps } from '../misere-heaps.js';
import { subtractionGrundy } from '../subtraction-grundy.js';
import { subtractionPeriod } from '../subtraction-period.js';
import { type Convention, heapStrategy, type Strategy } from './strategy.js';

type Heaps = readonly number[];

/** Values of heaps as large as this are counted one by one; of larger ones a proved period is needed. */
const MOST_COUNTED = 10_000_000;

/**
 * The Grundy value of a heap of a subtraction game as a function, for heaps of any size where the period is proved within 10^7 heaps.
 *
 * An `InputError` where it is not and a heap is larger than that. Time of the first call O(10^7) at the most, then O(1).
 *
 * @example
 * ```ts
 * const value = subtractionValue([2, 3, 5]);
 * [value(6), value(10 ** 15)]; // => [3, 3]
 * ```
 */
export function subtractionValue(set: Heaps): (heap: number) => number {
  // The time grows with the members, too.
  const proof = subtractionPeriod(set, Math.min(MOST_COUNTED, Math.floor(1e9 / set.length)));
  if (proof !== null) {
    const { values, preperiod, period } = proof;
    return (heap) => values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)];
  }
  let values: ArrayLike<number> = [];
  return (heap) => {
    if (heap > MOST_COUNTED)
      throw new InputError('graph/subtraction-value', 'heaps', 'noPeriod', { set, got: heap });
    // At least twice as many as before, so that calls in order do not count all anew each time.
    if (heap >= values.length)
      values = subtractionGrundy(set, Math.min(MOST_COUNTED, Math.max(2 * values.length, heap)));
    return values[heap];
  };
}

/**
 * How a subtraction game is won: P where the nim-sum of the values is 0, in normal play.
 *
 * Misère play of one heap of x is normal play of x - min S, and N below: an option below min S is N for who has to move there, so it is as
 * good as none. Misère play of more heaps: by `misereHeaps`, with its limit. Source: [carvalho2013, chapters 2 and 3].
 *
 * @example
 * ```ts
 * [...subtractionStrategy([1, 2, 3], 'normal').winningMoves([10 ** 15 + 1])]; // => [[1000000000000000]]
 * subtractionStrategy([1, 2, 3], 'misere').outcome([21]); // => 'P'
 * ```
 */
export function subtractionStrategy(set: Heaps, convention: Convention): Strategy<Heaps> {
  const value = subtractionValue(set);
  const left = (heap: number) => set.filter((taken) => taken <= heap).map((taken) => heap - taken);
  if (convention === 'normal')
    return heapStrategy({
      value,
      optionsOf: (heap, aim) => left(heap).filter((option) => value(option) === aim),
    });
  const least = Math.min(...set);
  const several = misereHeaps({ options: left });
  const isP = (heap: number) => heap >= least && value(heap - least) === 0;
  return {
    outcome(heaps) {
      if (heaps.length !== 1) return several.outcome(heaps);
      return isP(heaps[0]) ? 'P' : 'N';
    },
    winningMoves: (heaps) =>
      heaps.length === 1
        ? left(heaps[0])
            .filter(isP)
            .map((option) => [option])
        : several.winningMoves(heaps),
  };
}
