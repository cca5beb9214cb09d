import type { ValueArray } from '../period.js';

/** More words than this for the bits of all rows are not worth their memory. */
const MOST_WORDS = 2 ** 22;

/**
 * The Grundy values of the heaps 0 to `upto` of a subtraction game, one heap after another.
 *
 * A row of bits for each value v: bit x tells that a heap of x has an option of value v. The value
 * of x is the first row without bit x; then the whole set, shifted by x, goes into that row. The
 * words of 32 heaps lie side by side, so that looking for the first row runs along memory. Time
 * O(upto times (value + largest / 32)); where the numbers are few and far apart, or the rows would
 * be large, O(upto times members).
 */
export function countedValues(set: readonly number[], upto: number): ValueArray {
  const reachable = set.filter((taken) => taken <= upto);
  const values = emptyRow(reachable.length, upto + 1);
  const words = (reachable.reduce((most, taken) => Math.max(most, taken), 0) >>> 5) + 2;
  const ring = 2 ** Math.ceil(Math.log2(words));
  // Few numbers far apart are marked sooner one by one.
  if (words > 8 + reachable.length || (reachable.length + 1) * ring > MOST_WORDS)
    byOptions(reachable, values);
  else byRows(reachable, values, words, ring);
  return values;
}

function emptyRow(members: number, length: number): ValueArray {
  if (members < 2 ** 8 - 1) return new Uint8Array(length);
  return members < 2 ** 16 - 1 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The ring of words is a power of two long, so that places are found by a mask. */
function byRows(set: readonly number[], values: ValueArray, words: number, ring: number): void {
  const mask = ring - 1;
  const shape = new Int32Array(words);
  for (const taken of set) shape[taken >>> 5] |= 1 << taken;
  const stride = set.length + 1;
  const rows = new Int32Array(stride * ring);
  for (let heap = 0; heap < values.length; heap++) {
    const word = heap >>> 5;
    const shift = heap & 31;
    const base = (word & mask) * stride;
    // A word of the ring that was left behind is free for what lies ahead.
    if (shift === 0 && heap > 0) {
      const behind = ((word - 1) & mask) * stride;
      rows.fill(0, behind, behind + stride);
    }
    const bit = 1 << shift;
    let value = 0;
    while ((rows[base + value] & bit) !== 0) value++;
    values[heap] = value;
    let carry = 0;
    for (let i = 0; i < words; i++) {
      const bits = shape[i];
      rows[((word + i) & mask) * stride + value] |= (bits << shift) | carry;
      carry = shift === 0 ? 0 : bits >>> (32 - shift);
    }
  }
}

/** Marks the values of the options with the heap, so that nothing need be cleared. */
function byOptions(set: readonly number[], values: ValueArray): void {
  const marked = new Int32Array(set.length + 2).fill(-1);
  const taken = Float64Array.from(set).sort();
  for (let heap = 0; heap < values.length; heap++) {
    for (let i = 0; i < taken.length && taken[i] <= heap; i++)
      marked[values[heap - taken[i]]] = heap;
    let value = 0;
    while (marked[value] === heap) value++;
    values[heap] = value;
  }
}
