import { hanoiDistance, type Peg, parseLabel, type TowerRules } from '@manaus/core';
import { solve } from '@manaus/lab';
import { range, source } from '../../check/index.js';

/** The label with all discs on one peg. */
export function perfectLabel({ discs, capacities }: TowerRules, peg = 0): string {
  const all = range(1, discs).join(discs < 10 ? '' : ',');
  return capacities.map((_, p) => (p === peg ? all : '')).join('/');
}

/** The least number of moves from all discs on p0 to the goal, by search. */
export const movesFromFirstPeg = source(
  'shortest solution by search',
  (rules: TowerRules): number =>
    solve(rules, parseLabel(rules, perfectLabel(rules)), { count: true }).moves as number,
);

/**
 * The shortest ways of Hanoi from all discs on p0 to all on p2 without a search: their number and
 * length.
 */
export const waysWithoutSearch = source('distance without search', (discs: number) => {
  const all = (peg: Peg) => new Array<Peg>(discs).fill(peg);
  const { moves, paths } = hanoiDistance(all(0), all(2));
  return { moves: Number(moves), paths };
});
