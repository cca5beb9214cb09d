import { InputError } from '@manaus/core';
import { subtractionGrundyValues } from './grundy-values.js';
import { type PeriodCertificate, subtractionPeriod } from './period.js';

/**
 * Values of heaps as large as this are counted one by one; of larger ones a proved period is
 * needed.
 */
const MOST_COUNTED = 10_000_000;

/**
 * The Grundy value of a heap of a subtraction game, of any size if the period is proved within 10^7
 * heaps.
 *
 * Throws an `InputError` if it is not and the heap is larger than that. Time O(10^7) at most.
 *
 * @example
 * ```ts
 * subtractionGrundyValue([2, 3, 5], 6); // => 3
 * subtractionGrundyValue([2, 3, 5], 10 ** 15); // => 3
 * ```
 */
export const subtractionGrundyValue = (set: readonly number[], heap: number): number =>
  knownValues(set).value(heap);

/**
 * The period of a subtraction game, if one is proved, and the Grundy values of its heaps in O(1)
 * each.
 */
export interface KnownValues {
  readonly certificate: PeriodCertificate | null;
  /** The Grundy value of a heap. */
  value(heap: number): number;
}

/** The period, if one is proved, and the values of a subtraction game. */
export function knownValues(set: readonly number[]): KnownValues {
  // The time grows with the members, too.
  const most = Math.min(MOST_COUNTED, Math.floor(1e9 / set.length));
  const certificate = subtractionPeriod(set, most);
  return { certificate, value: certificate === null ? counted(set) : repeated(certificate) };
}

const repeated =
  ({ values, preperiod, period }: PeriodCertificate) =>
  (heap: number) =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)];

function counted(set: readonly number[]): (heap: number) => number {
  let values: ArrayLike<number> = [];
  return (heap) => {
    if (heap > MOST_COUNTED)
      throw new InputError('graph/subtraction-value', 'heaps', 'noPeriod', { set, got: heap });
    // At least twice as many as before, so that calls in order do not count all anew each time.
    const upto = Math.min(MOST_COUNTED, Math.max(2 * values.length, heap));
    if (heap >= values.length) values = subtractionGrundyValues(set, upto);
    return values[heap];
  };
}
