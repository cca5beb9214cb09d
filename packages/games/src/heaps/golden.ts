/**
 * The whole part of n times the golden ratio φ = (1 + √5) / 2, in whole numbers: exact for every n
 * below 2^53 whose result is.
 */
export const goldenFloor = (n: number): number => Number(goldenMultiple(BigInt(n)));

/**
 * The heap that makes a P-position of Wythoff's game beside another.
 *
 * Of the heaps from 1 to this one, n are the smaller one of their pair, where n is the whole part
 * of (heap + 1) / φ; the others are the larger one. So this one is the n-th smaller one, and the
 * heaps differ by n, or it is the larger one of number heap - n, which is their difference.
 */
export function partner(heap: number): number {
  const above = BigInt(heap) + 1n;
  const n = goldenMultiple(above) - above;
  return goldenMultiple(n) === BigInt(heap) ? heap + Number(n) : Number(n);
}

const goldenMultiple = (n: bigint): bigint => (n + squareRoot(5n * n * n)) / 2n;

/** The whole part of a square root, by Newton's method from above. */
function squareRoot(square: bigint): bigint {
  let root = 2n ** BigInt(Math.ceil(square.toString(2).length / 2));
  while (root * root > square) root = (root + square / root) / 2n;
  return root;
}
