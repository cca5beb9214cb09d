import { repeat } from '../outcome-period.js';
import { type BreakingRule, breakingRule } from './code.js';
import { provedRepetition, valuesToPeriod } from './period.js';
import type { CountedValues } from './sparse-values.js';

/**
 * The Grundy values of the heaps 0 to `upto` of a taking-and-breaking game by its code.
 *
 * Counted heap by heap, by the sparse-space method where a move leaves at most two heaps, until a
 * period is proved; from there on copied. At most 10^7 heaps, 1000 where a move may leave three.
 * Throws an `InputError` for more heaps, and if the text is not a code. Agrees with `grundyValues`
 * of `octal`.
 *
 * @example
 * ```ts
 * [...octalGrundyValues('0.77', 12)]; // => [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
 * ```
 */
export function octalGrundyValues(code: string, upto: number): Uint32Array {
  const rule = breakingRule(code);
  return valuesIn(rule, valuesToPeriod(rule, upto), upto);
}

/** The values of the heaps 0 to `upto` from those that are counted, to there or to their period. */
export function valuesIn(
  rule: BreakingRule,
  { values: counted, count }: CountedValues,
  upto: number,
): Uint32Array {
  if (count > upto) return counted.slice(0, upto + 1);
  const values = new Uint32Array(upto + 1);
  values.set(counted.subarray(0, count));
  const period = provedRepetition(rule, counted, count)?.period;
  if (period !== undefined) repeat(values, count - period, count);
  return values;
}
