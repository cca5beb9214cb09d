import { factorial } from '@manaus/core';
import type { Candidate, Formula } from './candidate.js';
import { exactFit, type Fractions } from './exact-fit.js';
import { powersOf, upTo, valueAt, whole } from './integers.js';
import { expanded, factored, inBothStyles, nPlus, type Style } from './write.js';

/**
 * (n+k)! P(n) for k from -3 to 3, and n! P(n)/Q(n), with Q of degree 1 or 2. The factorial counts
 * as a parameter, k too when it is not 0.
 */
export function factorials(): Candidate[] {
  return [
    ...[0, 1, -1, 2, -2, 3, -3].flatMap((shift) =>
      upTo(4).map((degree) => factorialCandidate(shift, degree, 0)),
    ),
    ...[1, 2].flatMap((below) => upTo(3).map((degree) => factorialCandidate(0, degree, below))),
  ];
}

/**
 * A value a is (n+k)! P(n)/Q(n), with Q monic, when (n+k)! P(n) - a (Q(n) - n^q) = a n^q: an
 * equation for the coefficients.
 */
function factorialCandidate(shift: number, degree: number, below: number): Candidate {
  const shape = { shift, degree, below };
  return {
    form: 'factorial',
    parameters: 1 + (shift === 0 ? 0 : 1) + degree + 1 + below,
    fit(from, values) {
      if (from + shift < 0) return null;
      const fractions = exactFit(values.length, (i) => equationAt(from + i, values[i], shape));
      return fractions && formulaOf(fractions, shape);
    },
  };
}

/** k, and the degrees of P and Q. */
interface Shape {
  readonly shift: number;
  readonly degree: number;
  readonly below: number;
}

/** The equation for the coefficients that a value at n gives. */
const equationAt = (n: number, value: bigint, { shift, degree, below }: Shape): bigint[] => [
  ...powersOf(n, degree).map((power) => power * factorial(n + shift)),
  ...powersOf(n, below).map((power, i) => power * (i < below ? -value : value)),
];

const formulaOf = (fractions: Fractions, { shift, degree }: Shape): Formula =>
  factorialFormula(shift, ...topAndBottom(fractions, degree));

/**
 * The coefficients of the numerator, and those of the denominator, which is monic up to the common
 * denominator.
 */
const topAndBottom = ({ numerators, denominator }: Fractions, degree: number) =>
  [numerators.slice(0, degree + 1), [...numerators.slice(degree + 1), denominator]] as const;

/** (n+k)! times a polynomial over a polynomial. */
const factorialFormula = (
  shift: number,
  top: readonly bigint[],
  bottom: readonly bigint[],
): Formula => ({
  ...inBothStyles((style) => {
    const ofN = shift === 0 ? 'n!' : `(${nPlus(shift)})!`;
    const { content, factors } = factored(top, style);
    const sign = content < 0n ? '-' : '';
    const size = content < 0n ? -content : content;
    const parts = [leading(size), ofN, factors.join('')];
    const numerator = parts.filter((part) => part !== '').join(style.times);
    const denominator = writeBelow(bottom, style);
    return sign + (denominator === '' ? numerator : style.over(numerator, denominator));
  }),
  term: (n) =>
    n + shift < 0 ? null : whole(factorial(n + shift) * valueAt(top, n), valueAt(bottom, n)),
});

/** The text below the line, in factors where it has several; the empty text stands for 1. */
function writeBelow(bottom: readonly bigint[], style: Style): string {
  const { content, factors } = factored(bottom, style);
  if (factors.length === 1 && content === 1n) return expanded(bottom, style);
  return leading(content) + factors.join('');
}

/** A factor before others, which is left out when it is 1. */
const leading = (factor: bigint): string => (factor === 1n ? '' : String(factor));
