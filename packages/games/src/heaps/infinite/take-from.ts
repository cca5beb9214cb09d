import { requireInteger } from '@manaus/core';
import { gameOf, type RuleGame } from '../heap-game.js';
import type { ValueArray } from '../outcome-period.js';
import { countedValues } from '../subtraction/rows.js';
import { primesTo, squaresTo } from './numbers.js';

/** An infinite set of numbers that a move may take. */
export interface InfiniteSet {
  readonly name: string;
  /** The members to a bound, in order. */
  members(most: number): readonly number[];
  /** The largest heap whose value is counted: there are some 10^9 options up to there. */
  readonly mostCounted: number;
  /** True if a period is impossible, as some multiple of every number is a member. */
  readonly neverRepeats: boolean;
}

/**
 * Take a square: the value of a heap differs from that of the heap larger by p^2, so that p is no
 * period.
 */
export const squares: InfiniteSet = {
  name: 'take a square',
  members: squaresTo,
  mostCounted: 1_000_000,
  neverRepeats: true,
};

export const primes: InfiniteSet = {
  name: 'take a prime',
  members: primesTo,
  mostCounted: 200_000,
  neverRepeats: false,
};

/**
 * The game of an infinite set.
 *
 * @example
 * ```ts
 * takeFrom(squares).options([5]); // => [[4], [1]]
 * ```
 */
export const takeFrom = ({ name, members }: InfiniteSet): RuleGame<number> =>
  gameOf({ name, options: (heap) => members(heap).map((taken) => heap - taken) });

/** The Grundy values of the heaps 0 to `upto`. Throws an `InputError` beyond what is counted. */
export function takeFromValues({ members, mostCounted }: InfiniteSet, upto: number): ValueArray {
  requireInteger('games/take-from', 'heaps', upto, 0, mostCounted);
  return countedValues(members(upto), upto);
}
