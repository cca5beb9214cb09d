/**
 * True if a certificate proves its period, and that neither preperiod nor period can be less;
 * shares nothing with what finds it.
 *
 * Every value is compared with the values of its options, one whole window with its repetition, and
 * the numbers below with what they would claim.
 *
 * @example
 * ```ts
 * verifyPeriod({ set: [1, 2], preperiod: 0, period: 3, values: [0, 1, 2, 0, 1] }); // => true
 * verifyPeriod({ set: [1, 2], preperiod: 0, period: 6, values: [0, 1, 2, 0, 1, 2, 0, 1] }); // => false
 * ```
 */
export function verifyPeriod({
  set,
  preperiod,
  period,
  values,
}: {
  set: readonly number[];
  preperiod: number;
  period: number;
  values: readonly number[];
}): boolean {
  const largest = set.reduce((most, taken) => Math.max(most, taken), 0);
  if (!set.every((taken) => Number.isInteger(taken) && taken >= 1) || largest === 0) return false;
  if (
    !Number.isInteger(period) ||
    preperiod < 0 ||
    period < 1 ||
    values.length !== preperiod + period + largest
  )
    return false;
  return (
    values.every((value, heap) => isValue(value, heap, set, values)) &&
    repeats(values, preperiod, period, largest) &&
    isLeast(values, preperiod, period)
  );
}

/** No option has the value, and as many smaller ones as there are occur; those of smaller heaps are right. */
function isValue(
  value: number,
  heap: number,
  set: readonly number[],
  values: readonly number[],
): boolean {
  const options = set.filter((taken) => taken <= heap).map((taken) => values[heap - taken]);
  return (
    !options.includes(value) && new Set(options.filter((option) => option < value)).size === value
  );
}

function repeats(values: readonly number[], from: number, period: number, count: number): boolean {
  return values.slice(from, from + count).every((value, i) => value === values[from + period + i]);
}

/** One heap earlier it does not repeat, and no proper part of the period repeats. */
function isLeast(values: readonly number[], preperiod: number, period: number): boolean {
  if (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) return false;
  const parts = Array.from({ length: period - 1 }, (_, i) => i + 1).filter(
    (part) => period % part === 0,
  );
  return parts.every(
    (part) =>
      !Array.from({ length: period - part }, (_, i) => preperiod + i).every(
        (heap) => values[heap] === values[heap + part],
      ),
  );
}
