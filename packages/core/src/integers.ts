/**
 * The integers from `first` to `last`, both included; empty if `last` is less than `first`.
 *
 * @example
 * ```ts
 * range(2, 4); // => [2, 3, 4]
 * ```
 */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/**
 * The factorial n!, exact; 1 for n < 2.
 *
 * @example
 * ```ts
 * factorial(20); // => 2432902008176640000n
 * ```
 */
export function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= n; factor++) product *= factor;
  return product;
}
