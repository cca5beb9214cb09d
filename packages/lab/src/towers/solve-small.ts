import {
  compileTower,
  type Tower,
  type TowerRules,
  type TowerState,
  towerState,
} from '@manaus/core';
import type { Csr, ImplicitGraph } from '@manaus/graph';
import { explore, rankOf, toCsr, vertexOf } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import type { ShortestWay } from '@manaus/scale/internals';
import { searchFromGoals, verticesDown } from './from-goals.js';
import { hanoiDescent, plainGoal } from './hanoi-descent.js';
import { requireSolve } from './memory.js';
import {
  requireSolveOptions,
  type Solution,
  type SolveOptions,
  solutionOf,
  wayOf,
} from './solution.js';

/** Fewer states are searched sooner than a kernel is laid out. */
const LEAST_FOR_KERNELS = 2 ** 14;

/**
 * True if a tower is solved sooner without a kernel of `@manaus/kernels`: it has fewer than 2^14
 * ranks, or is Hanoi on three pegs, which needs no search.
 *
 * @example
 * ```ts
 * isSmall(manaus(3)); // => true
 * isSmall(hanoi(8, { pegs: 4 })); // => false
 * ```
 */
export function isSmall(rules: TowerRules): boolean {
  const tower = compileTower(rules);
  return tower.space < LEAST_FOR_KERNELS || plainGoal(tower) !== null;
}

/**
 * The solution that {@link solve} gives of a tower of any size, without its kernels: the ranks are
 * searched one by one, at two bits each, and directed graphs are stored.
 *
 * @example
 * ```ts
 * solveSmall(manaus(3), '1/2/3').moves; // => 5
 * ```
 */
export function solveSmall(
  rules: TowerRules,
  from: TowerState | string,
  options: SolveOptions = {},
): Solution {
  requireSolveOptions(options);
  const tower = compileTower(rules);
  const start = towerState(tower, from);
  const descent = hanoiDescent(tower, start);
  if (descent !== null) return solutionOf(tower, descent, 'bfs', options);
  const way = searchedWay(tower, tower.codec.rank(start), options);
  return solutionOf(tower, way && wayOf(way, tower), 'bfs', options);
}

function searchedWay(tower: Tower, start: number, options: SolveOptions): ShortestWay | null {
  requireSolve(tower);
  const graph = towerGraph(tower);
  return graph.directed
    ? descendDirected(graph, start, tower.goalRanks)
    : descend(graph, start, tower.goalRanks, options);
}

function descend(
  graph: ImplicitGraph,
  start: number,
  goals: readonly number[],
  options: SolveOptions,
): ShortestWay | null {
  const search = explore(graph, goals, {
    until: start,
    onLevel: (reached) => options.onProgress?.('search', reached / graph.space),
  });
  if (search.levelMod3(start) < 0) return null;
  const moves = search.spheres.length - 1;
  return { moves, path: () => wayDown(graph, start, moves, (rank) => search.levelMod3(rank)) };
}

/** The ranks of a way to a goal along levels that are known modulo 3. */
function* wayDown(
  graph: ImplicitGraph,
  start: number,
  moves: number,
  levelMod3: (rank: number) => number,
): Generator<number> {
  const out = new Uint32Array(graph.maxDegree + 1);
  yield start;
  for (let rank = start, left = moves; left > 0; left--) {
    const degree = graph.neighbors(rank, out);
    rank = Math.min(
      ...out.subarray(0, degree).filter((next) => levelMod3(next) === (left - 1) % 3),
    );
    yield rank;
  }
}

function descendDirected(
  implicit: ImplicitGraph,
  start: number,
  goals: readonly number[],
): ShortestWay | null {
  const graph = toCsr(implicit);
  const { distance } = searchFromGoals(graph, goals);
  const first = vertexOf(graph, start);
  if (distance[first] < 0) return null;
  return { moves: distance[first], path: () => wayAlong(graph, distance, first) };
}

/** The ranks of a way to a goal in a stored graph. */
function* wayAlong(graph: Csr, distance: Int32Array, first: number): Generator<number> {
  for (const vertex of verticesDown(graph, distance, first)) yield rankOf(graph, vertex);
}
