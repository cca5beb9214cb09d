import type { TowerRules } from '@manaus/core';
import { drawTower, drawTowers, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, smallMultiples } from '@manaus/plot';
import { stateTableFigure } from '@manaus/plot/internals';

/**
 * Every state of a tower with the least number of moves to its goal, or the mark of an unsolvable
 * one.
 */
export function statesFigure({ rules, states, distances }: StoredTower, title: string): Figure {
  const rows = states.map((state, v) => ({ state, moves: distances[v] < 0 ? null : distances[v] }));
  return stateTableFigure({ rules, rows, title });
}

/** The states of a tower beside its graph. */
export function statesAndGraph(rules: TowerRules, title: string): Figure {
  const tower = storeTower(rules);
  const graph = drawTower(tower, { size: rules.discs < 3 ? 424 : 640 });
  return smallMultiples([statesFigure(tower, 'All states'), graph], { title });
}

/** Graphs of one family side by side. */
export function graphsFigure(towers: readonly TowerRules[], title: string): Figure {
  return drawTowers(towers.map(storeTower), { title });
}
