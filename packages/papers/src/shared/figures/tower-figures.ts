import type { TowerRules } from '@manaus/core';
import { drawTower, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, smallMultiples, stateTableFigure } from '@manaus/plot';

/** Every state of a tower with the least number of moves to its goal, or the mark of an unsolvable one. */
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
    [statesFigure(tower, 'All states'), drawTower(tower, { size: rules.discs < 3 ? 640 : 900 })],
    { title },
  );
}

/** Graphs of one family side by side. */
export function graphsFigure(towers: readonly TowerRules[], title: string): Figure {
  return smallMultiples(
    towers.map((rules) => drawTower(storeTower(rules), { size: 640 })),
    { title },
  );
}
