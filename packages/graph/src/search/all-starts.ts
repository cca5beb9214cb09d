import { InputError } from '@manaus/core';
import { requireCallbacks, requireKind, requireOptions } from '@manaus/core/internals';
import type { ImplicitGraph } from '../implicit-graph.js';
import { requireImplicit, requireRanks } from '../requirements.js';
import { explore, frontierLists } from './explore.js';

const place = 'graph/all-starts';

/** The verdict on a memoryless algorithm from all starts. */
export interface AllStarts {
  /** The vertices from which a goal can be reached, the goals included. */
  readonly starts: number;
  /**
   * True if the algorithm takes a shortest path from every start: every step is a move that lowers
   * the distance by one.
   */
  readonly optimal: boolean;
  /** The start of smallest rank whose step does not; `null` where it is optimal. */
  readonly failure: Misstep | null;
  /** From how many starts it arrives at a goal. */
  readonly arriving: number;
  /** The start of smallest rank from which it does not arrive; `null` where it always does. */
  readonly lost: number | null;
  /**
   * The moves beyond the fewest, over the starts from which it arrives: of all together, and of the
   * worst.
   */
  readonly excess: { readonly sum: number; readonly most: number };
}

/**
 * A step that does not come one nearer, and why: it is missing, not an edge of the graph, or leads
 * no nearer.
 */
export interface Misstep {
  readonly rank: number;
  readonly next: number;
  readonly kind: 'no step' | 'no move' | 'not nearer';
}

/**
 * A memoryless algorithm: the rank that follows a rank; -1 where it makes no step. At a goal it is
 * not asked.
 */
export type Step = (rank: number) => number;

/** The options of the check: the reverse of a directed graph, and the callbacks. */
export interface AllStartsOptions {
  /**
   * Called with the current phase: the search for the levels, the check of the steps and, if a step
   * fails, the search for where every start leads.
   */
  readonly onPhase?: (what: 'levels' | 'steps' | 'ends') => void;
  /** The graph with its arcs turned round. */
  readonly backwards?: ImplicitGraph;
}

/**
 * Checks a memoryless algorithm from all starts at once: it is optimal from every one exactly where
 * each step lowers the level by one.
 *
 * One step per vertex instead of one run. The levels come from a search that knows nothing of the
 * algorithm: modulo 3, at two bits a vertex, which is enough in an undirected graph, where
 * neighbors differ by at most one; in a directed one in full, at four bytes. Only where some step
 * fails, all are followed, each once, to see where they arrive, at four bytes a vertex more. Time
 * O(space times degree).
 *
 * @example
 * ```ts
 * const path = stateGraph(towerPuzzle(bucharest(2)));
 * const onward = [1, 2, 5, 6, 3, 4, 7, 8, -1];
 * checkAllStarts(path, [8], (rank) => onward[rank]).optimal; // => true
 * const back = onward.with(4, 5);
 * checkAllStarts(path, [8], (rank) => back[rank]).failure; // => { rank: 4, next: 5, kind: 'not nearer' }
 * ```
 */
export function checkAllStarts(
  graph: ImplicitGraph,
  goals: readonly number[],
  step: Step,
  options: AllStartsOptions = {},
): AllStarts {
  requireImplicit(place, graph);
  requireRanks(place, 'goals', graph, goals);
  requireKind(place, 'step', 'function', step);
  requireOptions(place, ['backwards', 'onPhase'], options);
  const { backwards, onPhase } = options;
  if (graph.directed && backwards === undefined)
    throw new InputError(place, 'backwards', 'requiredFor', { when: 'directed' });
  if (backwards !== undefined) requireImplicit(place, backwards, 'backwards');
  requireCallbacks(place, { onPhase });
  onPhase?.('levels');
  const levels = graph.directed
    ? fullLevels(backwards as ImplicitGraph, goals)
    : levelsMod3(graph, goals);
  onPhase?.('steps');
  const failure = firstMisstep(graph.space, misstepOf(graph, goals, step, levels));
  if (failure !== null) onPhase?.('ends');
  return judge(graph, goals, step, levels, failure);
}

/** The rest of the answer, once the first misstep is known. */
export function judge(
  graph: ImplicitGraph,
  goals: readonly number[],
  step: Step,
  levels: StartLevels,
  failure: Misstep | null,
): AllStarts {
  const { starts } = levels;
  const ends =
    failure === null
      ? { arriving: starts, lost: null, excess: { sum: 0, most: 0 } }
      : followAll(graph, goals, step, levels);
  return { starts, optimal: failure === null, failure, ...ends };
}

