import { requireInteger } from '@manaus/core';
import { frameStewart } from '@manaus/lab';

/**
 * The moves of the known plans from the tip of a ray to that of another in a star with two to any
 * number of rays, for 0 to n discs.
 *
 * Two rays: 3^n - 1, the line. Three: A(0) = 0 and A(n) = min over 0 <= k < n of 3 A(k) + 2
 * (2^(n-k) - 1), with Stockmeyer's plan; that no play is shorter is proved [bousch2017]. More, r:
 * B(n) = min over k of 2 B(k) + (the number of r - 1 rays for n - k), which sets k discs aside on a
 * ray and brings the others along the star without it: an upper bound. Source for three rays:
 * [stockmeyer1994].
 *
 * @example
 * ```ts
 * starNumbers(6, 3); // => [0n, 2n, 6n, 12n, 20n, 32n, 48n]
 * starNumbers(6, 4); // => [0n, 2n, 6n, 10n, 16n, 24n, 32n]
 * ```
 */
export function starNumbers(most: number, rays: number): bigint[] {
  requireInteger('lab/star-numbers', 'most', most, 0);
  requireInteger('lab/star-numbers', 'rays', rays, 2);
  if (rays === 2) return Array.from({ length: most + 1 }, (_, n) => 3n ** BigInt(n) - 1n);
  const rest =
    rays === 3 ? frameStewart(most, 3).map((moves) => 2n * moves) : starNumbers(most, rays - 1);
  const again = rays === 3 ? 3n : 2n;
  const moves: bigint[] = [0n];
  while (moves.length <= most) {
    const plans = moves.map((moved, aside) => again * moved + rest[moves.length - aside]);
    moves.push(plans.reduce((fewest, plan) => (plan < fewest ? plan : fewest)));
  }
  return moves;
}
