/** The integers from 0 on, up to this one. */
export const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

/** A fraction that is an integer, else null. */
export function whole(numerator: bigint, denominator: bigint): bigint | null {
  return denominator !== 0n && numerator % denominator === 0n ? numerator / denominator : null;
}

/** The powers of n up to this degree, n^0 first. */
export const powersOf = (n: number, degree: number) =>
  upTo(degree).map((i) => BigInt(n) ** BigInt(i));

/** The value of a polynomial by its coefficients, the constant first. */
export function valueAt(coefficients: readonly bigint[], n: number): bigint {
  return coefficients.reduceRight((sum, coefficient) => sum * BigInt(n) + coefficient, 0n);
}

/** The greatest common divisor, at least 0. */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}
