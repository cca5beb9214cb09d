import { requireInteger } from '../../errors.js';
import { range } from '../../integers.js';
import type { Peg } from '../state.js';
import { hanoiDistance } from './hanoi-shortest.js';

/**
 * The sum of the distances of all ordered pairs of states of Hanoi on three pegs, exact; divided by
 * 9^discs, the average distance.
 *
 * From five discs on by the recurrence whose roots are 18, 9, 3 and those of x^2 - 5x + 2, below by
 * adding up; the average tends to 466/885 of 2^discs. Time linear in the discs, beside additions of
 * numbers that long. Source: A. M. Hinz, Enseign. Math. 35 (1989) 289-321; T.-H. Chan, Inform.
 * Process. Lett. 31 (1989) 215-217 (the average).
 *
 * @example
 * ```ts
 * hanoiDistanceSum(1); // => 6n
 * hanoiDistanceSum(2); // => 144n
 * ```
 */
export function hanoiDistanceSum(discs: number): bigint {
  requireInteger('core/hanoi-average', 'discs', discs, 0);
  const sums = range(0, Math.min(discs, 4)).map(addedUp);
  for (let n = 5; n <= discs; n++)
    sums.push(
      35n * sums[n - 1] -
        395n * sums[n - 2] +
        1761n * sums[n - 3] -
        2916n * sums[n - 4] +
        972n * sums[n - 5],
    );
  return sums[discs];
}

const statesOf = (discs: number): Peg[][] =>
  discs === 0
    ? [[]]
    : statesOf(discs - 1).flatMap((smaller) => [0, 1, 2].map((peg) => [...smaller, peg]));

function addedUp(discs: number): bigint {
  const states = statesOf(discs);
  return states.reduce(
    (sum, from) => states.reduce((part, to) => part + hanoiDistance(from, to).moves, sum),
    0n,
  );
}
