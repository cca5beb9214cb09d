import { type BreakingRule, takenFor } from './code.js';

/**
 * The Grundy values of the heaps 0 to `upto` of a rule that leaves up to three heaps.
 *
 * For each total the different nim-sums of two heaps are kept, so that three heaps are one and a
 * pair. Time O(upto^2 times values), memory O(upto times values).
 */
export function tripleValues(rule: BreakingRule, upto: number): Uint32Array {
  const values = new Uint32Array(upto + 1);
  const [none, one, two, three] = [0, 1, 2, 3].map((heaps) => takenFor(rule, heaps));
  const pairs: number[][] = [];
  for (let heap = 0; heap <= upto; heap++) {
    pairs.push(pairSums(values, heap));
    const seen = new Set<number>(none.includes(heap) && heap > 0 ? [0] : []);
    for (const taken of one) if (taken < heap) seen.add(values[heap - taken]);
    for (const taken of two) for (const sum of pairs[heap - taken] ?? []) seen.add(sum);
    for (const taken of three)
      for (let part = 1; part < heap - taken; part++)
        for (const sum of pairs[heap - taken - part]) seen.add(sum ^ values[part]);
    while (seen.has(values[heap])) values[heap]++;
  }
  return values;
}

/** The nim-sums of two heaps with a given total. */
function pairSums(values: Uint32Array, total: number): number[] {
  const sums = new Set<number>();
  for (let part = 1; 2 * part <= total; part++) sums.add(values[part] ^ values[total - part]);
  return [...sums];
}
