import { InputError } from '@manaus/core';
import { requireHeap } from './requirements.js';

/**
 * The smallest whole number that is not among some, their minimal excluded value. Time O(count).
 * Throws an `InputError` for anything but whole numbers.
 *
 * @example
 * ```ts
 * mex([0, 1, 3, 4]); // => 2
 * ```
 */
export function mex(values: Iterable<number>): number {
  return leastMissing(requireNumbers('games/mex', values));
}

/** The same of whole numbers that need no check. */
export function leastMissing(values: Iterable<number>): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}

/**
 * The nim-sum: addition of binary digits without carry. Exact for whole numbers below 2^53; throws
 * an `InputError` for any other.
 *
 * @example
 * ```ts
 * nimSum([3, 5, 7]); // => 1
 * nimSum([2 ** 40, 1]); // => 1099511627777
 * ```
 */
export function nimSum(values: Iterable<number>): number {
  return digitSum(requireNumbers('games/nim-sum', values));
}

/** The same of whole numbers that need no check. */
export function digitSum(values: Iterable<number>): number {
  let low = 0;
  let high = 0;
  for (const value of values) {
    low ^= value % HALF;
    high ^= value / HALF;
  }
  return high * HALF + low;
}

/** Bitwise operators see 32 bits only. */
const HALF = 2 ** 27;

/** The numbers, as a list, if they are whole and exact. */
function requireNumbers(place: string, values: Iterable<number>): readonly number[] {
  if (typeof values !== 'object' || values === null || !(Symbol.iterator in values))
    throw new InputError(place, 'values', 'listOf', { of: 'integers', got: values });
  const numbers = [...values];
  for (const value of numbers) requireHeap(place, value, 'values');
  return numbers;
}
