import { compileTower, type Peg, stacked, type TowerRules, type TowerState } from '@manaus/core';
import {
  breadthFirstSearch,
  type Csr,
  countShortestPaths,
  reverse,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { estimateMemory, requireMemory } from '@manaus/lab';

/**
 * The results of a search for the stacks of a tower; `[i][j]` is for a stack on p_i that goes to
 * p_j.
 */
export interface Stacks {
  readonly moves: readonly (readonly number[])[];
  /** True if every state reaches every other. */
  readonly strong: boolean;
  /** Entry j: the most moves that a state needs to the stack on p_j. */
  readonly worstTo: readonly number[];
  /** The number of states that need as many. */
  readonly farthestTo: readonly number[];
  /** Entry i: the most moves that the stack on p_i needs to a state. */
  readonly worstFrom: readonly number[];
}

/**
 * The stacks of a size-ordered tower without narrow pegs, by search of its stored graph: moves
 * between them, and the states farthest from each.
 *
 * Two searches per peg, along the moves and against them. Moves are -1 if the target cannot be
 * reached.
 *
 * @example
 * ```ts
 * const { moves, worstTo, strong } = searchStacks(hanoi(5, { moves: 'cyclic' }));
 * [moves[0], worstTo, strong]; // => [[0, 119, 163], [163, 163, 163], true]
 * ```
 */
export function searchStacks(rules: TowerRules): Stacks {
  const { graph, vertices } = stacksIn(rules);
  const against = graph.directed ? reverse(graph) : graph;
  const to = vertices.map((vertex) => breadthFirstSearch(against, [vertex]));
  const from = graph.directed
    ? vertices.map((vertex) => breadthFirstSearch(graph, [vertex]).spheres.length - 1)
    : to.map(({ spheres }) => spheres.length - 1);
  return {
    moves: vertices.map((vertex) => to.map(({ distance }) => distance[vertex])),
    strong: stronglyConnectedComponents(graph).sizes.length === 1,
    worstTo: to.map(({ spheres }) => spheres.length - 1),
    farthestTo: to.map(({ spheres }) => spheres[spheres.length - 1]),
    worstFrom: from,
  };
}

/**
 * The number of shortest plays from stack to stack, by search; 0 if the target cannot be reached.
 *
 * One search a peg, with exact integers: for small towers.
 *
 * @example
 * ```ts
 * searchSolutions(hanoi(4, { pegs: 4, moves: 'star' }))[1]; // => [12n, 1n, 4n, 4n]
 * ```
 */
export function searchSolutions(rules: TowerRules): bigint[][] {
  const { graph, vertices } = stacksIn(rules);
  return vertices.map((vertex) => {
    const counts = countShortestPaths(graph, vertex);
    return vertices.map((other) => counts[other]);
  });
}

function stacksIn(rules: TowerRules): { readonly graph: Csr; readonly vertices: number[] } {
  const tower = compileTower(rules);
  requireMemory('lab/stacks', tower, estimateMemory(tower).explicit);
  const { codec, discs, capacities } = tower;
  const graph = toCsr(towerGraph(tower));
  const onPeg = (peg: Peg) =>
    stacked(
      new Array<Peg>(discs).fill(peg),
      capacities.length,
    ) as readonly (readonly number[])[] as TowerState;
  return {
    graph,
    vertices: capacities.map((_, peg) => vertexOf(graph, codec.rank(onPeg(peg)))),
  };
}
