import {
  compileTower,
  isGoal,
  range,
  regularState,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { brokenRule } from '@manaus/core/internals';

/**
 * The start of a puzzle that everybody means where none is named: all discs in order of size on a
 * peg, where the goal has them on another one, on the peg farthest from that. `null` where the goal
 * is no such stack, or the rules allow no other.
 *
 * Time O(pegs * discs).
 *
 * @example
 * ```ts
 * formatLabel(otherStack(hanoi(3)) ?? []); // => '123//'
 * formatLabel(otherStack(oxford(3)) ?? []); // => '//123'
 * otherStack(manaus(3)); // => null
 * ```
 */
export function otherStack(rules: TowerRules): TowerState | null {
  const tower = compileTower(rules);
  const stacks = stacksOf(tower);
  const goal = stacks.find(({ state }) => isGoal(tower, state));
  if (goal === undefined) return null;
  const others = stacks
    .filter(({ state }) => !isGoal(tower, state))
    .sort((a, b) => Math.abs(b.peg - goal.peg) - Math.abs(a.peg - goal.peg));
  return others.length === 0 ? null : others[0].state;
}

/** The states with all discs on one peg, in order of size. */
function stacksOf(tower: Tower) {
  const { discs, sizes, capacities } = tower;
  const size = (disc: number) => sizes?.[disc - 1] ?? disc;
  const inOrder = range(1, discs).sort((a, b) => size(a) - size(b));
  return range(0, capacities.length - 1)
    .map((peg) => ({ peg, state: capacities.map((_, each) => (each === peg ? inOrder : [])) }))
    .filter(({ state }) => brokenRule(tower, state) === null)
    .map(({ peg, state }) => ({ peg, state: regularState(tower, state) }));
}
