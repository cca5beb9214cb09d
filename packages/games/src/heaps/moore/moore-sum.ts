/**
 * Moore's sum: each binary digit added modulo k + 1, without carry; the digits from the highest, at
 * least one.
 *
 * A position of Moore's Nim_k is a P-position where all are 0; for k = 1 this is the nim-sum.
 * Source: [carvalho2013, section 2.9].
 *
 * @example
 * ```ts
 * mooreSum([2, 7, 11, 14], 2); // => [2, 2, 1, 2]
 * mooreSum([2, 7, 7, 5], 2); // => [0, 0, 0]
 * ```
 */
export function mooreSum(heaps: readonly number[], k: number): number[] {
  const width = Math.max(1, ...heaps.map((heap) => heap.toString(2).length));
  return Array.from({ length: width }, (_, column) => {
    const weight = 2 ** (width - 1 - column);
    return heaps.reduce((sum, heap) => sum + (Math.floor(heap / weight) % 2), 0) % (k + 1);
  });
}
