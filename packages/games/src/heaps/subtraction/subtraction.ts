import { InputError, range, requireInteger } from '@manaus/core';
import { gameOf, type RuleGame } from '../heap-game.js';

/**
 * A subtraction game: take s from one heap, s in a finite set S of positive integers. Source:
 * [carvalho2013, chapter 2].
 *
 * Throws an `InputError` where S is empty or holds anything but integers >= 1, each once.
 *
 * @example
 * ```ts
 * subtraction([1, 3]).options([4]); // => [[3], [1]]
 * ```
 */
export function subtraction(set: readonly number[]): RuleGame<number> {
  const sorted = requireSubtractionSet('games/subtraction', set);
  return gameOf({
    name: `subtraction {${sorted.join(', ')}}`,
    options: leftBy(sorted),
  });
}

/** The heaps that are left of one after each of some numbers is taken that is not too large. */
export const leftBy =
  (numbers: readonly number[]) =>
  (heap: number): number[] =>
    numbers.filter((taken) => taken <= heap).map((taken) => heap - taken);

/**
 * Nim 21, and with another bound its generalization: take 1 to `most` from a heap (default: 3).
 * Source: [carvalho2013, section 2.1].
 *
 * @example
 * ```ts
 * nim21().options([21]); // => [[20], [19], [18]]
 * ```
 */
export function nim21(most = 3): RuleGame<number> {
  return subtraction(allBut(most, null));
}

/**
 * The subtraction game S_i of all numbers 1 to M without i. Source: [carvalho2013, section 2.2].
 *
 * Throws an `InputError` unless 1 <= i <= M and something is left.
 *
 * @example
 * ```ts
 * subtractionWithout(5, 2).options([6]); // => [[5], [3], [2], [1]]
 * ```
 */
export function subtractionWithout(most: number, left: number): RuleGame<number> {
  requireInteger('games/subtraction-without', 'i', left, 1, most);
  return subtraction(allBut(most, left));
}

function allBut(most: number, left: number | null): number[] {
  requireInteger('games/subtraction', 'M', most, 1, 2 ** 20);
  return range(1, most).filter((taken) => taken !== left);
}

/**
 * The set in order, if it is one: integers >= 1, at least one, each once; an `InputError`
 * otherwise.
 *
 * @example
 * ```ts
 * requireSubtractionSet('games/subtraction', [5, 2, 3]); // => [2, 3, 5]
 * ```
 */
export function requireSubtractionSet(place: string, set: readonly number[]): readonly number[] {
  const sorted = Array.isArray(set) ? [...set].sort((a, b) => a - b) : [];
  const isNew = (taken: number, i: number) => taken >= 1 && taken !== sorted[i - 1];
  if (sorted.length > 0 && sorted.every(Number.isSafeInteger) && sorted.every(isNew)) return sorted;
  throw new InputError(place, 'S', 'subtractionSet', {
    got: Array.isArray(set) ? `{${set.join(', ')}}` : set,
  });
}
