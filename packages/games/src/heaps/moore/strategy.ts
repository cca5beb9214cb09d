import { requireInteger } from '@manaus/core';
import type { Convention, Strategy } from '../../game.js';
import { requireConvention, strategyOfHeaps } from '../../requirements.js';
import type { Heaps } from '../heap-game.js';
import { binaryWidth, bitAt, columnSums } from './moore-sum.js';

/** Places of heaps. */
type Places = readonly number[];

/**
 * The strategy of Moore's Nim_k: P if Moore's sum is 0; in misère play, where all heaps are 0 or 1,
 * where it is 1. Exact below 2^53.
 *
 * Outcome: time O(heaps log heap). There may be exponentially many winning moves: they are found
 * one by one, by choosing for each binary digit, from the highest, which heaps are lowered there
 * and what digits those lowered before get; every choice that sets a digit of the sum right can be
 * completed. Source: [carvalho2013, theorem 2.9.1].
 *
 * @example
 * ```ts
 * [...mooreStrategy(2, 'normal').winningMoves([1, 1])]; // => [[0, 0]]
 * mooreStrategy(2, 'misere').outcome([1, 1]); // => 'N'
 * ```
 */
export function mooreStrategy(k: number, convention: Convention = 'normal'): Strategy<Heaps> {
  const place = 'games/moore-strategy';
  requireInteger(place, 'k', k, 1);
  requireConvention(place, convention);
  // More than all heaps are not taken from, and k + 1 times their number must stay exact.
  const most = ({ length }: Heaps) => Math.min(k, Math.max(1, length));
  const isP = (heaps: Heaps) => hasSumOfP(heaps, most(heaps), convention);
  return strategyOfHeaps(place, {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    *winningMoves(heaps) {
      const top = binaryWidth(heaps) - 1;
      if (!isP(heaps)) yield* completed(heaps, [], top, most(heaps), convention);
    },
  });
}

function hasSumOfP(heaps: Heaps, k: number, convention: Convention): boolean {
  const sum = columnSums(heaps, k);
  return sum.pop() === lastOfP(heaps, convention) && sum.every((digit) => digit === 0);
}

/**
 * All ways to set the digits from a column down right; lowered heaps have their lower digits still
 * to be chosen, and hold zeros there.
 */
function* completed(
  heaps: Heaps,
  lowered: Places,
  column: number,
  k: number,
  convention: Convention,
): Generator<Heaps> {
  if (column < 0) {
    if (lowered.length > 0) yield heaps;
    return;
  }
  const ones = onesAt(heaps, column).filter((place) => !lowered.includes(place));
  const aim = column === 0 ? lastOfP(heaps, convention) : 0;
  for (let less = 0; less <= Math.min(ones.length, k - lowered.length); less++) {
    const digits = (aim + (k + 1) * ones.length - (ones.length - less)) % (k + 1);
    if (digits > lowered.length) continue;
    for (const fall of choices(ones, less)) {
      const fallen = changed(heaps, fall, (heap) => withoutOne(heap, column));
      for (const set of choices(lowered, digits)) {
        const next = changed(fallen, set, (heap) => heap + 2 ** column);
        yield* completed(next, [...lowered, ...fall], column - 1, k, convention);
      }
    }
  }
}

/** The last digit of the sum of a P-position. */
const lastOfP = (heaps: Heaps, convention: Convention): number =>
  convention === 'misere' && heaps.every((heap) => heap <= 1) ? 1 : 0;

/** The heaps, those in some places changed. */
const changed = (heaps: Heaps, places: Places, change: (heap: number) => number): number[] =>
  heaps.map((heap, place) => (places.includes(place) ? change(heap) : heap));

/** The places of the heaps with a 1 in a column. */
const onesAt = (heaps: Heaps, column: number): number[] =>
  heaps.flatMap((heap, place) => (bitAt(heap, column) === 1 ? [place] : []));

/** A heap whose digit 1 in a column is made 0, as all below it. */
const withoutOne = (heap: number, column: number): number =>
  (Math.floor(heap / 2 ** column) - 1) * 2 ** column;

/** All ways to choose some of a list. */
function* choices(from: Places, count: number, start = 0): Generator<Places> {
  if (count === 0) yield [];
  else
    for (let i = start; i <= from.length - count; i++)
      for (const rest of choices(from, count - 1, i + 1)) yield [from[i], ...rest];
}
