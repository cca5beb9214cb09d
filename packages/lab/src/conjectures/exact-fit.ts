import { gcd } from './integers.js';

/** A vector of fractions over one denominator, which is positive; in lowest terms as a whole. */
export interface Fractions {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/**
 * The one solution of linear equations over the rationals, or null: the first rows settle the unknowns, all further rows must agree.
 *
 * A row is the coefficients of the unknowns, then the right side. Elimination without fractions (Bareiss, Gauss-Jordan): every division is
 * exact, so there is no rounding. Null too when the first rows leave a choice. Time O(u^3 + r u) operations for u unknowns and r rows.
 *
 * @example
 * ```ts
 * exactFit([[1n, 1n, 3n], [1n, 2n, 5n], [1n, 3n, 7n]]); // => { numerators: [1n, 2n], denominator: 1n }
 * exactFit([[1n, 1n, 3n], [1n, 2n, 5n], [1n, 3n, 8n]]); // => null
 * ```
 */
export function exactFit(rows: readonly (readonly bigint[])[]): Fractions | null {
  const unknowns = rows.length === 0 ? 0 : rows[0].length - 1;
  if (unknowns === 0 || rows.length < unknowns) return null;
  const solution = solved(rows.slice(0, unknowns).map((row) => [...row]));
  if (solution === null) return null;
  return rows.slice(unknowns).every((row) => holds(row, solution)) ? solution : null;
}

function holds(row: readonly bigint[], { numerators, denominator }: Fractions): boolean {
  return numerators.reduce((sum, numerator, i) => sum + row[i] * numerator, 0n) === row[numerators.length] * denominator;
}

function solved(rows: bigint[][]): Fractions | null {
  let previous = 1n;
  for (let k = 0; k < rows.length; k++) {
    const found = rows.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (found < 0) return null;
    [rows[k], rows[found]] = [rows[found], rows[k]];
    const pivot = rows[k][k];
    for (let i = 0; i < rows.length; i++) {
      if (i === k) continue;
      const factor = rows[i][k];
      rows[i] = rows[i].map((entry, j) => (pivot * entry - factor * rows[k][j]) / previous);
    }
    previous = pivot;
  }
  return lowestTerms(
    rows.map((row) => row[rows.length]),
    previous,
  );
}

/** These fractions in lowest terms. */
export function lowestTerms(numerators: readonly bigint[], denominator: bigint): Fractions {
  const common = numerators.reduce(gcd, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerators: numerators.map((numerator) => numerator / common), denominator: denominator / common };
}
