import { InputError } from '@manaus/core';
import { type CoveringProblem, type Expanded, expanded, frontierPlan } from './covering-plan.js';

/** The options of the search: its memory and its callback. */
export interface CoveringOptions {
  /** The most memory, in bytes; an `InputError` if the estimate is higher. Default: 2^28. */
  readonly mostBytes?: number;
  /** Called with the share that is done. */
  readonly onProgress?: (share: number) => void;
}

/** A walk that covers the board, and how many there are. */
export interface CoveringWalk {
  /** The vertices in the order of a walk, both of a jump; `null` if no walk exists. */
  readonly walk: readonly number[] | null;
  /** The number of walks. */
  readonly count: bigint;
  /** The number of kinds of partial walks that were distinguished. */
  readonly visited: number;
}

/** Vertices are characters of a key. */
const MOST_VERTICES = 65_535;

/** A vertex within a walk, no end of a piece. */
const WITHIN = 0;

/**
 * A walk between two vertices that visits each vertex as often as is said, and how many there are.
 *
 * A vertex to be visited twice becomes two, so that the walk is a Hamilton path, and with an edge between its ends, given, a cycle. Edges are
 * taken or left one by one; of what was done only which open ends belong together matters, at the vertices that still have edges to come.
 * A vertex left with an open end, and a cycle closed too soon, end a branch. Time and memory grow with the width of the graph, not its order.
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
  const graph = expanded(problem);
  if (graph.order > MOST_VERTICES)
    throw new InputError('graph/covering-walk', 'visits', 'atMostOf', {
      n: MOST_VERTICES,
      of: 'vertices',
      got: graph.order,
    });
  const found = taken(graph, options);
  // Each walk was found once for every order of the visits of a vertex.
  const orders = problem.visits.reduce((product, visits) => product * factorial(visits), 1n);
  return {
    walk: found.edges === null ? null : walkAlong(graph, found.edges),
    count: found.count / orders,
    visited: found.visited,
  };
}

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));

/** The layer of an edge: the decisions about the edges so far, up to equivalence. */
interface Layer {
  readonly cameFrom: number[];
  readonly took: boolean[];
  readonly counts: bigint[];
  readonly keys: Map<string, number>;
}

const emptyLayer = (): Layer => ({ cameFrom: [], took: [], counts: [], keys: new Map() });

/** The edges of a Hamilton cycle through the edges that are given, and how many such cycles there are. */
function taken(graph: Expanded, { mostBytes = 2 ** 28, onProgress }: CoveringOptions) {
  const { steps, first, complete } = frontierPlan(graph);
  const mate = new Int32Array(graph.order + 1);
  for (const [a, b] of graph.given) [mate[a], mate[b]] = [b, a];
  let layer = emptyLayer();
  layer.keys.set(String.fromCharCode(...first.map((vertex) => mate[vertex])), 0);
  layer.counts.push(1n);
  const history: Layer[] = [];
  let visited = 1;
  let count = 0n;
  let end: { readonly step: number; readonly from: number } | null = null;
  let before = first;
  steps.forEach(({ edge: [u, v], entering, leaving, after, alike }, step) => {
    const next = emptyLayer();
    const keep = (from: number, took: boolean, ways: bigint) => {
      for (const vertex of leaving) if (mate[vertex] !== WITHIN) return;
      for (const [one, other] of alike) putInOrder(mate, one, other);
      let key = '';
      for (const vertex of after) key += String.fromCharCode(mate[vertex]);
      const known = next.keys.get(key);
      if (known !== undefined) {
        next.counts[known] += ways;
        return;
      }
      next.keys.set(key, next.counts.length);
      next.counts.push(ways);
      next.cameFrom.push(from);
      next.took.push(took);
    };
    let from = -1;
    for (const key of layer.keys.keys()) {
      from++;
      const read = () => {
        for (let i = 0; i < before.length; i++) mate[before[i]] = key.charCodeAt(i);
        for (const vertex of entering) mate[vertex] = vertex;
      };
      read();
      const ways = layer.counts[from];
      keep(from, false, ways);
      read();
      const [a, b] = [mate[u], mate[v]];
      if (a === WITHIN || b === WITHIN) continue;
      if (a === v) {
        if (
          step < complete ||
          before.some((vertex) => vertex !== u && vertex !== v && mate[vertex] !== WITHIN)
        )
          continue;
        count += ways;
        end ??= { step, from };
        continue;
      }
      [mate[u], mate[v]] = [WITHIN, WITHIN];
      [mate[a], mate[b]] = [b, a];
      keep(from, true, ways);
    }
    visited += next.counts.length;
    if (bytesOf(visited, next.counts.length, after.length) > mostBytes)
      throw new InputError('graph/covering-walk', 'states', 'walkStates', {
        states: visited,
        bytes: mostBytes,
        left: steps.length - step - 1,
      });
    history.push({ ...layer, keys: new Map(), counts: [] });
    layer = next;
    before = after;
    onProgress?.((step + 1) / steps.length);
  });
  return { edges: end === null ? null : edgesOf(end, history, steps), count, visited };
}

/** Gives twins that are alike the names in which the mate of the first comes first: states that differ in names only are one. */
function putInOrder(mate: Int32Array, one: number, other: number): void {
  const [a, b] = [mate[one], mate[other]];
  if (a === other || (a === one ? 0 : a + 1) <= (b === other ? 0 : b + 1)) return;
  // The first is then not its own mate; and what stands at `WITHIN` is never read.
  [mate[b], mate[a]] = [one, other];
  [mate[other], mate[one]] = [a, b === other ? one : b];
}

/** The memory of the history of all states and of the keys of the last ones. */
const bytesOf = (visited: number, last: number, width: number) =>
  16 * visited + (120 + 2 * width) * last;

/** Back from the edge that closed the cycle. */
function edgesOf(
  { step, from }: { readonly step: number; readonly from: number },
  history: readonly Layer[],
  steps: readonly { readonly edge: readonly [number, number] }[],
) {
  const edges = [steps[step].edge];
  for (let at = step, state = from; at > 0; at--) {
    if (history[at].took[state]) edges.push(steps[at - 1].edge);
    state = history[at].cameFrom[state];
  }
  return edges;
}

/** The way along the edges from start to end, each vertex by its number in the problem: a trail, because names of twins were exchanged on the way. */
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