/** The distances of the vertices from the goals, as far as a check needs them. */
export interface StartLevels {
  readonly starts: number;
  has(rank: number): boolean;
  /** The level of a neighbor less that of a vertex. */
  rise(rank: number, next: number): number;
}

/** Modulo 3, for undirected graphs; `codes` as in an exploration. */
export function levelsMod3(
  graph: ImplicitGraph,
  goals: readonly number[],
): StartLevels & { readonly codes: Uint8Array } {
  const { reached, levels, levelMod3 } = explore(graph, goals);
  return {
    starts: reached,
    codes: levels,
    has: (rank) => levelMod3(rank) >= 0,
    rise: (rank, next) => ((levelMod3(next) - levelMod3(rank) + 4) % 3) - 1,
  };
}

function fullLevels(backwards: ImplicitGraph, goals: readonly number[]): StartLevels {
  const distance = new Int32Array(backwards.space).fill(-1);
  const { advance, last } = frontierLists(backwards, goals);
  let starts = 0;
  for (let level = 0, width = advance(); width > 0; level++, width = advance()) {
    starts += width;
    for (const rank of last()) distance[rank] = level;
  }
  // From where no goal can be reached, it is farther than from anywhere else.
  const farther = (rank: number) =>
    distance[rank] < 0 ? Number.POSITIVE_INFINITY : distance[rank];
  return {
    starts,
    has: (rank) => distance[rank] >= 0,
    rise: (rank, next) => farther(next) - distance[rank],
  };
}

function firstMisstep(space: number, misstepAt: (rank: number) => Misstep | null): Misstep | null {
  for (let rank = 0; rank < space; rank++) {
    const misstep = misstepAt(rank);
    if (misstep !== null) return misstep;
  }
  return null;
}

/** The fault of the step from a rank; `null` if it is right. */
export function misstepOf(
  graph: ImplicitGraph,
  goals: readonly number[],
  step: Step,
  levels: StartLevels,
): (rank: number) => Misstep | null {
  const isMove = moveTest(graph);
  const ends = new Set(goals);
  return (rank) => {
    if (!levels.has(rank) || ends.has(rank)) return null;
    const next = step(rank);
    if (next === -1) return { rank, next, kind: 'no step' };
    if (!isMove(rank, next)) return { rank, next, kind: 'no move' };
    return levels.rise(rank, next) === -1 ? null : { rank, next, kind: 'not nearer' };
  };
}

function moveTest(graph: ImplicitGraph): (rank: number, next: number) => boolean {
  const out = new Uint32Array(graph.maxDegree + 1);
  return (rank, next) => {
    for (let i = graph.neighbors(rank, out) - 1; i >= 0; i--) if (out[i] === next) return true;
    return false;
  };
}

const UNKNOWN = -1;
const LOST = -2;

/**
 * Follows the steps from every start to a vertex whose end is known, and notes the moves beyond the
 * fewest all the way back.
 */
function followAll(
  graph: ImplicitGraph,
  goals: readonly number[],
  step: Step,
  levels: StartLevels,
): Pick<AllStarts, 'arriving' | 'lost' | 'excess'> {
  const isMove = moveTest(graph);
  const excess = new Int32Array(graph.space).fill(UNKNOWN);
  for (const goal of goals) excess[goal] = 0;
  const path: number[] = [];
  let [arriving, sum, most] = [0, 0, 0];
  let lost: number | null = null;
  for (let start = 0; start < graph.space; start++) {
    if (!levels.has(start)) continue;
    let rank = start;
    while (excess[rank] === UNKNOWN) {
      // What comes back to its own path is lost.
      excess[rank] = LOST;
      path.push(rank);
      const next = step(rank);
      rank = isMove(rank, next) ? next : -1;
    }
    let beyond = excess[rank] ?? LOST;
    for (let last = path.pop(); last !== undefined; last = path.pop()) {
      if (beyond >= 0) beyond += 1 + levels.rise(last, rank);
      excess[last] = beyond;
      rank = last;
    }
    if (excess[start] < 0) lost ??= start;
    else {
      arriving++;
      sum += excess[start];
      most = Math.max(most, excess[start]);
    }
  }
  return { arriving, lost, excess: { sum, most } };
}
