import { requireInteger } from '@manaus/core';
import { type Census, censusByHeights, censusOf } from './census.js';

/**
 * The census of the Tower of Oxford O_3^n for every n >= 1: order (n+2)!/2, size 3n(n+1) n!/2.
 *
 * No peg is ever full, so a state with k pegs in use has degree 2k. Of the heights, 3 use one peg,
 * 3(n-1) two and (n-1)(n-2)/2 three.
 *
 * @example
 * ```ts
 * oxfordCensus(2); // => { order: 12n, size: 18n, degrees: { 2: 6n, 4: 6n } }
 * ```
 */
export function oxfordCensus(n: number): Census {
  const discs = requireDiscs(n, 1);
  const onAll = ((discs - 1n) * (discs - 2n)) / 2n;
  return censusByHeights(n, { 2: 3n, 4: 3n * (discs - 1n), 6: onAll });
}

const requireDiscs = (n: number, least: number): bigint =>
  BigInt(requireInteger('lab/formulas', 'n', n, least));

/**
 * The census of the Tower of London L_3^n for every n >= 2: order n! (n^2+3n-6)/2 and, from n = 3
 * on, size 3 n! (n-2)(n+3)/2.
 *
 * From n = 4 on no two pegs are full at once. With a full peg there is one way of degree 2 (all on
 * p0), four of degree 3 (p1 full, the odd ball on p0 or p2; p2 full, the other two together) and
 * one of degree 4 (p2 full, one ball on each of the others). Without one, 3n-9 heights leave one
 * peg empty (degree 4) and n(n-3)/2 none (degree 6). At n = 3 p1 and p2 can both be full, at n = 2
 * p2 holds nothing: these two are counted apart.
 *
 * @example
 * ```ts
 * londonCensus(4); // => { order: 264n, size: 504n, degrees: { 2: 24n, 3: 96n, 4: 96n, 6: 48n } }
 * ```
 */
export function londonCensus(n: number): Census {
  const discs = requireDiscs(n, 2);
  if (n === 2) return censusByHeights(n, { 1: 2n });
  if (n === 3) return censusByHeights(n, { 2: 2n, 3: 2n, 4: 2n });
  const onAll = (discs * (discs - 3n)) / 2n;
  return censusByHeights(n, { 2: 1n, 3: 4n, 4: 3n * discs - 8n, 6: onAll });
}

/**
 * The census of the Tower of Manaus M_3^n for every n >= 2: order 3^n - 2(n+1) and, from n = 3 on,
 * size 3(3^n-1)/2 - 5n - 2.
 *
 * Hanoi without the states that the capacities forbid: all on p1, which takes 2 edges with it; and
 * all on p2 or all but disc k, 2n+1 states with 5n edges, n+2 of them among themselves. The 4n-2
 * edges that are cut there end at two states that lose two (disc 1 on one of p0 and p1, disc 2 on
 * the other) and at 4n-6 that lose one; and two lose one at the corner of p1.
 *
 * @example
 * ```ts
 * manausCensus(3); // => { order: 19n, size: 22n, degrees: { 1: 2n, 2: 9n, 3: 8n } }
 * ```
 */
export function manausCensus(n: number): Census {
  const discs = requireDiscs(n, 2);
  if (n === 2) return { order: 3n, size: 1n, degrees: { 0: 1n, 1: 2n } };
  return censusOf({ 1: 2n, 2: 4n * discs - 3n, 3: 3n ** discs - 6n * discs - 1n });
}

/** A component of a graph by its numbers of vertices and edges. */
export interface Part {
  readonly order: bigint;
  readonly size: bigint;
}

/**
 * The good and the bad component of M_3^n for every n >= 2: (3^n-1)/2 - n and (3^n-1)/2 - n - 1
 * states and, but for the bad one at n = 2, (3^(n+1)-10n-3)/4 and (3^(n+1)-10n-11)/4 edges.
 *
 * With the largest disc on p0 the others play Hanoi less one corner, all good; on p1, less two
 * corners, all bad; on p2 they play Manaus with n-1 discs, p0 and p1 exchanged, and one corner
 * more, which is bad. One move joins each of the first two parts with the third.
 *
 * @example
 * ```ts
 * manausParts(4); // => { good: { order: 36n, size: 50n }, bad: { order: 35n, size: 48n } }
 * ```
 */
export function manausParts(n: number): { readonly good: Part; readonly bad: Part } {
  const discs = requireDiscs(n, 2);
  const half = (3n ** discs - 1n) / 2n;
  const edges = 3n ** (discs + 1n) - 10n * discs;
  return {
    good: { order: half - discs, size: (edges - 3n) / 4n },
    bad: { order: half - discs - 1n, size: n === 2 ? 0n : (edges - 11n) / 4n },
  };
}
