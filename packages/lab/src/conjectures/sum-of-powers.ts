import { type Fractions, lowestTerms } from './exact-fit.js';
import { upTo } from './integers.js';
import {
  contentOf,
  expanded,
  nPlus,
  overOf,
  polynomial,
  powerOfN,
  type Style,
  type Summand,
  sumOf,
} from './write.js';

/** A base and the degree of the polynomial that its power is multiplied by. */
export type Exponential = readonly [base: number, degree: number];

/** A sum of powers times polynomials: '2^n - 3'. */
export function writeSum(
  powers: readonly Exponential[],
  fractions: Fractions,
  style: Style,
): string {
  if (powers.length === 1 && powers[0][0] === 1)
    return polynomial(fractions.numerators, fractions.denominator, style);
  const { shift, shifted } = withShift(powers, fractions);
  // The coefficients of each base.
  const left = [...shifted.numerators];
  const groups = powers
    .map(([base, degree]) => ({ base, coefficients: left.splice(0, degree + 1) }))
    .sort((a, b) => b.base - a.base);
  const summands = groups.flatMap(({ base, coefficients }) =>
    summandsOf(base, coefficients, base === 1 ? 0 : shift, style),
  );
  return overOf(sumOf(summands, style), shifted.denominator, style);
}

/** With one base b: c b^n/d as c' b^(n-j), where that leaves no denominator; else as it is. */
function withShift(
  powers: readonly Exponential[],
  fractions: Fractions,
): { readonly shift: number; readonly shifted: Fractions } {
  const [first, ...others] = powers.filter(([base]) => base !== 1).map(([base]) => BigInt(base));
  if (others.length > 0 || first < 2n || fractions.denominator === 1n)
    return { shift: 0, shifted: fractions };
  const ofBase = powers.flatMap(([base, degree]) => upTo(degree).map(() => base !== 1));
  for (let shift = 1; shift <= 6; shift++) {
    const scaled = fractions.numerators.map((c, i) => (ofBase[i] ? c * first ** BigInt(shift) : c));
    const shifted = lowestTerms(scaled, fractions.denominator);
    if (shifted.denominator === 1n) return { shift: -shift, shifted };
  }
  return { shift: 0, shifted: fractions };
}

function summandsOf(
  base: number,
  coefficients: readonly bigint[],
  shift: number,
  style: Style,
): Summand[] {
  if (base === 1) return coefficients.map((c, i): Summand => [c, powerOfN(i, style)]).reverse();
  const present = coefficients.flatMap((c, i) => (c === 0n ? [] : [i]));
  if (present.length === 1 && present[0] === 0) {
    const { rest, more } = absorbed(coefficients[0], BigInt(base));
    return [[rest, powerOf(base, shift + more, style)]];
  }
  if (present.length === 1) {
    const before = `${powerOfN(present[0], style)}${style.times}`;
    return [[coefficients[present[0]], `${before}${powerOf(base, shift, style)}`]];
  }
  const content = contentOf(coefficients);
  const inner = coefficients.map((c) => c / content);
  return [[content, `(${expanded(inner, style)})${style.times}${powerOf(base, shift, style)}`]];
}

/** The power of a base with the exponent n and so much more. */
const powerOf = (base: number, more: number, style: Style): string =>
  style.power(base < 0 ? `(${base})` : String(base), nPlus(more));

/** A coefficient that is a power of the base goes into the exponent: 3·3^n is 3^(n+1). */
function absorbed(
  coefficient: bigint,
  base: bigint,
): { readonly rest: bigint; readonly more: number } {
  if (base < 2n) return { rest: coefficient, more: 0 };
  let [rest, more] = [coefficient, 0];
  while (rest % base === 0n && rest !== 0n) [rest, more] = [rest / base, more + 1];
  return rest === 1n || rest === -1n ? { rest, more } : { rest: coefficient, more: 0 };
}
