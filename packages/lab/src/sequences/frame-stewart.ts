import { requireInteger } from '@manaus/core';

/**
 * The numbers of Frame and Stewart for 0 to n discs: on three pegs 2^n - 1; on p > 3 pegs (default
 * four) F_p(0) = 0 and F_p(n) = min over 0 <= k < n of 2 F_p(k) + F_(p-1)(n-k).
 *
 * The moves of the best plan that sets k discs aside on all pegs, moves the others on one peg less,
 * and brings the k back. Such a plan can be played, so no tower needs more moves between two pegs.
 * That it needs no fewer is proved for four pegs [bousch2014] and open for more. Time O(p n^2).
 * Source: [frame1941, p. 216].
 *
 * @example
 * ```ts
 * frameStewart(6); // => [0n, 1n, 3n, 5n, 9n, 13n, 17n]
 * frameStewart(6, 5); // => [0n, 1n, 3n, 5n, 7n, 11n, 15n]
 * ```
 */
export function frameStewart(most: number, pegs = 4): bigint[] {
  requireInteger('lab/frame-stewart', 'most', most, 0);
  requireInteger('lab/frame-stewart', 'pegs', pegs, 3);
  if (pegs === 3) return Array.from({ length: most + 1 }, (_, n) => 2n ** BigInt(n) - 1n);
  const onFewer = frameStewart(most, pegs - 1);
  const moves: bigint[] = [0n];
  while (moves.length <= most) {
    // The least moves of one disc more: some go aside on all pegs, the others on one peg fewer,
    // and the first follow.
    const plans = moves.map((moved, aside) => 2n * moved + onFewer[moves.length - aside]);
    moves.push(plans.reduce((least, plan) => (plan < least ? plan : least)));
  }
  return moves;
}
