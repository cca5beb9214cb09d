import { requireInteger } from '@manaus/core';

/**
 * The nim-product of whole numbers below 2^32, which with the nim-sum makes them a field: the mex
 * of a'b ⊕ ab' ⊕ a'b' over all a' < a and b' < b.
 *
 * The Grundy value of a coin at (a, b) in Turning Corners. By halves of the binary digits:
 * F = 2^(2^k) times a smaller number is their ordinary product, and FF = F ⊕ F/2. Time O(1): at
 * most 4^5 products of bits. Throws an `InputError` for other numbers. Source:
 * [conway1976, chapter 6].
 *
 * @example
 * ```ts
 * nimProduct(4, 4); // => 6
 * nimProduct(2 ** 31, nimProduct(3, 2)); // => 2147483648
 * ```
 */
export function nimProduct(a: number, b: number): number {
  for (const [name, number] of Object.entries({ a, b }))
    requireInteger('games/nim-product', name, number, 0, 2 ** 32 - 1);
  return product(a, b, 16) >>> 0;
}

/** The product of numbers of twice as many digits as the half. */
function product(a: number, b: number, half: number): number {
  if (a < 2 || b < 2) return a * b;
  const digits = 2 ** half - 1;
  const [high, low] = [a >>> half, a & digits];
  const [above, below] = [b >>> half, b & digits];
  const highs = product(high, above, half / 2);
  const lows = product(low, below, half / 2);
  const mixed = product(high ^ low, above ^ below, half / 2) ^ lows;
  return ((mixed << half) ^ lows ^ product(highs, 2 ** (half - 1), half / 2)) >>> 0;
}
