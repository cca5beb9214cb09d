import { compileTower, type TowerRules, type TowerState, towerState } from '@manaus/core';
import { waySearch } from '@manaus/scale/internals';
import { plainGoal } from './hanoi-descent.js';
import {
  requireSolveOptions,
  type Solution,
  type SolveOptions,
  solutionOf,
  wayOf,
} from './solution.js';
import { solveByTheorems } from './solve-by-theorems.js';
import { isSmall, solveSmall } from './solve-small.js';

/**
 * A shortest solution from a state, given by itself or by its label, to the goal of the rules, by
 * breadth-first search from the goal.
 *
 * Of several shortest solutions, the one that takes the smallest rank at every step. Hanoi on three
 * pegs needs no search. Nor do 17 discs or more on three pegs, each with places for all discs, for
 * all but 6 at most, or for 6 at most, and all discs on one peg in the goal: `@manaus/theorems` has
 * proved their distances. Size-ordered towers on 3 to 8 pegs are searched in bit planes, which keep
 * their levels; undirected free-order ones in the lift, others at two bits per rank, where the path
 * follows the levels modulo 3; other directed ones are stored. Throws an `InputError` where that
 * would not fit in memory, where more than 10^6 moves would have to be listed, or where there are
 * more than 2^53 - 1.
 *
 * @example
 * ```ts
 * const rules = manaus(3);
 * const { moves, steps } = solve(rules, '1/2/3');
 * moves; // => 5
 * steps[0]; // => { disc: 1, from: 0, to: 1 }
 * const many = Array.from({ length: 38 }, (_, i) => i + 3).join(',');
 * solve(manaus(40), `2/1/${many}`, { count: true }).moves; // => 1099511627773
 * ```
 */
export function solve(
  rules: TowerRules,
  from: TowerState | string,
  options: SolveOptions = {},
): Solution {
  requireSolveOptions(options);
  const tower = compileTower(rules);
  const { space } = tower;
  const start = towerState(tower, from);
  const known = plainGoal(tower) === null ? solveByTheorems(tower, start, options) : null;
  if (known !== null) return known;
  const kernel = isSmall(tower) || space > 2 ** 32 ? null : waySearch(tower);
  if (kernel === null) return solveSmall(tower, start, options);
  const way = kernel.from(tower.codec.rank(start), {
    count: options.count,
    onLevel: (reached) => options.onProgress?.('search', reached / space),
  });
  return solutionOf(tower, way && wayOf(way, tower), 'bfs', options);
}
