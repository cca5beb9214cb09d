import { InputError, requireInteger } from '@manaus/core';
import { doubledValues, type HeapValue } from '../grundy-values.js';
import { valueAt } from '../outcome-period.js';
import { type BreakingRule, mostParts } from './code.js';
import { valuesIn } from './grundy-values.js';
import { certificateIn, mostCounted, type OctalCertificate, valuesToPeriod } from './period.js';
import type { CountedValues } from './sparse-values.js';
import { verifyOctalPeriod } from './verify-period.js';

/** The Grundy values of single heaps, and their period where one is proved. */
export interface KnownOctal {
  readonly value: HeapValue;
  /** The values of the heaps 0 to `upto`. */
  values(upto: number): Uint32Array;
  /**
   * A period that was found and verified among the heaps to `upto`, or to 16,384 where that is
   * more.
   */
  period(upto?: number): OctalCertificate | null;
  /** The number of heaps, from 0 on, among which `period(upto)` looks. */
  looked(upto?: number): number;
}

/** A period is looked for at least as far. */
const LEAST_LOOKED = 16_384;

/**
 * The known values of a rule; what was found once is kept.
 *
 * A heap beyond those that are counted needs a proved period and moves that leave at most two
 * heaps; its value throws an `InputError` otherwise.
 */
export function knownOctal(rule: BreakingRule): KnownOctal {
  const most = mostCounted(rule);
  const [counted, proved] = [countedOnce(rule), verifiedOnce()];
  const values = (upto: number) => valuesIn(rule, counted(upto), upto);
  const lookedTo = (upto = 0) => Math.min(most, Math.max(upto, LEAST_LOOKED));
  const period = (upto?: number) =>
    rule.unequal ? null : proved(certificateIn(rule, counted(lookedTo(upto))));
  const near = doubledValues(most, values);
  return {
    values,
    period,
    looked: (upto) => (rule.unequal ? 0 : lookedTo(upto) + 1),
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

/** Verifies a certificate that is not the one of before. */
function verifiedOnce(): (found: OctalCertificate | null) => OctalCertificate | null {
  let known: OctalCertificate | null = null;
  return (found) => {
    if (found === null || known !== null) return known;
    if (verifyOctalPeriod(found)) known = found;
    return known;
  };
}

/** The value of a heap beyond those that are counted. */
function farValue(rule: BreakingRule, heap: number, period: KnownOctal['period']): number {
  // The moves of a heap could not be listed.
  if (mostParts(rule) > 2) requireInteger('games/octal-value', 'heaps', heap, 0, mostCounted(rule));
  const known = period(mostCounted(rule));
  if (known === null)
    throw new InputError('games/octal-value', 'heaps', 'noCodePeriod', {
      code: rule.code,
      got: heap,
    });
  return valueAt(known, heap);
}
