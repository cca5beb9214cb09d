import { type BlockState, type BloxorzRules, type Level, withRules } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { requireOptions } from '@manaus/core/internals';
import {
  type Csr,
  connectedComponents,
  distancesToWin,
  type ReachableStates,
  reachableStates,
  type StateSearchOptions,
  stronglyConnectedComponents,
  toUndirected,
} from '@manaus/graph/search';
import { mostStates } from './solve-level.js';

/**
 * The state graph of a level in numbers: the states that can be reached from the start, one arc per
 * legal move. Won states have no moves.
 */
export interface LevelAnalysis {
  /** The number of reachable states. */
  readonly order: number;
  /** The number of legal moves of all reachable states. */
  readonly size: number;
  /** Orders of the components, directions forgotten: one, because all is reached from the start. */
  readonly components: readonly number[];
  /** Orders of the strong components, largest first. */
  readonly strongComponents: readonly number[];
  /** The number of states that cannot reach a win. */
  readonly dead: number;
  /** The length of a shortest solution; `null` if unsolvable. */
  readonly moves: number | null;
  /** The number of shortest solutions. */
  readonly shortest: bigint;
  /**
   * How far from a win a state can be that can still win, how many are so far, and the first twenty
   * of them; `null` if no state wins.
   */
  readonly hardest: {
    readonly moves: number;
    readonly worstStarts: number;
    readonly states: readonly BlockState[];
  } | null;
  /** The number of states 0, 1, 2, ... moves from the nearest win. */
  readonly distances: readonly number[];
}

/** The bound of the search, its progress, and the rules. */
export interface AnalyzeLevelOptions extends StateSearchOptions {
  /** The rules of Bloxorz. Default: those of the level. */
  readonly rules?: BloxorzRules | undefined;
}

/** States listed as hardest. */
const MOST_LISTED = 20;

/**
 * Analyzes the state graph of a level: order, components, dead states, the hardest start, the
 * number of shortest solutions.
 *
 * A search forward from the start stores the graph, one backward from the wins gives the distances.
 * Time O(states * letters), about 60 bytes per state. Throws an `InputError` if it would not fit
 * in memory.
 *
 * @example
 * ```ts
 * const { order, dead, moves, shortest } = analyzeLevel(parseLevel('game bloxorz\ngrid\nS##G\nend'));
 * [order, dead, moves, shortest]; // => [3, 0, 2, 1n]
 * ```
 */
export function analyzeLevel(level: Level, options: AnalyzeLevelOptions = {}): LevelAnalysis {
  requireOptions('lab/analyze-level', ['rules', 'mostStates', 'onProgress'], options);
  const { rules, ...bound } = options;
  const game = packedGame(withRules(level, rules));
  const reached = reachableStates(game, { mostStates, ...bound });
  const toWin = distancesToWin(reached);
  const order = reached.states.length;
  const distances = histogram(toWin);
  const graph = graphOf(reached.after, order, game.letters.length);
  return {
    order,
    size: graph.targets.length,
    components: largestFirst(connectedComponents(toUndirected(graph)).sizes),
    strongComponents: largestFirst(stronglyConnectedComponents(graph).sizes),
    dead: order - distances.reduce((sum, count) => sum + count, 0),
    moves: toWin[0] < 0 ? null : toWin[0],
    shortest: shortestCount(reached, toWin, game.letters.length),
    hardest: hardestOf(toWin, distances.length - 1, (at) => game.unpack(reached.states[at])),
    distances,
  };
}

/**
 * The states with the largest distance, by their numbers in the search; `null` if no state wins.
 */
function hardestOf(
  toWin: Int32Array,
  moves: number,
  stateOf: (at: number) => BlockState,
): LevelAnalysis['hardest'] {
  if (moves < 0) return null;
  const farthest = [...toWin.keys()].filter((at) => toWin[at] === moves);
  const states = farthest.slice(0, MOST_LISTED).map(stateOf);
  return { moves, worstStarts: farthest.length, states };
}

const largestFirst = (sizes: readonly number[]): number[] => [...sizes].sort((a, b) => b - a);

/** The graph without the labels. */
function graphOf(after: Int32Array, order: number, labels: number): Csr {
  const offsets = new Uint32Array(order + 1);
  for (let state = 0, at = 0; state < order; state++) {
    for (let label = 0; label < labels; label++) if (after[at++] >= 0) offsets[state + 1]++;
    offsets[state + 1] += offsets[state];
  }
  const targets = Uint32Array.from(after.filter((state) => state >= 0));
  return { order, directed: true, offsets, targets, ranks: null };
}

function histogram(distances: Int32Array): number[] {
  const counts: number[] = [];
  for (const distance of distances)
    if (distance >= 0) counts[distance] = (counts[distance] ?? 0) + 1;
  return counts;
}

/** The shortest ways from the start, counted along the moves that bring a win nearer. */
function shortestCount(
  { after, distances }: ReachableStates,
  toWin: Int32Array,
  labels: number,
): bigint {
  if (toWin[0] < 0) return 0n;
  const counts = new Map<number, bigint>([[0, 1n]]);
  let wins = 0n;
  // In the order of distances from the start, so that a state has its count before it is used; only
  // states on shortest ways have one.
  for (let state = 0; state < distances.length && distances[state] <= toWin[0]; state++) {
    const count = counts.get(state);
    if (count === undefined) continue;
    if (toWin[state] === 0) wins += count;
    for (let at = state * labels; at < (state + 1) * labels; at++) {
      const next = after[at];
      if (next >= 0 && toWin[next] + 1 === toWin[state])
        counts.set(next, (counts.get(next) ?? 0n) + count);
    }
  }
  return wins;
}
