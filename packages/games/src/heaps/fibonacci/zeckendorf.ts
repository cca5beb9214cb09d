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
  const fibonacci = [1, 2];
  while (fibonacci[fibonacci.length - 1] <= number)
    fibonacci.push(fibonacci[fibonacci.length - 1] + fibonacci[fibonacci.length - 2]);
  const parts: number[] = [];
  let rest = number;
  for (const part of fibonacci.reverse())
    if (part <= rest) {
      parts.push(part);
      rest -= part;
    }
  return parts;
}
