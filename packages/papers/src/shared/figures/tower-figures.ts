import { type TowerRules, towerPuzzle, violation } from '@manaus/core';
import { degreeDistribution, size, storeGraph } from '@manaus/graph';
import { stateGraph } from '@manaus/kernels';
import { drawTower, type StoredTower, storeTower } from '@manaus/lab';
import { type Figure, smallMultiples, stateTableFigure } from '@manaus/plot';
import { differ, firstWrong } from '../../legacy/check.js';
import { arrangements } from '../arrangements.js';

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

/** What a work states of a tower's graph; what it leaves out is not checked. */
export interface Stated {
  readonly order: number;
  readonly size?: number;
  /** How many vertices of each degree. */
  readonly degrees?: Readonly<Record<number, number>>;
}

/**
 * What is wrong with the stated order, size and degrees of a tower's graph; `null` when nothing is.
 *
 * The drawn graph is compared with the plain one, and its order with the arrangements that keep the rules.
 */
export function wrongGraph(rules: TowerRules, stated: Stated): string | null {
  const { graph } = storeTower(rules);
  const plain = storeGraph(stateGraph(towerPuzzle(rules)));
  if (size(plain) !== size(graph) || plain.order !== graph.order)
    throw new Error(`fast and plain graph of ${rules.name} differ`);
  const regular = [...arrangements(rules.discs)].filter(
    (state) => violation(rules, state) === null,
  ).length;
  const degrees = degreeDistribution(graph).flatMap((count, degree) =>
    count > 0 ? [`${count} of degree ${degree}`] : [],
  );
  const name = `${rules.name} with ${rules.discs} ${rules.discs === 1 ? 'disc' : 'discs'}`;
  return firstWrong(
    differ(`order of ${name}`, stated.order, graph.order),
    differ(`regular arrangements of ${name}`, stated.order, regular),
    stated.size === undefined ? null : differ(`size of ${name}`, stated.size, size(graph)),
    stated.degrees === undefined
      ? null
      : differ(
          `degrees of ${name}`,
          Object.entries(stated.degrees)
            .map(([degree, count]) => `${count} of degree ${degree}`)
            .join(', '),
          degrees.join(', '),
        ),
  );
}
