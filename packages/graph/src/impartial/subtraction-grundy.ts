/**
 * The Grundy values of the heaps 0 to `upto` of the subtraction game of a set of positive integers.
 *
 * A bit row for each value v: bit x tells that a heap of x has an option of value v. The value of x is the first row without bit x; then
 * the whole set, shifted by x, goes into that row. Time O(upto times (value + largest / 32)), memory 1 byte a heap (2 where the set has 255 members or more), and
 * for each value as many bits as the largest number needs.
 *
 * @example
 * ```ts
 * [...subtractionGrundy([2, 3, 5], 10)]; // => [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1]
 * ```
 */
export function subtractionGrundy(set: readonly number[], upto: number): Uint8Array | Uint16Array {
  const largest = Math.max(...set);
  const words = (largest >>> 5) + 2;
  // A ring of bits, a power of two long, so that places are found by a mask.
  const ring = 2 ** Math.ceil(Math.log2(words));
  const mask = ring - 1;
  const shape = new Int32Array(words);
  for (const taken of set) shape[taken >>> 5] |= 1 << taken;
  const rows = new Int32Array((set.length + 1) * ring);
  const values = set.length < 255 ? new Uint8Array(upto + 1) : new Uint16Array(upto + 1);
  for (let heap = 0; heap <= upto; heap++) {
    const word = heap >>> 5;
    const shift = heap & 31;
    // A word of the ring that was left behind is free for what lies ahead.
    if (shift === 0 && heap > 0) for (let row = (word - 1) & mask; row < rows.length; row += ring) rows[row] = 0;
    const bit = 1 << shift;
    let value = 0;
    let row = word & mask;
    while ((rows[row] & bit) !== 0) {
      value++;
      row += ring;
    }
    values[heap] = value;
    mark(rows, value * ring, mask, shape, word, shift);
  }
  return values;
}

/** Ors the shape, shifted to a heap, into a row. */
function mark(rows: Int32Array, row: number, mask: number, shape: Int32Array, word: number, shift: number): void {
  let carry = 0;
  for (let i = 0; i < shape.length; i++) {
    const bits = shape[i];
    rows[row + ((word + i) & mask)] |= (bits << shift) | carry;
    carry = shift === 0 ? 0 : bits >>> (32 - shift);
  }
}
