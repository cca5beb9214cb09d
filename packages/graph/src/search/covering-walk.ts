import { InputError, requireInteger } from '@manaus/core';
import {
  requireBound,
  requireCallbacks,
  requireOptions,
  requireShape,
  sum,
} from '@manaus/core/internals';
import {
  requireAtMost,
  requireListOf,
  requireOnePer,
  requirePairs,
  requireVertex,
} from '../requirements.js';
import { type CoveringProblem, type Expanded, expanded } from './covering-plan.js';
import { type CoveringOptions, coveringCycles } from './covering-search.js';

/** A walk that covers the board, and how many there are. */
export interface CoveringWalk {
  /** The vertices in the order of a walk, both of a jump; `null` if no walk exists. */
  readonly walk: readonly number[] | null;
  /** The number of walks. */
  readonly count: bigint;
  /** The number of kinds of partial walks that were distinguished. */
  readonly visited: number;
}

const place = 'graph/covering-walk';
const OPTIONS = ['mostBytes', 'onProgress'];

/** Vertices are characters of a key. */
const MOST_VERTICES = 65_535;

/**
 * A walk between two vertices that visits each vertex as often as is said, and how many there are.
 *
 * A vertex to be visited twice becomes two, so that the walk is a Hamilton path, and with an edge
 * between its ends, given, a cycle. Edges are taken or left one by one; of what was done only which
 * open ends belong together matters, at the vertices that still have edges to come. A vertex left
 * with an open end, and a cycle closed too soon, end a branch. Time and memory grow with the width
 * of the graph, not its order.
 *
 * @example
 * ```ts
 * const square: [number, number][] = [[0, 1], [1, 2], [2, 3], [3, 0]];
 * coveringWalk({ order: 4, edges: square, visits: [1, 1, 1, 1], from: 0, to: 3 }).walk; // => [0, 1, 2, 3]
 * coveringWalk({ order: 4, edges: square, visits: [1, 1, 1, 1], from: 0, to: 2 }).walk; // => null
 * ```
 */
export function coveringWalk(
  problem: CoveringProblem,
  options: CoveringOptions = {},
): CoveringWalk {
  requireProblem(problem);
  requireOptions(place, OPTIONS, options);
  const { mostBytes = 2 ** 28, onProgress } = options;
  requireBound(place, 'mostBytes', mostBytes);
  requireCallbacks(place, { onProgress });
  const graph = expanded(problem);
  const found = coveringCycles(graph, mostBytes, onProgress);
  // Each walk was found once for every order of the visits of a vertex.
  const orders = problem.visits.reduce((product, visits) => product * factorial(visits), 1n);
  return {
    walk: found.edges === null ? null : walkAlong(graph, found.edges),
    count: found.count / orders,
    visited: found.visited,
  };
}

/** Throws an {@link InputError} for anything but edges, visits and ends of one graph. */
function requireProblem(problem: CoveringProblem): void {
  const { order, edges, visits, from, to, jump } = requireShape(place, 'problem', problem, [
    'order',
    'edges',
    'visits',
    'from',
    'to',
  ]);
  requireInteger(place, 'order', order, 1);
  requirePairs(place, 'edges', edges);
  for (const edge of edges) requireEnds('edges', { order }, edge);
  requireListOf(place, 'visits', 'numbers', visits);
  requireOnePer(place, 'visits', { n: order, of: 'entries', per: 'vertices' }, visits.length);
  for (const each of visits) requireInteger(place, 'visits', each, 1);
  requireAtMost(place, 'visits', MOST_VERTICES, sum(visits));
  requireVertex(place, { order }, from, 'from');
  requireVertex(place, { order }, to, 'to');
  if (jump === undefined) return;
  requirePairs(place, 'jump', [jump]);
  requireEnds('jump', { order }, jump);
}

/** Throws an {@link InputError} unless these are two different vertices. */
function requireEnds(
  parameter: string,
  { order }: { readonly order: number },
  [a, b]: readonly [number, number],
): void {
  requireVertex(place, { order }, a, parameter);
  requireVertex(place, { order }, b, parameter);
  if (a === b)
    throw new InputError(place, parameter, 'edge', { most: order - 1, got: `${a},${b}` });
}

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));

/**
 * The way along the edges from start to end, each vertex by its number in the problem: a trail,
 * because names of twins were exchanged on the way.
 */
function walkAlong(
  { given, original }: Expanded,
  edges: readonly (readonly [number, number])[],
): number[] {
  const beside = new Map<number, number[]>(original.map((vertex) => [vertex, []]));
  const list = (vertex: number) => beside.get(vertex) as number[];
  const [[from], ...jumps] = given;
  for (const [a, b] of [...edges, ...jumps]) {
    list(original[a]).push(original[b]);
    list(original[b]).push(original[a]);
  }
  const trail = [original[from]];
  const walk: number[] = [];
  while (trail.length > 0) {
    const at = trail[trail.length - 1];
    const next = list(at).pop();
    if (next === undefined) walk.push(trail.pop() as number);
    else {
      list(next).splice(list(next).indexOf(at), 1);
      trail.push(next);
    }
  }
  return walk.reverse();
}
