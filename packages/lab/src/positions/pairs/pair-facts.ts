import { factorial, type TowerState } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import type { Csr } from '@manaus/graph';
import { neighborsOf } from '@manaus/graph/search';

/**
 * The shape of a goal: all discs on one peg, no two on one, or neither; after Krikorian, Bartok and
 * Gay (1994), who say it of three balls.
 */
export type Hierarchy = 'tower' | 'partial' | 'flat';

/** The facts about all shortest plays between two states that make them easy or hard. */
export interface PairFacts {
  /** The number of shortest plays, as decimal digits. */
  readonly plays: string;
  /** The states on shortest plays from which two moves or more begin a shortest play. */
  readonly choices: number;
  /**
   * The forced detours: the least number, over all shortest plays, of moves that take a disc out of
   * its place. Every shortest play has as many, or more.
   */
  readonly detours: number;
  /**
   * The search depth: the least number, over all shortest plays, of moves before the first that
   * brings a disc to its place.
   */
  readonly depth: number;
}

/**
 * The number of discs in place: on their peg of the goal, with the same discs beneath them.
 *
 * @param kindOf the kind of a disc; discs of one kind are alike
 *
 * @example
 * ```ts
 * const goal = parseLabel(london(3), '12/3/');
 * discsInPlace(parseLabel(london(3), '2/3/1'), goal, (disc) => disc); // => 2
 * discsInPlace(parseLabel(london(3), '21/3/'), goal, (disc) => disc); // => 1
 * ```
 */
export function discsInPlace(
  state: TowerState,
  goal: TowerState,
  kindOf: (disc: number) => number,
): number {
  let found = 0;
  for (const [peg, discs] of state.entries()) {
    const wanted = goal[peg];
    const common = Math.min(discs.length, wanted.length);
    let same = 0;
    while (
      same < common &&
      kindOf(discs[discs.length - 1 - same]) === kindOf(wanted[wanted.length - 1 - same])
    )
      same++;
    found += same;
  }
  return found;
}

/** What is known of a state from which shortest plays go on. */
interface Ahead {
  readonly plays: bigint;
  readonly detours: number;
  readonly depth: number;
}

/**
 * The facts about the shortest plays from a vertex to the goal.
 *
 * Time O(size of what lies on shortest plays).
 *
 * @param distances the distance of each vertex to the goal
 * @param inPlace the number of discs in place at a vertex
 */
export function pairFacts(
  graph: Csr,
  distances: Int32Array,
  start: number,
  inPlace: (vertex: number) => number,
): PairFacts {
  const nearer = (vertex: number): number[] =>
    [...neighborsOf(graph, vertex)].filter((next) => distances[next] === distances[vertex] - 1);
  const layers: number[][] = [[start]];
  while (distances[layers[layers.length - 1][0]] > 0)
    layers.push([...new Set(layers[layers.length - 1].flatMap(nearer))]);
  const known = new Map<number, Ahead>();
  let choices = 0;
  for (const vertex of layers.flat().reverse()) {
    const next = nearer(vertex);
    if (next.length > 1) choices++;
    known.set(vertex, distances[vertex] === 0 ? AT_GOAL : aheadOf(vertex, next, known, inPlace));
  }
  const { plays, detours, depth } = known.get(start) as Ahead;
  return { plays: String(plays), choices, detours, depth: Number.isFinite(depth) ? depth : 0 };
}

const AT_GOAL: Ahead = { plays: 1n, detours: 0, depth: Number.POSITIVE_INFINITY };

function aheadOf(
  vertex: number,
  next: readonly number[],
  known: ReadonlyMap<number, Ahead>,
  inPlace: (vertex: number) => number,
): Ahead {
  const here = inPlace(vertex);
  let [plays, detours, depth] = [0n, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const each of next) {
    const ahead = known.get(each) as Ahead;
    const there = inPlace(each);
    plays += ahead.plays;
    detours = Math.min(detours, ahead.detours + (there < here ? 1 : 0));
    depth = Math.min(depth, there > here ? 0 : 1 + ahead.depth);
  }
  return { plays, detours, depth };
}

/**
 * The shape of a goal, and its ambiguity: in how many orders its discs can come to their places,
 * each after those beneath it; 1 for a tower, n! where all pegs hold one disc at most.
 *
 * @example
 * ```ts
 * goalShape([[1, 2], [3], []]); // => { hierarchy: 'partial', orders: '3' }
 * goalShape([[1], [2], [3]]); // => { hierarchy: 'flat', orders: '6' }
 * ```
 */
export function goalShape(goal: readonly (readonly number[])[]) {
  const heights = goal.map(({ length }) => length);
  const discs = sum(heights);
  const most = Math.max(...heights);
  const hierarchy: Hierarchy = most === discs ? 'tower' : most === 1 ? 'flat' : 'partial';
  const orders = heights.reduce((left, height) => left / factorial(height), factorial(discs));
  return { hierarchy, orders: String(orders) };
}
