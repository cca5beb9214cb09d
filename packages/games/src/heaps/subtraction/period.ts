import { requireUpto } from '../../requirements.js';
import { firstRepeating, type Repeating } from '../period.js';
import { firstCount, repeatedWindow } from './repeated-window.js';
import { countedValues } from './rows.js';
import { requireSubtractionSet } from './set.js';

/**
 * A proof that the Grundy values of a subtraction game repeat: enough of them to see a whole window
 * of as many heaps as the largest number repeat.
 *
 * From preperiod on, G(x + period) = G(x); both are the least possible. Why a window is enough: the
 * value of a heap depends on nothing but the values of the `max S` heaps below it.
 */
export interface SubtractionCertificate extends Repeating {
  readonly set: readonly number[];
  /** The Grundy values of the heaps 0 to preperiod + period + max S - 1. */
  readonly values: readonly number[];
}

/**
 * The period of the Grundy values of a subtraction game, with its proof; `null` if it does not show
 * within the given number of heaps.
 *
 * Time O(heaps) or so; see `repeatedWindow`.
 *
 * @example
 * ```ts
 * const { preperiod, period } = subtractionPeriod([2, 3, 5]) ?? {};
 * [preperiod, period]; // => [0, 7]
 * subtractionPeriod([1, 8, 11, 27], 50); // => null
 * ```
 */
export function subtractionPeriod(
  set: readonly number[],
  most = 10_000_000,
): SubtractionCertificate | null {
  requireSubtractionSet('games/subtraction-period', set);
  requireUpto('games/subtraction-period', most);
  const window = set.reduce((largest, taken) => Math.max(largest, taken), 0);
  // Two windows that differ in place do not fit.
  if (window >= most) return null;
  for (let upto = Math.min(most, firstCount(window)); ; upto = Math.min(most, upto * 8)) {
    const values = countedValues(set, upto);
    const found = repeatedWindow(values, window);
    if (found !== null) {
      const { anchor, period } = found;
      const preperiod = firstRepeating(values, anchor, period);
      const length = preperiod + period + window;
      return { set, preperiod, period, values: Array.from(values.subarray(0, length)) };
    }
    if (upto >= most) return null;
  }
}
