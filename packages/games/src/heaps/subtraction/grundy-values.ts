import { requireUpto } from '../../requirements.js';
import { repeat, type ValueArray } from '../period.js';
import { firstCount, repeatedWindow } from './repeated-window.js';
import { countedValues } from './rows.js';
import { requireSubtractionSet } from './set.js';

/**
 * The Grundy values of the heaps 0 to `upto` of the subtraction game of a set of positive integers.
 *
 * Counted heap by heap until a window of as many heaps as the largest number repeats; from there on
 * they are periodic, which is proved by the window, and copied. Time O(upto), and where no window
 * repeats in good time O(upto times (value + largest / 32)). Memory 1 byte a heap, 2 where the set
 * has 255 members or more.
 *
 * @example
 * ```ts
 * [...subtractionGrundyValues([2, 3, 5], 10)]; // => [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1]
 * ```
 */
export function subtractionGrundyValues(set: readonly number[], upto: number): ValueArray {
  requireSubtractionSet('games/subtraction-values', set);
  requireUpto('games/subtraction-values', upto);
  const window = set.reduce((most, taken) => Math.max(most, taken), 0);
  for (let count = firstCount(window); count * 8 <= upto; count *= 8) {
    const counted = countedValues(set, count);
    const found = repeatedWindow(counted, window);
    if (found !== null) {
      const values = zerosLike(counted, upto + 1);
      values.set(counted);
      repeat(values, found.anchor, found.anchor + found.period);
      return values;
    }
  }
  return countedValues(set, upto);
}

/** Zeros in a row of the same kind as another. */
function zerosLike(row: ValueArray, length: number): ValueArray {
  if (row instanceof Uint8Array) return new Uint8Array(length);
  return row instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
}
