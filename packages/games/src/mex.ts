/**
 * The smallest whole number that is not among some, their minimal excluded value. Time O(count).
 *
 * @example
 * ```ts
 * mex([0, 1, 3, 4]); // => 2
 * ```
 */
export function mex(values: Iterable<number>): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}

/**
 * The nim-sum: addition of binary digits without carry. Exact for whole numbers below 2^53.
 *
 * @example
 * ```ts
 * nimSum([3, 5, 7]); // => 1
 * nimSum([2 ** 40, 1]); // => 1099511627777
 * ```
 */
export function nimSum(values: Iterable<number>): number {
  let low = 0;
  let high = 0;
  for (const value of values) {
    low ^= value % HALF;
    high ^= value / HALF;
  }
  return high * HALF + low;
}

/** Bitwise operators see 32 bits only. */
const HALF = 2 ** 27;
