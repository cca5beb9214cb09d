import { regularState, requireInteger, type TowerRules, type TowerState } from '@manaus/core';
import { ballBounds } from './words.js';

const place = 'lab/formulas';

/**
 * The largest disc on top and all on p0: n, n - 1, ..., 1.
 *
 * @example
 * ```ts
 * formatLabel(reversedStack(oxford(4))); // => '4321//'
 * ```
 */
export function reversedStack(rules: TowerRules): TowerState {
  const turned = Array.from({ length: rules.discs }, (_, i) => rules.discs - i);
  return regularState(
    rules,
    rules.capacities.map((_, peg) => (peg === 0 ? turned : [])),
  );
}

/**
 * A lower bound on the moves that Oxford and London need from `reversedStack` for n >= 2: 3n - 2.
 *
 * Disc 1 lies at the base, so every disc leaves p0 and comes back: at least two moves each. Let
 * i < j take just two, by the same peg. Disc j lay above i, so it left first. Had it come back
 * before i left, it would lie on i again and have to move a third time. So i came to lie on j, and
 * left that peg before it: then i lies below j on p0, where it belongs above. So at most one disc
 * by each of the two pegs takes two moves, and the other n - 2 take three or more.
 *
 * @example
 * ```ts
 * analyze(oxford(4)).eccentricity >= reversedBound(4); // => true
 * ```
 */
export function reversedBound(n: number): number {
  return 3 * requireInteger(place, 'n', n, 2) - 2;
}

/**
 * The least n0 such that no tower of a family of free-order towers with n >= n0 discs has all its
 * states within 3n - 2 moves of any one of them: they are too many; `null` when that is not so for
 * some n <= most.
 *
 * With one disc more there are at least n + 3 times as many states (n >= 64), but at most 64 times
 * as many, and 63 more, in reach: so the least n >= 64 counted is enough. `order` gives the number
 * of states; `window` is that of `ballBounds`.
 *
 * @example
 * ```ts
 * tooManyFrom((n) => oxfordCensus(n).order, 150, 3); // => 144
 * ```
 */
export function tooManyFrom(
  order: (n: number) => bigint,
  most: number,
  window: number,
): number | null {
  const balls = ballBounds(3 * requireInteger(place, 'most', most, 64) - 2, window);
  for (let n = 64; n <= most; n++) if (balls[3 * n - 2] < order(n)) return n;
  return null;
}

/**
 * A lower bound on the eccentricity of every state of a free-order tower with three pegs, from the
 * number of its states alone.
 *
 * It grows like n log n: the states like n!, those in reach like a power of the moves.
 *
 * @example
 * ```ts
 * countingBound(oxfordCensus(8).order, 3); // => 11
 * ```
 */
export function countingBound(order: bigint, window: number): number {
  for (let steps = 64; ; steps *= 2) {
    const reached = ballBounds(steps, window).findIndex((ball) => ball >= order);
    if (reached >= 0) return reached;
  }
}
