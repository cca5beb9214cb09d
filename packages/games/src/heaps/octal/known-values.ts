import { requireInteger } from '@manaus/core';
import { gameFault } from '../../game-fault.js';
import type { HeapValues } from '../definition.js';
import { doubledValues } from '../grundy-values.js';
import { repeat, valueAt } from '../period.js';
import { type BreakingRule, mostParts } from './code.js';
import {
  certificateIn,
  mostCounted,
  type OctalCertificate,
  provedRepetition,
  valuesToPeriod,
} from './period.js';
import type { CountedValues } from './sparse-values.js';
import { verifyOctalPeriod } from './verify-period.js';

/** The Grundy values of single heaps, and their period where one is proved. */
export interface KnownOctal extends HeapValues {
  /**
   * The values of the heaps 0 to `upto`: counted heap by heap, by the sparse-space method where a
   * move leaves at most two heaps, until a period is proved; from there on copied. At most 10^7
   * heaps, 1000 where a move may leave three.
   */
  to(upto: number): Uint32Array;
  /** A period that was found and verified among the heaps to `upto` (default: 16,384). */
  period(upto?: number): OctalCertificate | null;
}

/** A period is looked for so far unless more or less is asked for. */
const LOOKED = 16_384;

/**
 * The known values of a rule; what was found once is kept.
 *
 * A heap beyond those that are counted needs a proved period and moves that leave at most two
 * heaps; its value throws an `InputError` otherwise.
 */
export function knownOctal(rule: BreakingRule): KnownOctal {
  const most = mostCounted(rule);
  const counted = countedOnce(rule);
  const values = (upto: number) => valuesIn(rule, counted(upto), upto);
  let proved: OctalCertificate | null = null;
  const period = (upto = LOOKED) => {
    if (rule.unequal) return null;
    const found = proved ?? certificateIn(rule, counted(Math.min(most, upto)));
    // More values may be known than were asked for.
    if (found === null || found.values.length > upto + 1) return null;
    if (proved === null && verifyOctalPeriod(found)) proved = found;
    return proved;
  };
  const near = doubledValues(most, values);
  return {
    to: values,
    period,
    looked: (upto = LOOKED) => (rule.unequal ? 0 : Math.min(most, upto) + 1),
    value: (heap) => (heap > most ? farValue(rule, heap, period) : near(heap)),
  };
}

/** Counted values of a rule to a heap at least, or to their period; the longest row is kept. */
function countedOnce(rule: BreakingRule): (upto: number) => CountedValues {
  let known: CountedValues | null = null;
  return (upto) => {
    const reaches = known !== null && (known.count > upto || known.count < known.values.length);
    if (known === null || !reaches) known = valuesToPeriod(rule, upto);
    return known;
  };
}

/** The value of a heap beyond those that are counted. */
function farValue(rule: BreakingRule, heap: number, period: KnownOctal['period']): number {
  // The moves of a heap could not be listed.
  if (mostParts(rule) > 2) requireInteger('games/octal-value', 'heaps', heap, 0, mostCounted(rule));
  const known = period(mostCounted(rule));
  if (known === null)
    throw gameFault('games/octal-value', 'heaps', 'noCodePeriod', {
      code: rule.code,
      got: heap,
    });
  return valueAt(known, heap);
}

/** The values of the heaps 0 to `upto` from those that are counted, to there or to their period. */
function valuesIn(
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
