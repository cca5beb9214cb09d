import type { Claim } from './certificate.js';
import { integerRoots, type Polynomial } from './polynomials.js';

/**
 * A sequence with a recurrence as a sum of terms `c * n^power * base^n` with rational c, in falling
 * order; `null` where its polynomial has a root that is not an integer.
 */
export function closedForm(
  recurrence: Polynomial,
  from: number,
  first: readonly bigint[],
): Claim['form'] {
  const { roots, rest } = integerRoots(recurrence);
  if (rest.length > 1) return null;
  const size = (root: bigint) => (root < 0n ? -root : root);
  const terms = roots
    .map((base, i) => ({ base, power: roots.slice(0, i).filter((root) => root === base).length }))
    .sort(
      (a, b) => Number(size(b.base) - size(a.base)) || Number(b.base - a.base) || b.power - a.power,
    );
  // One equation for each of the first values, solved without fractions.
  const rows = first.map((value, i) => [
    ...terms.map(({ base, power }) => BigInt(from + i) ** BigInt(power) * base ** BigInt(from + i)),
    value,
  ]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows.findIndex((row, r) => r >= i && row[i] !== 0n);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let r = 0; r < rows.length; r++) {
      if (r === i || rows[r][i] === 0n) continue;
      const [own, other] = [rows[i][i], rows[r][i]];
      rows[r] = reduced(rows[r].map((value, c) => value * own - other * rows[i][c]));
    }
  }
  return terms
    .map(({ base, power }, i) => {
      const [numerator, denominator] = reduced([rows[i][terms.length], rows[i][i]]);
      return denominator < 0n
        ? { base, power, numerator: -numerator, denominator: -denominator }
        : { base, power, numerator, denominator };
    })
    .filter(({ numerator }) => numerator !== 0n);
}

/** Integers without their greatest common divisor. */
function reduced(values: bigint[]): bigint[] {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const common = values.reduce(gcd, 0n);
  return common === 0n ? values : values.map((value) => value / common);
}
