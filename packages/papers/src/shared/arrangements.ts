import { type Arrangement, allowedHeights } from '@manaus/core';

/**
 * Every arrangement of n discs on three pegs, regular or not: all (n + 1)(n + 2)/2 heights with all n! orders.
 *
 * Made without the codecs, so that counts by them can be checked against it.
 */
export function* arrangements(discs: number): Generator<Arrangement> {
  const heights = allowedHeights(discs, [discs, discs, discs]);
  for (const order of orders(discs))
    for (const [first, second] of heights)
      yield [
        order.slice(0, first),
        order.slice(first, first + second),
        order.slice(first + second),
      ];
}

/** All orders of 1..n, by putting n at every place of each order of the others. */
function* orders(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else
    for (const order of orders(n - 1))
      for (let place = 0; place < n; place++)
        yield [...order.slice(0, place), n, ...order.slice(place)];
}
