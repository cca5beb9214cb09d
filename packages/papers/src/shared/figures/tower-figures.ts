import type { TowerRules } from '@manaus/core';
import { drawTower, drawTowers, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, smallMultiples, type Tongue } from '@manaus/plot';
import { stateTableFigure } from '@manaus/plot/internals';

/**
 * Every state of a tower with the least number of moves to its goal, or the mark of an unsolvable
 * one.
 */
export function statesFigure(
  language: Tongue,
  { rules, states, distances }: StoredTower,
  title: string,
): Figure {
  const rows = states.map((state, v) => ({ state, moves: distances[v] < 0 ? null : distances[v] }));
  return stateTableFigure({ rules, rows, title, language });
}

/** The states of a tower beside its graph. */
export function statesAndGraph(language: Tongue, rules: TowerRules, title: string): Figure {
  const tower = storeTower(rules);
  const graph = drawTower(tower, { size: rules.discs < 3 ? 424 : 640, language });
  return smallMultiples([statesFigure(language, tower, 'All states'), graph], { title, language });
}

/** Graphs of one family side by side. */
export function graphsFigure(
  language: Tongue,
  towers: readonly TowerRules[],
  title: string,
): Figure {
  return drawTowers(towers.map(storeTower), { title, language });
}
