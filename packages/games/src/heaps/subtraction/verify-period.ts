import { requireShape } from '@manaus/core/internals';

/**
 * True if a certificate proves its period, and that neither preperiod nor period can be less;
 * shares nothing with what finds it.
 *
 * Every value is compared with the values of its options, one whole window with its repetition, and
 * the numbers below with what they would claim.
 *
 * @example
 * ```ts
 * verifySubtractionPeriod({ set: [1, 2], preperiod: 0, period: 3, values: [0, 1, 2, 0, 1] }); // => true
 * verifySubtractionPeriod({ set: [1, 2], preperiod: 0, period: 6, values: [0, 1, 2, 0, 1, 2, 0, 1] }); // => false
 * ```
 */
export function verifySubtractionPeriod(certificate: {
  set: readonly number[];
  preperiod: number;
  period: number;
  values: readonly number[];
}): boolean {
  const { set, preperiod, period, values } = requireShape(
    'games/verify-period',
    'certificate',
    certificate,
    ['set', 'preperiod', 'period', 'values'],
  );
  if (!Array.isArray(set) || !Array.isArray(values)) return false;
  const largest = set.reduce((most, taken) => Math.max(most, taken), 0);
  return (
    set.every((taken) => Number.isInteger(taken) && taken >= 1) &&
    // No value is that of an option, so that none repeats after 1; without any move there is no
    // game.
    Number.isInteger(period) &&
    preperiod >= 0 &&
    period >= 2 &&
    values.length === preperiod + period + largest &&
    values.every((value, heap) => value === leastMissing(heap, set, values)) &&
    repeats(values, preperiod, period, largest) &&
    // Below the heap 0 no heap has a value that could repeat.
    values[preperiod - 1] !== values[preperiod - 1 + period] &&
    !isPower(values.slice(preperiod, preperiod + period))
  );
}

/**
 * The least number that is the value of no option of a heap; more than there is cannot be taken,
 * and has no value.
 */
function leastMissing(heap: number, set: readonly number[], values: readonly number[]): number {
  const options = set.map((taken) => values[heap - taken]);
  let least = 0;
  while (options.includes(least)) least++;
  return least;
}

function repeats(values: readonly number[], from: number, period: number, count: number): boolean {
  return values.slice(from, from + count).every((value, i) => value === values[from + period + i]);
}

/** True if some values are a part of them, repeated. */
function isPower(values: readonly number[]): boolean {
  const { length } = values;
  const repeatsAfter = (part: number) =>
    length % part === 0 && values.every((value, i) => value === values[(i + part) % length]);
  return values.some((_, part) => repeatsAfter(part));
}
