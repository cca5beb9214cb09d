import type { Candidate, Formula } from './candidate.js';
import { exactFit, type Fractions } from './exact-fit.js';
import { upTo, whole } from './integers.js';
import { type Exponential, writeSum } from './sum-of-powers.js';
import { inBothStyles } from './write.js';

const LARGEST_DEGREE = 12;
const BASES = [2, 3, 4, 5, 6, 7, 8, -1, -2];

/**
 * Polynomials up to degree 12, and sums of powers with small bases times polynomials: c_1
 * b_1^n + c_2 b_2^n + P(n), and Q(n) b^n + P(n).
 *
 * The base -1 occurs only with another base: alone it gives a quasi-polynomial.
 */
export function exponentials(): Candidate[] {
  return [
    ...upTo(LARGEST_DEGREE).map((degree): Exponential[] => [[1, degree]]),
    ...sumsOfPowers(),
  ].map(sumCandidate);
}

/** Powers alone, and with polynomials. */
const sumsOfPowers = () =>
  [
    ...BASES.filter((base) => base !== -1).flatMap((base) =>
      upTo(2).map((degree): Exponential[] => [[base, degree]]),
    ),
    ...BASES.flatMap((base, i) =>
      BASES.slice(i + 1).map((other): Exponential[] => [
        [base, 0],
        [other, 0],
      ]),
    ),
  ].flatMap((powers) => [
    powers,
    ...upTo(3).map((degree): Exponential[] => [...powers, [1, degree]]),
  ]);

/**
 * The sum of these powers times polynomials, with open coefficients. A base counts as a parameter,
 * the base 1 does not.
 */
export function sumCandidate(powers: readonly Exponential[]): Candidate {
  const columns = powers.flatMap(([base, degree]) =>
    upTo(degree).map((power) => ({ base: BigInt(base), power: BigInt(power) })),
  );
  const onlyPolynomial = powers.every(([base]) => base === 1);
  const parts = (n: number) =>
    columns.map(({ base, power }) => BigInt(n) ** power * base ** BigInt(n));
  return {
    form: !onlyPolynomial ? 'exponential' : columns.length === 1 ? 'constant' : 'polynomial',
    parameters: columns.length + powers.filter(([base]) => base !== 1).length,
    fit(from, values) {
      const fractions = exactFit(values.length, (i) => [...parts(from + i), values[i]]);
      return fractions === null ? null : sumFormula(powers, fractions, parts);
    },
  };
}

function sumFormula(
  powers: readonly Exponential[],
  fractions: Fractions,
  parts: (n: number) => bigint[],
): Formula {
  const numerator = (n: number) =>
    parts(n).reduce((sum, part, i) => sum + part * fractions.numerators[i], 0n);
  return {
    ...inBothStyles((style) => writeSum(powers, fractions, style)),
    term: (n) => whole(numerator(n), fractions.denominator),
  };
}
