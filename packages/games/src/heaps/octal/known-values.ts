import { InputError, requireInteger } from '@manaus/core';
import { once } from '@manaus/core/internals';
import { doubledValues, type HeapValue } from '../grundy-values.js';
import { valueAt } from '../outcome-period.js';
import { type BreakingRule, mostParts } from './code.js';
import { octalGrundyValues } from './grundy-values.js';
import { mostCounted, type OctalCertificate, octalPeriod } from './period.js';
import { verifyOctalPeriod } from './verify-period.js';

/** The Grundy values of single heaps, and their period where one is proved. */
export interface KnownOctal {
  readonly value: HeapValue;
  /** A period that was found and verified; looked for when first asked. */
  period(): OctalCertificate | null;
}

/** With three heaps a certificate takes longer to verify. */
const MOST_OF_TRIPLES = 400;

/**
 * The known values of a rule; what was found once is kept.
 *
 * A heap beyond those that are counted needs a proved period and moves that leave at most two
 * heaps; its value throws an `InputError` otherwise.
 */
export function knownOctal(rule: BreakingRule): KnownOctal {
  const period = once(() => provedPeriod(rule));
  const most = mostCounted(rule);
  const near = doubledValues(most, (upto) => octalGrundyValues(rule.code, upto));
  return { period, value: (heap) => (heap > most ? farValue(rule, heap, period) : near(heap)) };
}

function provedPeriod(rule: BreakingRule): OctalCertificate | null {
  const found = octalPeriod(rule.code, mostParts(rule) > 2 ? MOST_OF_TRIPLES : undefined);
  return found !== null && verifyOctalPeriod(found) ? found : null;
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
  return valueAt(known, heap);
}
