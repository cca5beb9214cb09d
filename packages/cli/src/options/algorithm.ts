import type { TowerRules } from '@manaus/core';
import type { TowerAlgorithm } from '@manaus/papers';

/** The algorithms of the works that play whole games. Loads all works, which takes a moment. */
export async function worksAlgorithms(): Promise<readonly TowerAlgorithm[]> {
  const { towerAlgorithms } = await import('@manaus/papers');
  return (await towerAlgorithms()).filter((algorithm) => !algorithm.firstMoveOnly);
}

/** The respect in which rules differ from the tower of an algorithm; `null` if they do not. */
export function differsFromItsTower(
  algorithm: TowerAlgorithm,
  rules: TowerRules,
): 'name' | 'rules' | null {
  const its = algorithm.towers(rules.discs);
  const same = (key: 'name' | 'capacities' | 'moves' | 'goals') =>
    JSON.stringify(its[key]) === JSON.stringify(rules[key]);
  if (!same('name')) return 'name';
  const goals = typeof its.goals === 'function' || same('goals');
  return same('capacities') && same('moves') && goals ? null : 'rules';
}
