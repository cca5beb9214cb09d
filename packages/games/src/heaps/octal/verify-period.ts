import { requireShape } from '@manaus/core/internals';

/**
 * True if a certificate proves its period, and that neither preperiod nor period can be less;
 * shares nothing with what finds it.
 *
 * The code is read anew, every value is compared with those of all options, the whole window of the
 * theorem of Guy and Smith with its repetition, and the numbers below with what they would claim.
 * Time O(values times even values), where a value is even if the digits that it shares with some
 * mask are even in number, O(values^2) at most; with three heaps O(values^3). Values of 65536 and
 * more are refused.
 *
 * @example
 * ```ts
 * const proof = heapGame('kayles').periodProof().certificate;
 * proof !== null && verifyOctalPeriod(proof); // => true
 * proof !== null && verifyOctalPeriod({ ...proof, period: 24 }); // => false
 * ```
 */
export function verifyOctalPeriod(certificate: {
  code: string;
  preperiod: number;
  period: number;
  values: readonly number[];
}): boolean {
  const { code, preperiod, period, values } = requireShape(
    'games/verify-period',
    'certificate',
    certificate,
    ['code', 'preperiod', 'period', 'values'],
  );
  if (!Array.isArray(values)) return false;
  if (typeof code !== 'string' || !/^[048c]\.[\da-f]+$/.test(code)) return false;
  const digits = [...code.replace('.', '')].map((digit) => Number(`0x${digit}`));
  const window = windowOf(digits, preperiod, period);
  return (
    // Numbers below 0, and those that are not whole, compare a value with none; a period of 0 one
    // with itself.
    values.length === window + period &&
    areMexes(digits, values) &&
    repeats(values, preperiod, window, period) &&
    // Below the heap 0 no heap has a value that could repeat.
    values[preperiod - 1] !== values[preperiod - 1 + period] &&
    !divisors(period).some((part) => repeats(values, preperiod, preperiod + period, part))
  );
}

/** The values, from 0 on, whose repetition proves a period, by the theorem of Guy and Smith. */
function windowOf(digits: readonly number[], preperiod: number, period: number): number {
  const parts = [3, 2, 1].find((heaps) => digits.some((digit) => digit & (1 << heaps))) ?? 1;
  const most = Math.max(...digits.map((digit, taken) => (digit > 0 ? taken : 0)));
  return parts * Math.max(1, preperiod) + (parts - 1) * period + most;
}

/** True if every value is the least of no option. */
function areMexes(digits: readonly number[], values: readonly number[]): boolean {
  if (!values.every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** 16))
    return false;
  // The last heap that had an option of a value, counted from 1.
  const marks = new Int32Array(2 ** 16);
  const isWhole = digits.some((digit) => digit >= 8);
  const mask = isWhole ? 0 : maskOf(values);
  const even = values.flatMap((value, heap) => (heap > 0 && isEven(value & mask) ? [heap] : []));
  return values.every((value, heap) => {
    markOptions(marks, digits, values, heap, even);
    const lesser = marks.subarray(0, value);
    const isMissing = (mark: number) => mark !== heap + 1;
    // Two odd values have an even nim-sum, so that only an even value can come of their pairs.
    if (mask > 0 && isEven(value & mask)) markAllPairs(marks, digits, values, heap);
    else if (lesser.some(isMissing)) markUntil(marks, digits, values, heap, value);
    return isMissing(marks[value]) && !lesser.some(isMissing);
  });
}

/** The mask for which the fewest values are even; 0, for which all are, if values are large. */
function maskOf(values: readonly number[]): number {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const times = new Float64Array(largest + 1);
  for (const value of values) times[value]++;
  let best = { mask: 0, count: values.length };
  const masks = largest < 1024 ? 2 ** (32 - Math.clz32(largest)) : 0;
  for (let mask = 1; mask < masks; mask++) {
    const count = times.reduce((sum, each, value) => sum + (isEven(value & mask) ? each : 0), 0);
    if (count < best.count) best = { mask, count };
  }
  return best.mask;
}

/** True if the binary digits of a number are even in number. */
function isEven(number: number): boolean {
  let ones = 0;
  for (let rest = number; rest > 0; rest &= rest - 1) ones++;
  return ones % 2 === 0;
}

/** Marks the values of all that a move leaves of a heap; of two heaps if one has an even value. */
function markOptions(
  marks: Int32Array,
  digits: readonly number[],
  values: readonly number[],
  heap: number,
  even: readonly number[],
): void {
  digits.forEach((digit, taken) => {
    const rest = heap - taken;
    if (rest === 0 && digit % 2 === 1) marks[0] = heap + 1;
    if (rest > 0 && (digit & 2) > 0) marks[values[rest]] = heap + 1;
    if ((digit & 4) > 0)
      for (let at = 0; at < even.length && even[at] < rest; at++)
        marks[values[even[at]] ^ values[rest - even[at]]] = heap + 1;
    if ((digit & 8) > 0)
      for (let part = 1; part < rest - 1; part++)
        markPairs(marks, heap, values, rest - part, values[part]);
  });
}

/** Marks the values of all pairs that a move leaves of a heap. */
function markAllPairs(
  marks: Int32Array,
  digits: readonly number[],
  values: readonly number[],
  heap: number,
): void {
  digits.forEach((digit, taken) => {
    if ((digit & 4) > 0) markPairs(marks, heap, values, heap - taken, 0);
  });
}

/** Marks values of pairs until all below one are marked, or no pair is left. */
function markUntil(
  marks: Int32Array,
  digits: readonly number[],
  values: readonly number[],
  heap: number,
  value: number,
): void {
  let missing = 0;
  for (let less = 0; less < value; less++) if (marks[less] !== heap + 1) missing++;
  const parting = digits.flatMap((digit, taken) => ((digit & 4) > 0 ? [taken] : []));
  for (let low = 1; missing > 0 && 2 * low <= heap; low++)
    for (const taken of parting) {
      const high = heap - taken - low;
      const found = high < low ? value : values[low] ^ values[high];
      if (found >= value || marks[found] === heap + 1) continue;
      marks[found] = heap + 1;
      missing--;
    }
}

/** Marks the nim-sums of two heaps of a total with the value of a third. */
function markPairs(
  marks: Int32Array,
  heap: number,
  values: readonly number[],
  total: number,
  third: number,
): void {
  for (let low = 1, high = total - 1; low <= high; low++, high--)
    marks[values[low] ^ values[high] ^ third] = heap + 1;
}

/** True if the values from one place to below another are those a number further on. */
function repeats(values: readonly number[], from: number, to: number, after: number): boolean {
  for (let heap = from; heap < to; heap++) if (values[heap] !== values[heap + after]) return false;
  return true;
}

/** The divisors of a number, itself left out. */
const divisors = (count: number): number[] =>
  Array.from({ length: count }, (_, part) => part).filter((part) => count % part === 0);
