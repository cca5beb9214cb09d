import {
  type Arrangement,
  compileTower,
  formatLabel,
  InputError,
  moveBetween,
  type Tower,
  type TowerMove,
  type TowerRules,
  type TowerState,
  towerState,
} from '@manaus/core';
import { requireCallbacks, requireKind, requireOptions } from '@manaus/core/internals';
import { type Csr, explore, type ImplicitGraph, rankOf, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { type ShortestWay, waySearch } from '@manaus/kernels/internals';
import { searchFromGoals, verticesDown } from './from-goals.js';
import { hanoiDescent } from './hanoi-descent.js';
import { requireSolve } from './memory.js';

/** A solution, or the result that the goal cannot be reached. */
export interface Solution {
  readonly solvable: boolean;
  /** `null` when unsolvable. */
  readonly moves: number | null;
  /** True if the number of moves is known to be minimal; `null` if unsolvable. */
  readonly optimal: boolean | null;
  /** Labels from start to goal; empty when unsolvable or only counted. */
  readonly states: readonly string[];
  /**
   * The moves between these states; where discs are alike, each with the disc that lies on top in
   * the state before.
   */
  readonly steps: readonly TowerMove[];
  readonly algorithm: string;
}

/** Options of a solution. */
export interface SolveOptions {
  /** Have only the number of moves. */
  readonly count?: boolean;
  /** Called with the current activity, and the fraction done if it is known. */
  readonly onProgress?: (what: string, share: number | null) => void;
}

/** Throws an `InputError` for options of another kind. */
export function requireSolveOptions(options: SolveOptions): void {
  requireOptions('lab/solve', ['count', 'onProgress'], options);
  const { count = false, onProgress } = options;
  requireKind('lab/solve', 'count', 'boolean', count);
  requireCallbacks('lab/solve', { onProgress });
}

/** More moves than this are counted, not listed. */
export const LONGEST_LISTED = 1_000_000;

/**
 * A shortest solution from a state, given by itself or by its label, to the goal of the rules, by
 * breadth-first search from the goal.
 *
 * Of several shortest solutions, the one that takes the smallest rank at every step. Hanoi on three
 * pegs needs no search. Size-ordered towers on 3 to 8 pegs are searched in bit planes, which keep
 * their levels; undirected free-order ones in the lift, others at two bits per rank, where the path
 * follows the levels modulo 3; other directed ones are stored. Throws an `InputError` where that
 * would not fit in memory, or where more than 10^6 moves would have to be listed.
 *
 * @example
 * ```ts
 * const rules = manaus(3);
 * const { moves, steps } = solve(rules, '1/2/3');
 * moves; // => 5
 * steps[0]; // => { disc: 1, from: 0, to: 1 }
 * ```
 */
export function solve(
  rules: TowerRules,
  from: TowerState | string,
  options: SolveOptions = {},
): Solution {
  requireSolveOptions(options);
  const tower = compileTower(rules);
  const way = shortestWay(tower, towerState(tower, from), options);
  return solutionOf(tower, way, 'bfs', options);
}

/** The solution that a way is, of a search that finds only shortest ones. */
export function solutionOf(
  tower: Tower,
  found: Way | null,
  algorithm: string,
  { count = false }: SolveOptions,
): Solution {
  const nothing = { states: [], steps: [] };
  if (found === null) return { solvable: false, moves: null, optimal: null, ...nothing, algorithm };
  const listed = count ? nothing : listOf(tower, found);
  return { solvable: true, moves: found.moves, optimal: true, ...listed, algorithm };
}

/** The labels of the states and the moves of a way that is not too long to be listed. */
function listOf(tower: Tower, { moves, states }: Way): Pick<Solution, 'states' | 'steps'> {
  if (moves > LONGEST_LISTED)
    throw new InputError('lab/solve', 'solution', 'unlisted', { most: LONGEST_LISTED, got: moves });
  const labels: string[] = [];
  const steps: TowerMove[] = [];
  let before: Arrangement | null = null;
  for (const state of states()) {
    if (before !== null) steps.push(moveBetween(tower, before, state));
    labels.push(formatLabel(state));
    before = state;
  }
  return { states: labels, steps };
}

/** The number of moves, and the states along a shortest path. */
interface Way {
  readonly moves: number;
  states(): Iterable<Arrangement>;
}

/** Fewer states are searched sooner than a kernel is laid out. */
const LEAST_FOR_KERNELS = 2 ** 14;

/** A shortest way, without search where the rules tell one; `null` if none exists. */
const shortestWay = (tower: Tower, from: TowerState, options: SolveOptions): Way | null =>
  hanoiDescent(tower, from) ?? searchedWay(tower, from, options);

function searchedWay(tower: Tower, from: TowerState, options: SolveOptions): Way | null {
  const found = searched(tower, tower.codec.rank(from), options);
  return found && wayOf(found, tower);
}

/** A way of ranks as one of states. */
export const wayOf = ({ moves, path }: ShortestWay, { codec }: Tower): Way => ({
  moves,
  *states() {
    for (const rank of path()) yield codec.unrank(rank);
  },
});

function searched(tower: Tower, start: number, options: SolveOptions): ShortestWay | null {
  const { space, goalRanks } = tower;
  const kernel = space >= LEAST_FOR_KERNELS && space <= 2 ** 32 ? waySearch(tower) : null;
  if (kernel !== null)
    return kernel.from(start, {
      count: options.count,
      onLevel: (reached) => options.onProgress?.('search', reached / space),
    });
  requireSolve(tower);
  const graph = towerGraph(tower);
  return graph.directed
    ? descendDirected(graph, start, goalRanks)
    : descend(graph, start, goalRanks, options);
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
