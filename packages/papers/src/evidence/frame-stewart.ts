import { range } from '../check.js';

/**
 * Moves of the best plan that sets aside k discs on four pegs, moves the others on three, and brings the k back: for 0 to n discs.
 *
 * Such a plan can be played, so no tower with four pegs or more needs more moves.
 */
export function frameStewart(most: number): bigint[] {
  const moves: bigint[] = [0n, 1n];
  for (let n = 2; n <= most; n++) {
    const plans = range(1, n - 1).map((aside) => 2n * moves[aside] + 2n ** BigInt(n - aside) - 1n);
    moves.push(plans.reduce((least, plan) => (plan < least ? plan : least)));
  }
  return moves.slice(0, most + 1);
}
