import { requireInteger } from '@manaus/core';
import { firstRepeating, type Repeating } from '../period.js';
import { type BreakingRule, mostParts } from './code.js';
import { type CountedValues, sparseValues } from './sparse-values.js';
import { tripleValues } from './triple-values.js';

/**
 * A proof that the Grundy values of a taking-and-breaking game repeat, by the theorem of Guy and
 * Smith.
 *
 * Let a move take at most k and leave at most t heaps. If G(n + p) = G(n) for all n from m >= 1 to
 * below t m + (t - 1) p + k, then for all n >= m: of the heaps that a move from a larger n + p
 * leaves, the largest has at least m + p, so that p can be taken off it, and put on again.
 */
export interface OctalCertificate extends Repeating {
  readonly code: string;
  /** The Grundy values of the heaps 0 to t (m + period) + k - 1, with m = max(1, preperiod). */
  readonly values: readonly number[];
}

/** A repetition of values, from the preperiod on. */
type Repetition = Pick<Repeating, 'preperiod' | 'period'>;

/** The period that counted values prove; `null` if they prove none. Source: [guy1956]. */
export function certificateIn(
  rule: BreakingRule,
  { values, count }: CountedValues,
): OctalCertificate | null {
  const known = provedRepetition(rule, values, count);
  if (known === null) return null;
  const length = needed(rule, known);
  return { code: rule.code, ...known, values: Array.from(values.subarray(0, length)) };
}

/** The values to `upto`, or to where they prove a period. */
export function valuesToPeriod(rule: BreakingRule, upto: number): CountedValues {
  requireInteger('games/octal-values', 'upto', upto, 0, mostCounted(rule));
  return mostParts(rule) > 2
    ? { values: tripleValues(rule, upto), count: upto + 1 }
    : sparseValues(rule, upto, (...known) => provedRepetition(rule, ...known) !== null);
}

/** The largest heap whose value is counted. */
export const mostCounted = (rule: BreakingRule): number =>
  mostParts(rule) > 2 ? 1000 : 10_000_000;

/** The number of values that prove a repetition. */
function needed(rule: BreakingRule, { preperiod, period }: Repetition): number {
  return mostParts(rule) * (Math.max(1, preperiod) + period) + rule.digits.length - 1;
}

/**
 * The least preperiod and period that the first values prove; `null` if they prove none.
 *
 * For each distance, how far down the last values repeat: nearly always not far, so that the time
 * is O(count) or so.
 */
export function provedRepetition(
  rule: BreakingRule,
  values: ArrayLike<number>,
  count: number,
): Repetition | null {
  if (rule.unequal) return null;
  for (let period = 1; needed(rule, { preperiod: 1, period }) <= count; period++) {
    const preperiod = firstRepeating(values, count - period, period);
    if (needed(rule, { preperiod, period }) <= count) return { preperiod, period };
  }
  return null;
}
