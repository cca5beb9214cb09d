import { formatLabel } from './notation.js';
import { brokenRule } from './rules.js';
import type { Tower } from './tower.js';

/**
 * The goal of a tower that another tower, which has one as well, could have instead, as a
 * label; `null` where that has it already, where it is not a state of the other tower, and where
 * one of them has several goals. Distances to the goal are comparable only where the goal is the
 * same. Time O(space) for the goals.
 *
 * @example
 * ```ts
 * comparableGoal(compileTower(manaus(3)), compileTower(hanoi(3))); // => '123//'
 * comparableGoal(compileTower(hanoi(3)), compileTower(manaus(3))); // => null
 * ```
 */
export function comparableGoal(one: Tower, other: Tower): string | null {
  if (one.goalRanks.length !== 1 || other.goalRanks.length !== 1) return null;
  const goal = one.codec.unrank(one.goalRanks[0]);
  if (brokenRule(other, goal) !== null) return null;
  const [label, own] = [goal, other.codec.unrank(other.goalRanks[0])].map(formatLabel);
  return label === own ? null : label;
}
