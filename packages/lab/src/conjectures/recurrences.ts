import { range } from '@manaus/core';
import type { Candidate, Formula } from './candidate.js';
import { exactFit } from './exact-fit.js';
import { sumCandidate } from './exponentials.js';
import { withoutRoots } from './roots.js';
import { inBothStyles, type Style, sumOf } from './write.js';

const LARGEST_ORDER = 12;
const LARGEST_BASE = 64;

/** A linear recurrence a(n) = c_1 a(n-1) + ... + c_k a(n-k) + d. */
interface Recurrence {
  readonly coefficients: readonly bigint[];
  readonly constant: bigint;
}

/**
 * Linear recurrences with constant coefficients, with a constant term or without one; the first
 * terms count as parameters.
 */
export const recurrences = (): Candidate[] =>
  range(1, LARGEST_ORDER).flatMap((order) =>
    [false, true].map((withConstant) => ({
      form: 'recurrence',
      parameters: 2 * order + (withConstant ? 1 : 0),
      fit(from, values) {
        const found = fitRecurrence(values, order, withConstant);
        return found === null ? null : recurrenceFormula(found, from, values.slice(0, order));
      },
    })),
  );

/**
 * The recurrence of this order that the values obey, or null. Its coefficients must be integers:
 * those of the shortest recurrence of a sequence of integers are (Fatou's lemma), so nothing is
 * missed.
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
  const coefficients = fractions.numerators.slice(0, order);
  const constant = fractions.numerators[order] ?? 0n;
  return coefficients[order - 1] === 0n || (withConstant && constant === 0n)
    ? null
    : { coefficients, constant };
}

function recurrenceFormula(found: Recurrence, from: number, first: readonly bigint[]): Formula {
  const terms = [...first];
  return {
    ...inBothStyles((style) => writeRecurrence(found, style)),
    term(n) {
      if (n < from) return null;
      while (terms.length <= n - from)
        terms.push(
          found.coefficients.reduce(
            (sum, c, i) => sum + c * (terms.at(-1 - i) ?? 0n),
            found.constant,
          ),
        );
      return terms[n - from];
    },
  };
}

function writeRecurrence({ coefficients, constant }: Recurrence, style: Style): string {
  const terms = coefficients.map((c, i) => [c, `a(n-${i + 1})`] as const);
  return `a(n) = ${sumOf([...terms, [constant, '']], { ...style, times: ' ' })}`;
}

/**
 * The sum of powers that a recurrence of the values has for its solutions, when the roots of its
 * characteristic polynomial are integers up to 64; null if no recurrence with at most this many
 * parameters holds.
 */
export function fromRoots(values: readonly bigint[], mostParameters: number): Candidate | null {
  for (const parameters of range(2, Math.min(mostParameters, 2 * LARGEST_ORDER))) {
    const found = fitRecurrence(values, Math.floor(parameters / 2), parameters % 2 === 1);
    if (found !== null) {
      const characteristic = [...found.coefficients.map((c) => -c).reverse(), 1n];
      const { roots, rest } = withoutRoots(characteristic, range(-LARGEST_BASE, LARGEST_BASE));
      if (found.constant !== 0n) roots.set(1, (roots.get(1) ?? 0) + 1);
      if (rest.length > 1 || [...roots.keys()].every((base) => Math.abs(base) === 1)) return null;
      return sumCandidate([...roots].map(([base, times]) => [base, times - 1]));
    }
  }
  return null;
}
