import { firstCount, type Repetition, repeatedWindow } from './repeated-window.js';
import { countedValues, type ValueArray } from './rows.js';

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
  const window = set.reduce((most, taken) => Math.max(most, taken), 0);
  for (let count = firstCount(window); count * 8 <= upto; count *= 8) {
    const counted = countedValues(set, count);
    const found = repeatedWindow(counted, window);
    if (found !== null) return continued(counted, found, upto);
  }
  return countedValues(set, upto);
}

/** The values from the anchor on again and again, each copy as long as all before it. */
function continued(counted: ValueArray, { anchor, period }: Repetition, upto: number): ValueArray {
  const values =
    counted instanceof Uint8Array
      ? new Uint8Array(upto + 1)
      : counted instanceof Uint16Array
        ? new Uint16Array(upto + 1)
        : new Uint32Array(upto + 1);
  values.set(counted.subarray(0, anchor + period));
  // What would pass the end is not copied.
  for (let known = anchor + period; known <= upto; known += known - anchor)
    values.copyWithin(known, anchor, known);
  return values;
}
