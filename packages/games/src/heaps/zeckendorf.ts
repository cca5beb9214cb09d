import { requireHeap } from '../requirements.js';

/**
 * The Zeckendorf representation of a whole number: Fibonacci numbers 1, 2, 3, 5, 8, ..., no two
 * neighbors, that add up to it; the largest first.
 *
 * Unique; found by taking the largest that fits. Exact below 2^53. Source: [carvalho2013, theorem
 * 2.8.2].
 *
 * @example
 * ```ts
 * zeckendorf(20); // => [13, 5, 2]
 * ```
 */
export function zeckendorf(number: number): number[] {
  requireHeap('games/zeckendorf', number, 'number');
  // Down from the first one above the number.
  const fibonacci = [2, 1];
  while (fibonacci[0] <= number) fibonacci.unshift(fibonacci[0] + fibonacci[1]);
  const parts: number[] = [];
  let rest = number;
  for (const part of fibonacci)
    if (part <= rest) {
      parts.push(part);
      rest -= part;
    }
  return parts;
}
