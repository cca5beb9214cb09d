import { type BreakingRule, takenFor } from './code.js';
import { dense, isRare, parity, type Sparsity, sparsest } from './rare.js';

/** The sparsity is chosen anew whenever there are twice as many values. */
const FIRST_BLOCK = 128;

/** Marks are doubled with the values. */
const FEWEST_MARKS = 16;

/**
 * Marks of the values that the options of a heap have: the heap itself, so that none is cleared.
 */
interface Marks {
  seen: Int32Array;
  /** The parity of the digits that a value shares with the mask; as long as `seen`. */
  parities: Uint8Array;
}

/** Values of heaps, of which the given number is counted; the rest is 0. */
export interface CountedValues {
  readonly values: Uint32Array;
  readonly count: number;
}

/**
 * The Grundy values of the heaps 0 to `upto` of a rule that leaves at most two heaps, by the
 * sparse-space method.
 *
 * Heaps are rare or common, and two common ones have a nim-sum that is rare. So the least common
 * value that no option has is found from the pairs with a rare heap alone, of which there are few;
 * pairs of common heaps are tried only until the rare values below it are found. Any sparsity gives
 * the right values. Time O(upto times rare heaps) if the tries end soon, else O(upto^2). Source:
 * [berlekamp2001, chapter 4].
 *
 * @param stop asked whenever there are about twice as many values as before, with their number
 */
export function sparseValues(
  rule: BreakingRule,
  upto: number,
  stop: (values: Uint32Array, count: number) => boolean = () => false,
): CountedValues {
  const values = new Uint32Array(upto + 1);
  const two = takenFor(rule, 2);
  let count = 1;
  while (count <= upto && !stop(values, count)) {
    const end = Math.min(upto + 1, Math.max(FIRST_BLOCK, 2 * count));
    countBlock(rule, values, count, end, count === 1 ? dense : sparsest(values, count, two));
    count = end;
  }
  return { values, count };
}

/** The values of the heaps from one to below another; all before are known. */
function countBlock(
  rule: BreakingRule,
  values: Uint32Array,
  from: number,
  end: number,
  sparsity: Sparsity,
): void {
  const [none, one, two] = [0, 1, 2].map((heaps) => Int32Array.from(takenFor(rule, heaps)));
  const { mask, odd, shift } = sparsity;
  const rareHeaps: number[] = [];
  for (let heap = 1; heap < from; heap++)
    if (isRare(values[heap], heap, sparsity)) rareHeaps.push(heap);
  const marks = marksFor(lengthAbove(values, from), mask);
  for (let heap = from; heap < end; heap++) {
    let { seen, parities } = marks;
    if (none.includes(heap)) seen[0] = heap;
    for (let i = 0; i < one.length && one[i] < heap; i++) seen[values[heap - one[i]]] = heap;
    for (let i = 0; i < two.length; i++) {
      const rest = heap - two[i];
      const half = rule.unequal && two[i] === 0 ? rest / 2 : 0;
      for (let j = 0; j < rareHeaps.length && rareHeaps[j] < rest; j++) {
        const part = rareHeaps[j];
        if (part !== half) seen[values[part] ^ values[rest - part]] = heap;
      }
    }
    // With no mask all heaps are rare, and all pairs were tried.
    const rare = mask === 0 ? 2 : (heap & odd) ^ shift;
    let value = 0;
    let missing = 0;
    while (seen[value] === heap || parities[value] === rare) {
      if (seen[value] !== heap) missing++;
      if (++value === seen.length) ({ seen, parities } = widen(marks, mask));
    }
    if (missing > 0) value = belowCommon(two, values, heap, value, missing, rule.unequal, seen);
    values[heap] = value;
    if (isRare(value, heap, sparsity)) rareHeaps.push(heap);
  }
}

/** The least value of no option, at most a common one, below which some rare ones are missing. */
function belowCommon(
  two: Int32Array,
  values: Uint32Array,
  heap: number,
  common: number,
  missing: number,
  unequal: boolean,
  seen: Int32Array,
): number {
  let left = missing;
  // All numbers taken in turn: a rare value may be missing for one of them for good.
  for (let part = 1; 2 * part <= heap; part++)
    for (let i = 0; i < two.length; i++) {
      const rest = heap - two[i] - part;
      if (rest < part || (unequal && two[i] === 0 && rest === part)) continue;
      const sum = values[part] ^ values[rest];
      if (sum >= common || seen[sum] === heap) continue;
      seen[sum] = heap;
      if (--left === 0) return common;
    }
  let value = 0;
  while (seen[value] === heap) value++;
  return value;
}

/** A power of two above the values of the heaps below one, and so above their nim-sums. */
function lengthAbove(values: Uint32Array, end: number): number {
  let length = FEWEST_MARKS;
  for (let heap = 1; heap < end; heap++) while (values[heap] >= length) length *= 2;
  return length;
}

const marksFor = (length: number, mask: number): Marks => ({
  seen: new Int32Array(length),
  parities: Uint8Array.from({ length }, (_, value) => parity(value & mask)),
});

/** Twice as many marks, those so far kept. */
function widen(marks: Marks, mask: number): Marks {
  const { seen } = marks;
  Object.assign(marks, marksFor(2 * seen.length, mask));
  marks.seen.set(seen);
  return marks;
}
