/**
 * A part of heaps into rare and common ones: rare if the binary digits that the value shares with
 * the mask are even in number, counting one more for odd heaps, if so asked, and one if shifted.
 */
export interface Sparsity {
  readonly mask: number;
  readonly odd: 0 | 1;
  readonly shift: 0 | 1;
}

/** All heaps are rare. */
export const dense: Sparsity = { mask: 0, odd: 0, shift: 0 };

/** The number of binary digits of a value, modulo 2. */
export function parity(value: number): number {
  let bits = value ^ (value >>> 16);
  bits ^= bits >>> 8;
  return (0x6996 >>> ((bits ^ (bits >>> 4)) & 15)) & 1;
}

/** True if a heap with a value is rare. */
export const isRare = (value: number, heap: number, { mask, odd, shift }: Sparsity): boolean =>
  parity(value & mask) === ((heap & odd) ^ shift);

/**
 * The sparsity with the fewest rare heaps among the first ones.
 *
 * Two common heaps left of a third must have a nim-sum that is rare there: so it is by values
 * alone, and by values and sizes together if all numbers taken before parting have the parity of
 * the shift. The Walsh–Hadamard transform of how often each value occurs is, at a mask, the number
 * of even values minus that of odd ones. Time O(heaps + largest value log largest value).
 */
export function sparsest(
  values: ArrayLike<number>,
  count: number,
  takenBeforeParting: ArrayLike<number>,
): Sparsity {
  const even = transformed(values, 0, count);
  const odd = transformed(values, 1, count);
  const found = { ...dense, excess: count };
  const better = (excess: number, mask: number, other: Omit<Sparsity, 'mask'>) => {
    if (excess < found.excess) Object.assign(found, other, { mask, excess });
  };
  const shift = takenBeforeParting[0] & 1 ? 1 : 0;
  const sized = Array.from(takenBeforeParting).every((taken) => (taken & 1) === shift);
  for (let mask = 1; mask < even.length; mask++) {
    better(even[mask] + odd[mask], mask, { odd: 0, shift: 0 });
    if (sized) better((1 - 2 * shift) * (even[mask] - odd[mask]), mask, { odd: 1, shift });
  }
  return found;
}

/** The transform of the values of every other heap. */
function transformed(values: ArrayLike<number>, first: number, count: number): Float64Array {
  let largest = 1;
  for (let heap = 0; heap < count; heap++) if (values[heap] > largest) largest = values[heap];
  const found = new Float64Array(2 ** (32 - Math.clz32(largest)));
  for (let heap = first; heap < count; heap += 2) found[values[heap]]++;
  for (let half = 1; half < found.length; half *= 2)
    for (let at = 0; at < found.length; at++) {
      if ((at & half) !== 0) continue;
      const [low, high] = [found[at], found[at | half]];
      found[at] = low + high;
      found[at | half] = low - high;
    }
  return found;
}
