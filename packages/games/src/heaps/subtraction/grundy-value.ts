import { InputError } from '@manaus/core';
import { requireHeap } from '../../requirements.js';
import { doubledValues, type HeapValue } from '../grundy-values.js';
import { valueAt } from '../outcome-period.js';
import { subtractionGrundyValues } from './grundy-values.js';
import { type PeriodCertificate, subtractionPeriod } from './period.js';
import { requireSubtractionSet } from './subtraction.js';

const place = 'games/subtraction-value';

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
  knownValues(requireSubtractionSet(place, set)).value(requireHeap(place, heap));

/**
 * The period of a subtraction game, if one is proved, and the Grundy values of its heaps in O(1)
 * each.
 */
export interface KnownValues {
  readonly certificate: PeriodCertificate | null;
  /** The number of heaps, from 0 on, among which the period was looked for at most. */
  readonly looked: number;
  /** The Grundy value of a heap. */
  readonly value: HeapValue;
}

/** The period, if one is proved, and the values of a subtraction game. */
export function knownValues(set: readonly number[]): KnownValues {
  // The time grows with the members, too.
  const most = Math.min(MOST_COUNTED, Math.floor(1e9 / set.length));
  const certificate = subtractionPeriod(set, most);
  if (certificate === null) return { certificate, looked: most, value: counted(set) };
  return { certificate, looked: most, value: (heap) => valueAt(certificate, heap) };
}

function counted(set: readonly number[]): HeapValue {
  const near = doubledValues(MOST_COUNTED, (upto) => subtractionGrundyValues(set, upto));
  return (heap) => {
    if (heap <= MOST_COUNTED) return near(heap);
    throw new InputError(place, 'heaps', 'noPeriod', { set, got: heap });
  };
}
