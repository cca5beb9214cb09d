import { type Convention, gameSolver, halving, misere, type Outcome } from '@manaus/games';
import { range } from '../../legacy/check.js';

/**
 * The outcomes of the heaps 0 to `most` of the halving game, in time O(most): from n one moves to any m with n/2 < m < n, so that n is an
 * N-position exactly where the last P-position below it is above n/2.
 */
export function halvingOutcomes(most: number, convention: Convention): Outcome[] {
  let last = -1;
  return range(0, most).map((heap) => {
    const terminal = heap <= 2;
    const won = terminal ? convention === 'misere' : 2 * last > heap;
    if (!won) last = heap;
    return won ? 'N' : 'P';
  });
}

/** The same by looking at all that can follow, for the heaps 0 to `most`. */
export function halvingByOptions(most: number, convention: Convention): Outcome[] {
  const { outcome } = gameSolver(convention === 'normal' ? halving() : misere(halving()));
  return range(0, most).map((heap) => outcome([heap]));
}

/** The first heap of 2 to `most` where the P-positions are not as stated, by either method. */
export function wrongHalving(
  convention: Convention,
  most: number,
  byOptions: number,
  statedP: (heap: number) => boolean,
): string | null {
  const swept = halvingOutcomes(most, convention);
  const found = halvingByOptions(byOptions, convention);
  const differing = range(0, byOptions).find((heap) => swept[heap] !== found[heap]);
  if (differing !== undefined) throw new Error(`two methods differ at ${differing}`);
  const wrong = range(2, most).find((heap) => (swept[heap] === 'P') !== statedP(heap));
  return wrong === undefined
    ? null
    : `n = ${wrong} is ${swept[wrong] === 'P' ? 'a P' : 'an N'}-position`;
}

/** Whether n = factor * 2^k for some k >= 0. */
export function isTimesPowerOf2(heap: number, factor: number): boolean {
  let rest = heap;
  while (rest > factor && rest % 2 === 0) rest /= 2;
  return rest === factor;
}
