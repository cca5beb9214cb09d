import { subtractionGrundy } from './subtraction-grundy.js';

/**
 * A proof that the Grundy values of a subtraction game repeat: enough of them to see a whole window of as many heaps as the largest number repeat.
 *
 * From preperiod on, G(x + period) = G(x); both are the least possible. Why a window is enough: the value of a heap depends on nothing but the
 * values of the `max S` heaps below it.
 */
export interface PeriodCertificate {
  readonly set: readonly number[];
  readonly preperiod: number;
  readonly period: number;
  /** The Grundy values of the heaps 0 to preperiod + period + max S - 1. */
  readonly values: readonly number[];
}

/**
 * The period of the Grundy values of a subtraction game, with its proof; `null` where it does not show within so many heaps.
 *
 * Anchors at 0, 1, 2, 4, ...: the first window after an anchor that equals the anchor's is one period on, once the anchor lies in the
 * periodic part (R. P. Brent, BIT 20 (1980) 176-184). Time O(heaps) or so.
 *
 * @example
 * ```ts
 * const { preperiod, period } = subtractionPeriod([2, 3, 5]) ?? {};
 * [preperiod, period]; // => [0, 7]
 * subtractionPeriod([1, 8, 11, 27], 50); // => null
 * ```
 */
export function subtractionPeriod(set: readonly number[], most = 10_000_000): PeriodCertificate | null {
  const window = Math.max(...set);
  for (let upto = Math.min(most, 16 * window + 64); ; upto = Math.min(most, upto * 8)) {
    const values = subtractionGrundy(set, upto);
    const found = repeated(values, window);
    if (found !== null) return certificate(set, values, found[0], found[1]);
    if (upto >= most) return null;
  }
}

/** An anchor and the distance to its first return, both windows lying within the values. */
function repeated(values: ArrayLike<number>, window: number): [number, number] | null {
  for (let anchor = 0; anchor + 1 + window <= values.length; anchor = anchor === 0 ? 1 : 2 * anchor) {
    const end = Math.min(2 * anchor + 1, values.length - window);
    for (let at = anchor + 1; at <= end; at++) if (sameWindow(values, anchor, at, window)) return [anchor, at - anchor];
  }
  return null;
}

function sameWindow(values: ArrayLike<number>, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (values[a + i] !== values[b + i]) return false;
  return true;
}

function certificate(set: readonly number[], values: ArrayLike<number>, anchor: number, period: number): PeriodCertificate {
  let preperiod = anchor;
  while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
  const length = preperiod + period + Math.max(...set);
  return { set, preperiod, period, values: Array.from({ length }, (_, heap) => values[heap]) };
}
