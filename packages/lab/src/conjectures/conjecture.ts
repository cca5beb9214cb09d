import { InputError, requireInteger } from '@manaus/core';
import { integerFrom, requireSchema, shapeOf, text, wholeNumber } from '@manaus/core/schemas';
import { type Candidate, type Formula, forms } from './candidate.js';
import { exponentials } from './exponentials.js';
import { factorials } from './factorials.js';
import { upTo } from './integers.js';
import { quasiPolynomials } from './quasi-polynomials.js';
import { fromRoots, recurrences } from './recurrences.js';

const place = 'lab/conjecture';
const MOST_LEFT_OUT = 2;
const LEAST_HELD_OUT = 2;

/** A closed form or a recurrence that all values but at most two first ones obey. Not a proof. */
export interface Conjecture {
  readonly form:
    | 'constant'
    | 'polynomial'
    | 'exponential'
    | 'recurrence'
    | 'factorial'
    | 'quasi-polynomial';
  /** Plain text: '2^n - 3', 'a(n) = 3 a(n-1) - 2 a(n-2)'. */
  readonly text: string;
  readonly tex: string;
  /** The first n that it is claimed for. */
  readonly from: number;
  /** The last n tested. */
  readonly to: number;
  /** The number of first terms that do not follow it, 0 to 2. */
  readonly leftOut: number;
  /** The number of terms that fix the parameters. */
  readonly fitted: number;
  /**
   * The number of further terms it predicts: at least 2, at least a third of the fitted ones, and
   * one more per term left out.
   */
  readonly heldOut: number;
  /** The value at n; null if it is not an integer, and before the first term of a recurrence. */
  term(n: number): bigint | null;
}

/**
 * The simplest formula that the terms obey, the first of them at n = `offset`; or null. It is a
 * conjecture for the n beyond the range. Terms are integers, those from 2^53 on as bigints.
 *
 * Tried are constants, polynomials up to degree 12, sums of powers times polynomials, factorials
 * times rational functions, quasi-polynomials of period 2 and 3, periods up to 12, and linear
 * recurrences with constant coefficients up to order 12. Simplest is what has the fewest parameters
 * (coefficients, first terms, integers chosen such as a base or a period) with the first terms left
 * out, then the form in this order. The parameters are found by exact rational arithmetic from as
 * many terms. All further terms must agree: two at least, a third as many as were fitted, and one
 * more for each first term that is left out. `offset` is 0 or more.
 *
 * Short sequences of small numbers obey something by chance: of 2,000 random sequences of six terms
 * from 0 to 1, 383 did, from 0 to 2, 117, from 0 to 9, 2, and from 0 to 99, none. Time: some 1,500
 * small linear systems, 5 to 100 ms, hardly more for long sequences.
 *
 * @example
 * ```ts
 * conjecture([1, 5, 13, 29, 61], 2)?.text; // => '2^n - 3'
 * conjecture([1n, 3n, 5n, 9n, 13n, 17n, 25n]); // => null
 * ```
 */
export function conjecture(terms: readonly (number | bigint)[], offset = 1): Conjecture | null {
  const values = exactTerms(terms);
  requireInteger(place, 'offset', offset, 0);
  // Every formula to try, simplest first.
  const trials = upTo(MOST_LEFT_OUT)
    .flatMap((leftOut) => {
      const most = mostParameters(values.length - 2 * leftOut);
      const powers = fromRoots(values.slice(leftOut), most);
      const others = families
        .flatMap((family) => family())
        .filter(({ parameters }) => parameters <= most);
      const candidates = powers === null ? others : [...others, powers];
      return candidates.map((candidate) => ({ candidate, leftOut }));
    })
    .sort(simplerFirst);
  for (const { candidate, leftOut } of trials) {
    const kept = values.slice(leftOut);
    const formula = candidate.fit(offset + leftOut, kept);
    if (formula !== null && gives(formula, offset + leftOut, kept))
      return {
        form: candidate.form,
        ...formula,
        from: offset + leftOut,
        to: offset + values.length - 1,
        leftOut,
        fitted: candidate.parameters,
        heldOut: values.length - leftOut - candidate.parameters,
      };
  }
  return null;
}

/** The terms as integers of any size; a number past 2^53 may have lost digits on its way here. */
function exactTerms(terms: readonly (number | bigint)[]): bigint[] {
  const isExact = (term: number | bigint) =>
    typeof term === 'bigint' || (typeof term === 'number' && Number.isSafeInteger(term));
  if (!Array.isArray(terms) || !terms.every(isExact))
    throw new InputError(place, 'terms', 'kind', { kind: 'bigints', got: terms });
  return terms.map(BigInt);
}

/** A formula to try with as many first terms left out. */
interface Trial {
  readonly candidate: Candidate;
  readonly leftOut: number;
}

const cost = ({ candidate, leftOut }: Trial) => candidate.parameters + leftOut;

const simplerFirst = (a: Trial, b: Trial): number =>
  cost(a) - cost(b) ||
  forms.indexOf(a.candidate.form) - forms.indexOf(b.candidate.form) ||
  a.leftOut - b.leftOut;

const families = [exponentials, factorials, quasiPolynomials, recurrences];

/**
 * The largest number of parameters that this many terms can fix and test: a third as many terms are
 * held out, at least two.
 */
function mostParameters(terms: number): number {
  return Math.min(terms - LEAST_HELD_OUT, Math.floor((3 * terms) / 4));
}

/** A formula is believed by its values, not by how it was found. */
function gives({ term }: Formula, from: number, values: readonly bigint[]): boolean {
  return values.every((value, i) => term(from + i) === value);
}

/** @internal A conjecture as far as it is told in words. */
export const conjectureShape = shapeOf<Conjecture>({
  text,
  from: integerFrom(0),
  to: integerFrom(0),
  leftOut: wholeNumber(0, 2),
  fitted: integerFrom(0),
  heldOut: integerFrom(0),
});

/**
 * A conjecture in words, with the range that it was tested in.
 *
 * @example
 * ```ts
 * const found = conjecture([1, 5, 13, 29, 61], 2);
 * found && describeConjecture(found); // => 'conjectured from 3 terms, 2 more agree (n = 2 to 6): 2^n - 3'
 * ```
 */
export function describeConjecture(conjecture: Conjecture): string {
  requireSchema('lab/describe-conjecture', 'conjecture', conjectureShape, conjecture);
  const { fitted, heldOut, from, to, leftOut, text } = conjecture;
  return `conjectured from ${fitted} ${fitted === 1 ? 'term' : 'terms'}, ${heldOut} more agree (n = ${from} to ${to}${EXCEPTIONS[leftOut]}): ${text}`;
}

/** By the number of first terms left out. */
const EXCEPTIONS = ['', '; not the term before', '; not the two terms before'];
