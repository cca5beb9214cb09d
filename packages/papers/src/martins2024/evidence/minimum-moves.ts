import { parseLabel, type TowerRules } from '@manaus/core';
import { solve } from '@manaus/lab';
import { range } from '../../legacy/check.js';

/** The label with all discs on one peg. */
export function perfectLabel({ discs, capacities }: TowerRules, peg = 0): string {
  const all = range(1, discs).join(discs < 10 ? '' : ',');
  return capacities.map((_, p) => (p === peg ? all : '')).join('/');
}

/** The least number of moves from all discs on p0 to the goal, by search. */
export function movesFromFirstPeg(rules: TowerRules): number {
  return solve(rules, parseLabel(rules, perfectLabel(rules)), { count: true }).moves as number;
}
