import { gcd } from './integers.js';

/** A vector of fractions over one denominator, which is positive; in lowest terms as a whole. */
export interface Fractions {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * The unique solution of an overdetermined linear system over the rationals, or null: the first
 * equations fix the unknowns, all further ones must agree.
 *
 * An equation is the coefficients of the unknowns, then the right side. Elimination without
 * fractions (Bareiss, Gauss-Jordan): every division is exact, so there is no rounding. Also null if
 * the first equations have no unique solution. Time O(u^3 + u r) operations for u unknowns and the
 * r equations up to the first that fails; no others are asked for.
 *
 * @example
 * ```ts
 * exactFit(3, (i) => [1n, BigInt(i), 2n * BigInt(i) + 1n]); // => { numerators: [1n, 2n], denominator: 1n }
 * exactFit(3, (i) => [1n, BigInt(i), BigInt(i * i)]); // => null
 * ```
 */
export function exactFit(
  equations: number,
  equation: (i: number) => readonly bigint[],
): Fractions | null {
  if (equations < 1) return null;
  const unknowns = equation(0).length - 1;
  if (equations < unknowns) return null;
  const solution = solved(Array.from({ length: unknowns }, (_, i) => [...equation(i)]));
  if (solution === null) return null;
  for (let i = unknowns; i < equations; i++) if (!holds(equation(i), solution)) return null;
  return solution;
}

function holds(row: readonly bigint[], { numerators, denominator }: Fractions): boolean {
  return (
    numerators.reduce((sum, numerator, i) => sum + row[i] * numerator, 0n) ===
    row[numerators.length] * denominator
  );
}

function solved(rows: bigint[][]): Fractions | null {
  let denominator = 1n;
  for (let k = 0; k < rows.length; k++) {
    const found = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (found < 0) return null;
    [rows[k], rows[found]] = [rows[found], rows[k]];
    eliminate(rows, k, denominator);
    denominator = rows[k][k];
  }
  const numerators = rows.map((row) => row[rows.length]);
  return lowestTerms(numerators, denominator);
}

/** Takes unknown k out of all rows but the k-th; the division by the pivot before is exact. */
function eliminate(rows: bigint[][], k: number, previous: bigint): void {
  const pivot = rows[k][k];
  for (const [i, row] of rows.entries())
    if (i !== k) rows[i] = row.map((entry, j) => (pivot * entry - row[k] * rows[k][j]) / previous);
}

/** These fractions in lowest terms. */
export function lowestTerms(numerators: readonly bigint[], denominator: bigint): Fractions {
  const common = numerators.reduce(gcd, denominator) * (denominator < 0n ? -1n : 1n);
  return {
    numerators: numerators.map((numerator) => numerator / common),
    denominator: denominator / common,
  };
}
