/**
 * The integers from `first` to `last`.
 *
 * @example
 * ```ts
 * range(2, 4); // => [2, 3, 4]
 * ```
 */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
