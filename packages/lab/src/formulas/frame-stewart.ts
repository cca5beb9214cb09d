import { requireInteger } from '@manaus/core';

/**
 * The numbers of Frame and Stewart for four pegs and 0 to n discs: F(0) = 0 and F(n) = min over 0 <= k < n of 2 F(k) + 2^(n-k) - 1.
 *
 * The moves of the best plan that sets k discs aside on four pegs, moves the others on three, and brings the k back. Such a plan can be
 * played, so no tower with four pegs or more needs more moves between two pegs. Time O(n^2). Source: [frame1941, p. 216].
 *
 * @example
 * ```ts
 * frameStewart(6); // => [0n, 1n, 3n, 5n, 9n, 13n, 17n]
 * ```
 */
export function frameStewart(most: number): bigint[] {
  requireInteger('lab/frame-stewart', 'most', most, 0);
  const moves: bigint[] = [0n];
  while (moves.length <= most) {
    const plans = moves.map((moved, aside) => 2n * moved + 2n ** BigInt(moves.length - aside) - 1n);
    moves.push(plans.reduce((least, plan) => (plan < least ? plan : least)));
  }
  return moves;
}
