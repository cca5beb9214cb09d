import { InputError, requireInteger } from '@manaus/core';
import { requireShape } from '@manaus/core/internals';
import { requireHeap } from '../requirements.js';

const place = 'games/outcome-period';

/** Grundy values, one byte per heap if few are different. */
export type ValueArray = Uint8Array | Uint16Array | Uint32Array;

/** Grundy values that repeat: from the preperiod on, G(x + period) = G(x). */
export interface Repeating {
  readonly preperiod: number;
  readonly period: number;
  /** The first values, through one period at least. */
  readonly values: readonly number[];
}

/** The value of any heap. */
export const valueAt = ({ values, preperiod, period }: Repeating, heap: number): number =>
  values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)];

/** The least heap from which values repeat with a period, given one from which they do. */
export function firstRepeating(values: ArrayLike<unknown>, from: number, period: number): number {
  let first = from;
  while (first > 0 && values[first - 1] === values[first - 1 + period]) first--;
  return first;
}

/**
 * Repeats the values from one heap to below another as far as the row goes; what would pass the end
 * is not copied.
 */
export function repeat(values: ValueArray, from: number, end: number): void {
  // Each copy is as long as all that repeats before it.
  for (let known = end; known < values.length; known += known - from)
    values.copyWithin(known, from, known);
}

/**
 * The least preperiod and period of the outcomes of a game, from those of its Grundy
 * values: P where the value is 0.
 *
 * Throws an `InputError` for anything but values that repeat, as `periodProof` of a game finds
 * them. The outcomes repeat where the values do, and may do so earlier and after less. Time
 * O(preperiod + period times divisors of the period).
 *
 * @example
 * ```ts
 * const proof = heapGame('subtraction', { set: [2, 3, 6, 7, 9, 10] }).periodProof().certificate;
 * proof && [proof.preperiod, proof.period, outcomePeriod(proof)]; // => [7, 58, { preperiod: 0, period: 29 }]
 * ```
 */
export function outcomePeriod(proof: Repeating): { preperiod: number; period: number } {
  const { preperiod, period, values } = requireShape(place, 'proof', proof, [
    'preperiod',
    'period',
    'values',
  ]);
  requireHeap(place, preperiod, 'preperiod');
  requireInteger(place, 'period', period, 1);
  if (!Array.isArray(values) || values.length < preperiod + period)
    throw new InputError(place, 'values', 'atLeastOf', {
      n: preperiod + period,
      of: 'numbers',
      got: values.length,
    });
  const isP = (heap: number) => valueAt(proof, heap) === 0;
  const repeatsAfter = (part: number) => {
    for (let heap = preperiod; heap < preperiod + period; heap++)
      if (isP(heap) !== isP(heap + part)) return false;
    return true;
  };
  let least = 1;
  // The least number after which a periodic sequence repeats divides every such number.
  while (!repeatsAfter(least)) least++;
  let from = preperiod;
  while (from > 0 && isP(from - 1) === isP(from - 1 + least)) from--;
  return { preperiod: from, period: least };
}
