import {
  compileTower,
  formatLabel,
  InputError,
  parseLabel,
  range,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { breadthFirstSearch, type Csr, rankOf, reverse, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { estimateMemory, inMemory, requireMemory } from './memory.js';

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
  /** The vertex of a label; an `InputError` names the violated rule. */
  vertex(label: string): number;
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
  const { space, explicit } = estimateMemory(tower);
  const needs = { states: space, most: 1e6, got: tower.discs };
  if (space > needs.most) throw new InputError(place, 'discs', 'states', needs);
  const bytes = explicit + 500 * space;
  requireMemory(place, tower, bytes);
  return inMemory(place, tower, bytes, () => stored(tower));
}

function stored(tower: Tower): StoredTower {
  const { codec } = tower;
  const graph = toCsr(towerGraph(tower));
  const states = range(0, graph.order - 1).map((vertex) => codec.unrank(rankOf(graph, vertex)));
  const sources = tower.goalRanks.map((rank) => vertexOf(graph, rank));
  return {
    rules: tower,
    graph,
    states,
    labels: states.map(formatLabel),
    distances: breadthFirstSearch(reverse(graph), sources).distance,
    vertex: (label) => vertexOf(graph, codec.rank(parseLabel(tower, label))),
  };
}
