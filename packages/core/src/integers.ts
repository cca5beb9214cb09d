import { requireInteger } from './errors.js';

/** The most entries of a list. */
const MOST_ENTRIES = 2 ** 32 - 1;

/**
 * The integers from `first` to `last`, both included; empty if `last` is less than `first`.
 *
 * @example
 * ```ts
 * range(2, 4); // => [2, 3, 4]
 * ```
 */
export function range(first: number, last: number): number[] {
  requireInteger('core/range', 'first', first, Number.MIN_SAFE_INTEGER);
  requireInteger('core/range', 'last', last, Number.MIN_SAFE_INTEGER, first + MOST_ENTRIES - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The factorial of this number has half a million digits, and takes seconds. */
const MOST_FACTORS = 100_000;

/**
 * The factorial n!, exact, for n <= 100000. Time O(n) products with numbers of O(n log n) bits.
 *
 * @example
 * ```ts
 * factorial(20); // => 2432902008176640000n
 * ```
 */
export function factorial(n: number): bigint {
  requireInteger('core/factorial', 'n', n, 0, MOST_FACTORS);
  let product = 1n;
  for (let factor = 2n; factor <= n; factor++) product *= factor;
  return product;
}
