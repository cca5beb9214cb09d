import type { Arrangement } from '@manaus/core';

/**
 * Every arrangement of n discs on three pegs, regular or not: all (n + 1)(n + 2)/2 heights with all
 * n! orders.
 *
 * Made without the codecs and their lists of heights, so that counts by them can be checked against
 * it.
 */
export function* arrangements(discs: number): Generator<Arrangement> {
  for (const order of orders(discs))
    for (let first = 0; first <= discs; first++)
      for (let both = first; both <= discs; both++)
        yield [order.slice(0, first), order.slice(first, both), order.slice(both)];
}

/** All orders of 1..n, by putting n at every place of each order of the others. */
function* orders(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else
    for (const order of orders(n - 1))
      for (let place = 0; place < n; place++)
        yield [...order.slice(0, place), n, ...order.slice(place)];
}
