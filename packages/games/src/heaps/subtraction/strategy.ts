import type { Convention, Strategy } from '../../game.js';
import { requireConvention, strategyOfHeaps } from '../../requirements.js';
import type { HeapValue } from '../grundy-values.js';
import type { Heaps } from '../heap-game.js';
import { misereStrategy } from '../misere-heaps.js';
import { sumStrategy } from '../sum-strategy.js';
import { knownValues } from './grundy-value.js';
import { leftBy, requireSubtractionSet } from './subtraction.js';

const place = 'games/subtraction-strategy';

/**
 * The strategy of a subtraction game: P if the nim-sum of the values is 0, in normal play.
 *
 * Misère play of one heap of x is normal play of x - min S, and N below: an option below min S is N
 * for the player who has to move there, so it is as good as none. Misère play of several heaps: by
 * `misereHeaps`, with its limit. Source: [carvalho2013, chapters 2 and 3].
 *
 * @example
 * ```ts
 * [...subtractionStrategy([1, 2, 3], 'normal').winningMoves([10 ** 15 + 1])]; // => [[1000000000000000]]
 * subtractionStrategy([1, 2, 3], 'misere').outcome([21]); // => 'P'
 * ```
 */
export const subtractionStrategy = (
  set: readonly number[],
  convention: Convention = 'normal',
): Strategy<Heaps> => {
  const known = requireSubtractionSet(place, set);
  requireConvention(place, convention);
  return strategyOfHeaps(place, strategyByValues(known, convention, knownValues(known).value));
};

/** The same, with the Grundy values given. */
export function strategyByValues(
  set: readonly number[],
  convention: Convention,
  value: HeapValue,
): Strategy<Heaps> {
  const left = leftBy(set);
  if (convention === 'normal')
    return sumStrategy({
      value,
      optionsOf: (heap, aim) => left(heap).filter((option) => value(option) === aim),
    });
  const least = Math.min(...set);
  const isP = (heap: number) => heap >= least && value(heap - least) === 0;
  return misereStrategy({ options: left }, { isP, optionsP: (heap) => left(heap).filter(isP) });
}
