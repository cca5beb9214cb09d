import type { TowerRules } from '@manaus/core';
import type { Ends } from './shortest-plays.js';
import { goalLabel, storedTower } from './towers.js';

/** The states at the given distance from the goal, in the order of the stored graph. */
export function statesAt(rules: TowerRules, moves: number): string[] {
  const { labels, distances } = storedTower(rules);
  return labels.filter((_, v) => distances[v] === moves);
}

/** A play to the goal from each of them. */
export const playsFrom = (rules: TowerRules, starts: readonly string[]): Ends[] =>
  starts.map((from) => ({ rules, from, to: goalLabel(rules) }));
