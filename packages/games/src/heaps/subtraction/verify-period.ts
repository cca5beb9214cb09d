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
    isLeast(values, preperiod, period)
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

/** One heap earlier it does not repeat, and no proper part of the period repeats. */
function isLeast(values: readonly number[], preperiod: number, period: number): boolean {
  const places = Array.from({ length: period }, (_, place) => place);
  const at = (place: number) => values[preperiod + (place % period)];
  return (
    // Below the heap 0 no heap has a value that could repeat.
    values[preperiod - 1] !== values[preperiod - 1 + period] &&
    !places
      .filter((part) => period % part === 0)
      .some((part) => places.every((place) => at(place) === at(place + part)))
  );
}
