import { InputError, requireInteger } from '@manaus/core';
import { type BreakingRule, mostParts } from './code.js';
import { octalGrundyValues } from './grundy-values.js';
import { mostCounted, type OctalCertificate, octalPeriod } from './period.js';
import { verifyOctalPeriod } from './verify-period.js';

/** The Grundy values of single heaps, and their period where one is proved. */
export interface KnownOctal {
  value(heap: number): number;
  /** A period that was found and verified; looked for when first asked. */
  period(): OctalCertificate | null;
}

/** With three heaps a certificate takes longer to verify. */
const MOST_OF_TRIPLES = 400;

/**
 * The known values of a rule; what was found once is kept.
 *
 * A heap beyond those that are counted needs a proved period and moves that leave at most two heaps;
 * its value throws an `InputError` otherwise.
 */
export function knownOctal(rule: BreakingRule): KnownOctal {
  let proof: OctalCertificate | null | undefined;
  const period = () => {
    if (proof !== undefined) return proof;
    const found = octalPeriod(rule.code, mostParts(rule) > 2 ? MOST_OF_TRIPLES : undefined);
    proof = found !== null && verifyOctalPeriod(found) ? found : null;
    return proof;
  };
  let values: ArrayLike<number> = [];
  const most = mostCounted(rule);
  return {
    period,
    value(heap) {
      if (heap < values.length) return values[heap];
      if (heap > most) return farValue(rule, heap, period);
      // At least twice as many as before, so that calls in order do not count all anew each time.
      values = octalGrundyValues(rule.code, Math.min(most, Math.max(2 * values.length, heap, 127)));
      return values[heap];
    },
  };
}

/** The value of a heap beyond those that are counted. */
function farValue(rule: BreakingRule, heap: number, period: KnownOctal['period']): number {
  // The moves of a heap could not be listed.
  if (mostParts(rule) > 2) requireInteger('core/octal-value', 'heaps', heap, 0, mostCounted(rule));
  const known = period();
  if (known === null)
    throw new InputError('core/octal-value', 'heaps', 'noCodePeriod', {
      code: rule.code,
      got: heap,
    });
  return known.values[known.preperiod + ((heap - known.preperiod) % known.period)];
}
