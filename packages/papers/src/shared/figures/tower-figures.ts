import type { TowerRules } from '@manaus/core';
import { drawTower, drawTowers, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, smallMultiples } from '@manaus/plot';
import { stateTableFigure } from '@manaus/plot/internals';

/**
 * Every state of a tower with the least number of moves to its goal, or the mark of an unsolvable
 * one.
 */
export function statesFigure(tower: StoredTower, title: string): Figure {
  const rows = tower.states.map((state, vertex) => ({
    state,
    moves: tower.distances[vertex] < 0 ? null : tower.distances[vertex],
  }));
  return stateTableFigure({ rules: tower.rules, rows, title });
}

/** The states of a tower beside its graph. */
export function statesAndGraph(rules: TowerRules, title: string): Figure {
  const tower = storeTower(rules);
  return smallMultiples(
    [statesFigure(tower, 'All states'), drawTower(tower, { size: rules.discs < 3 ? 424 : 640 })],
    { title },
  );
}

/** Graphs of one family side by side. */
export function graphsFigure(towers: readonly TowerRules[], title: string): Figure {
  return drawTowers(towers.map(storeTower), { title });
}
