import { range } from '@manaus/core';
import type { Candidate, Formula } from './candidate.js';
import { exactFit, lowestTerms } from './exact-fit.js';
import { powersOf, upTo, valueAt, whole } from './integers.js';
import { inBothStyles, polynomial } from './write.js';

const LONGEST_PERIOD = 12;

/** The coefficients for one residue of n, the constant first. */
type Piece = readonly bigint[];

/**
 * Polynomials whose coefficients depend on n mod 2 or mod 3, up to degree 4, and periodic sequences
 * of period up to 12.
 *
 * The coefficients above some power of n are the same for all n: floor(n^2/4) has one leading
 * coefficient and two constants. The period counts as a parameter, and is seen twice at least.
 */
export function quasiPolynomials(): Candidate[] {
  return [
    ...range(2, LONGEST_PERIOD).map((period) => quasiPolynomial(period, 0, 0)),
    ...[2, 3].flatMap((period) =>
      [1, 2, 3, 4].flatMap((degree) =>
        upTo(degree).map((varying) => quasiPolynomial(period, degree, varying)),
      ),
    ),
  ];
}

/**
 * The coefficients of n^0 to n^varying depend on n mod the period, those of the higher powers do
 * not.
 */
function quasiPolynomial(period: number, degree: number, varying: number): Candidate {
  const own = varying + 1;
  return {
    form: 'quasi-polynomial',
    parameters: 1 + period * own + degree - varying,
    fit(from, values) {
      if (values.length < 2 * period) return null;
      const fractions = exactFit(values.length, (i) => {
        // The factors of the coefficients: its own ones for each residue, then those of all.
        const n = from + i;
        const powers = powersOf(n, degree);
        const ofResidues = upTo(period - 1).flatMap((residue) =>
          powers.slice(0, own).map((power) => (n % period === residue ? power : 0n)),
        );
        return [...ofResidues, ...powers.slice(own), values[i]];
      });
      if (fractions === null) return null;
      return quasiFormula(piecesOf(fractions.numerators, period, own), fractions.denominator);
    },
  };
}

/** The coefficients for each residue: its own ones, then those that all share. */
const piecesOf = (coefficients: readonly bigint[], period: number, own: number): Piece[] =>
  upTo(period - 1).map((residue) => [
    ...coefficients.slice(residue * own, (residue + 1) * own),
    ...coefficients.slice(period * own),
  ]);

/** A polynomial for each residue of n, over a common denominator. */
const quasiFormula = (pieces: readonly Piece[], denominator: bigint): Formula => ({
  ...inBothStyles((style) => {
    const written = pieces.map((piece) => {
      const reduced = lowestTerms(piece, denominator);
      return polynomial(reduced.numerators, reduced.denominator, style);
    });
    if (pieces.length === 2)
      return `${written[0]}${style.text(' for even n, ')}${written[1]}${style.text(' for odd n')}`;
    return `${written.join(', ')}${style.text(` for n = ${upTo(pieces.length - 1).join(', ')} mod ${pieces.length}`)}`;
  }),
  term: (n) => (n < 0 ? null : whole(valueAt(pieces[n % pieces.length], n), denominator)),
});
