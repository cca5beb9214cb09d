import {
  compileTower,
  formatLabel,
  InputError,
  range,
  type Tower,
  type TowerRules,
  type TowerState,
  towerState,
} from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import { action, checkedBy, longList, must, requireSchema, shapeOf } from '@manaus/core/schemas';
import type { Csr } from '@manaus/graph';
import { rankOf, requireGraph, toCsr, vertexOf } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import * as v from 'valibot';
import { searchFromGoals } from './from-goals.js';
import { estimateMemory, whereItFits } from './memory.js';

const place = 'lab/store-tower';

/** The stored state graph of a tower with its states, labels and distances to the goal. */
export interface StoredTower {
  readonly rules: Tower;
  readonly graph: Csr;
  /** Entry v is the state at vertex v. */
  readonly states: readonly TowerState[];
  readonly labels: readonly string[];
  /** The least number of moves from each vertex to a goal; -1 where no goal can be reached. */
  readonly distances: Int32Array;
  /** The vertex of a state or its label; an `InputError` names the violated rule. */
  vertex(state: TowerState | string): number;
}

const shape = shapeOf<StoredTower>({
  rules: checkedBy<Tower>(compileTower),
  graph: checkedBy((graph) => requireGraph(place, graph)),
  states: longList<TowerState>(),
  labels: longList<string>(),
  distances: must(v.instance(Int32Array), 'listOf', { of: 'integers' }),
  vertex: action<StoredTower['vertex']>(),
});

/**
 * Throws an `InputError` unless a value is a stored tower: with a state, a label and a distance for
 * each vertex. Time O(order).
 */
export function requireStored(where: string, tower: StoredTower, parameter = 'tower'): void {
  requireSchema(where, parameter, shape, tower);
  const { graph, states, labels, distances } = tower;
  const bounds = { n: graph.order, of: 'entries', per: 'vertices' } as const;
  for (const [name, list] of Object.entries({ states, labels, distances }))
    if (list.length !== graph.order)
      throw new InputError(where, name, 'onePer', { ...bounds, got: list.length });
  for (const label of labels) requireKind(where, 'labels', 'text', label);
  for (const state of states) requireKind(where, 'states', 'list', state);
}

/**
 * Stores the state graph of a tower together with what a person wants to see at its vertices.
 *
 * Meant for graphs to look at: states and labels take about 500 bytes per vertex. At most 10^6
 * ranks.
 *
 * @example
 * ```ts
 * const tower = storeTower(manaus(3));
 * tower.distances[tower.vertex('1/2/3')]; // => 5
 * tower.distances[tower.vertex('/23/1')]; // => -1
 * ```
 */
export function storeTower(rules: TowerRules): StoredTower {
  const tower = compileTower(rules);
  const needs = { states: tower.space, most: MOST_STORED, got: tower.discs };
  if (tower.space > needs.most) throw new InputError(place, 'discs', 'states', needs);
  return whereItFits(place, tower, estimateMemory(tower).explicit + 500 * tower.space, () => {
    const { codec } = tower;
    const graph = toCsr(towerGraph(tower));
    const states = range(0, graph.order - 1).map((vertex) => codec.unrank(rankOf(graph, vertex)));
    return {
      rules: tower,
      graph,
      states,
      labels: states.map(formatLabel),
      distances: searchFromGoals(graph, tower.goalRanks).distance,
      vertex: (state) => vertexOf(graph, codec.rank(towerState(tower, state))),
    };
  });
}

/** The most ranks of a tower that is stored with its states. */
export const MOST_STORED = 1e6;
