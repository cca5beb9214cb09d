import {
  compileTower,
  regularState,
  stacked,
  type Tower,
  type TowerRules,
  type TowerState,
  violation,
} from '@manaus/core';
import { requireKind, requireOptions } from '@manaus/core/internals';
import type { Csr } from '@manaus/graph';
import {
  breadthFirstSearch,
  reverse,
  size,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import { planarIfSmall } from './analyze-explicit.js';
import { estimateMemory, whereItFits } from './memory.js';

const place = 'lab/every-peg';

/** The analysis of a tower's state graph without a preferred goal. */
export interface EveryPeg {
  /** The number of regular states. */
  readonly order: number;
  /** Edges; arcs, when directed. */
  readonly size: number;
  /** Orders of the components, largest first; of the strong ones, when directed. */
  readonly components: readonly number[];
  /**
   * Planarity of the underlying undirected graph; `null` beyond 2 x 10^6 edges, or if not
   * requested.
   */
  readonly planar: boolean | null;
  /**
   * Entry p: the number of states that can reach the one with all discs on peg p in order of size,
   * itself included; `null` if it is not a state.
   */
  readonly solvable: readonly (number | null)[];
  /** Entry p: the most moves that one of these needs. */
  readonly worst: readonly (number | null)[];
}

/** Options of the analysis from every peg. */
export interface EveryPegOptions {
  /** Test planarity, which takes the most time; default true. */
  readonly planarity?: boolean;
}

/**
 * Looks at a tower without its goals: order, size, components, planarity, and what can be solved
 * for the goal on each peg that holds all discs.
 *
 * Also for towers in which no peg holds all discs. Time O(P (space + size)) for P pegs, besides the
 * test of planarity, which takes the most; the graph is stored. Throws an `InputError` with the
 * estimate where that would not fit in memory.
 *
 * @example
 * ```ts
 * const { components, solvable, worst } = everyPeg(hanoi(3, { capacities: [2, 3, 1], goal: '23//1' }));
 * components; // => [10, 9]
 * solvable; // => [null, 10, null]
 * worst; // => [null, 5, null]
 * ```
 */
export function everyPeg(rules: TowerRules, options: EveryPegOptions = {}): EveryPeg {
  requireOptions(place, ['planarity'], options);
  const { planarity = true } = options;
  requireKind(place, 'planarity', 'boolean', planarity);
  const tower = compileTower(rules);
  const { explicit } = estimateMemory(tower);
  return whereItFits(place, tower, explicit, () => {
    const graph = toCsr(towerGraph(tower));
    // For each peg the search back from all discs on it; `null` if that is not a state.
    const back = reverse(graph);
    const searches = tower.capacities.map((_, peg) => {
      const from = perfectVertex(tower, graph, peg);
      return from < 0 ? null : breadthFirstSearch(back, [from]);
    });
    return {
      order: graph.order,
      size: size(graph),
      components: [...stronglyConnectedComponents(graph).sizes].sort((a, b) => b - a),
      planar: planarity ? planarIfSmall(graph) : null,
      solvable: searches.map((found) => found?.visited.length ?? null),
      worst: searches.map((found) => (found === null ? null : found.spheres.length - 1)),
    };
  });
}

/** The vertex with all discs on a peg in order of size; -1 if that is not a regular state. */
function perfectVertex(tower: Tower, graph: Csr, peg: number): number {
  const perfect = perfectState(tower, peg);
  return perfect === null ? -1 : vertexOf(graph, tower.codec.rank(perfect));
}

/** The state with all discs on a peg in order of size; `null` if that is not a state. */
export function perfectState(tower: Tower, peg: number): TowerState | null {
  const stack = stacked(new Array<number>(tower.discs).fill(peg), tower.capacities.length);
  return violation(tower, stack) === null ? regularState(tower, stack) : null;
}
