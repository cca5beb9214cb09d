import type { Candidate, Formula } from './candidate.js';
import { exactFit } from './exact-fit.js';
import { type Exponential, sumCandidate } from './exponentials.js';
import { inBothStyles, type Style, sumOf } from './write.js';

const LARGEST_ORDER = 12;
const LARGEST_BASE = 64;

/** A linear recurrence a(n) = c_1 a(n-1) + ... + c_k a(n-k) + d. */
interface Recurrence {
  readonly coefficients: readonly bigint[];
  readonly constant: bigint;
}

/** Linear recurrences with constant coefficients, with a constant term or without one; the first terms count as parameters. */
export function recurrences(mostParameters: number): Candidate[] {
  const orders = Array.from({ length: LARGEST_ORDER }, (_, i) => i + 1);
  return orders
    .flatMap((order) =>
      [false, true].map((withConstant) => recurrenceCandidate(order, withConstant)),
    )
    .filter(({ parameters }) => parameters <= mostParameters);
}

function recurrenceCandidate(order: number, withConstant: boolean): Candidate {
  return {
    form: 'recurrence',
    parameters: 2 * order + (withConstant ? 1 : 0),
    fit(from, values) {
      const found = fitRecurrence(values, order, withConstant);
      return found === null ? null : recurrenceFormula(found, from, values.slice(0, order));
    },
  };
}

/**
 * The recurrence of this order that the values obey, or null. Its coefficients must be integers: those of the shortest recurrence of a
 * sequence of integers are (Fatou's lemma), so nothing is missed.
 */
function fitRecurrence(
  values: readonly bigint[],
  order: number,
  withConstant: boolean,
): Recurrence | null {
  const fractions = exactFit(values.length - order, (i) => [
    ...values.slice(i, i + order).reverse(),
    ...(withConstant ? [1n] : []),
    values[i + order],
  ]);
  if (fractions === null || fractions.denominator !== 1n) return null;
  const [coefficients, constant] = [
    fractions.numerators.slice(0, order),
    fractions.numerators[order] ?? 0n,
  ];
  return coefficients[order - 1] === 0n || (withConstant && constant === 0n)
    ? null
    : { coefficients, constant };
}

function recurrenceFormula(
  { coefficients, constant }: Recurrence,
  from: number,
  first: readonly bigint[],
): Formula {
  const terms = [...first];
  const write = (style: Style) =>
    `a(n) = ${sumOf([...coefficients.map((c, i) => [c, `a(n-${i + 1})`] as const), [constant, '']], { ...style, times: ' ' })}`;
  return {
    ...inBothStyles(write),
    term(n) {
      if (n < from) return null;
      while (terms.length <= n - from)
        terms.push(
          coefficients.reduce((sum, c, i) => sum + c * (terms.at(-1 - i) ?? 0n), constant),
        );
      return terms[n - from];
    },
  };
}

/**
 * The sum of powers that a recurrence of the values has for its solutions, when the roots of its characteristic polynomial are integers up
 * to 64; null if no recurrence with at most this many parameters holds.
 */
export function fromRoots(values: readonly bigint[], mostParameters: number): Candidate | null {
  for (
    let parameters = 2;
    parameters <= Math.min(mostParameters, 2 * LARGEST_ORDER);
    parameters++
  ) {
    const found = fitRecurrence(values, Math.floor(parameters / 2), parameters % 2 === 1);
    if (found !== null) return candidateOf(found);
  }
  return null;
}

function candidateOf({ coefficients, constant }: Recurrence): Candidate | null {
  let rest = [1n, ...coefficients.map((c) => -c)];
  const powers: Exponential[] = constant === 0n ? [] : [[1, 0]];
  for (let base = -LARGEST_BASE; base <= LARGEST_BASE; base++) {
    for (
      let next = divided(rest, BigInt(base));
      next !== null;
      next = divided(rest, BigInt(base))
    ) {
      rest = next;
      const at = powers.findIndex(([other]) => other === base);
      if (at < 0) powers.push([base, 0]);
      else powers[at] = [base, powers[at][1] + 1];
    }
  }
  return rest.length > 1 || powers.every(([base]) => base === 1 || base === -1)
    ? null
    : sumCandidate(powers);
}

/** A polynomial, highest power first, by x - root; null when that leaves a remainder. */
function divided(coefficients: readonly bigint[], root: bigint): bigint[] | null {
  if (coefficients.length < 2) return null;
  const quotient: bigint[] = [];
  for (const c of coefficients) quotient.push((quotient.at(-1) ?? 0n) * root + c);
  return quotient.pop() === 0n ? quotient : null;
}
