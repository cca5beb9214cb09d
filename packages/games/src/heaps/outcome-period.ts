/** Grundy values that repeat: from the preperiod on, G(x + period) = G(x). */
export interface Repeating {
  readonly preperiod: number;
  readonly period: number;
  /** The first values, through one period at least. */
  readonly values: readonly number[];
}

/**
 * The least preperiod and period of the outcomes of a game, from those of its Grundy
 * values: P where the value is 0.
 *
 * The outcomes repeat where the values do, and may do so earlier and after less. Time O(preperiod +
 * period times divisors of the period).
 *
 * @example
 * ```ts
 * const proof = subtractionPeriod([2, 3, 6, 7, 9, 10]);
 * proof && [proof.preperiod, proof.period, outcomePeriod(proof)]; // => [7, 58, { preperiod: 0, period: 29 }]
 * ```
 */
export function outcomePeriod({ preperiod, period, values }: Repeating): {
  preperiod: number;
  period: number;
} {
  const isP = (heap: number) =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)] === 0;
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
