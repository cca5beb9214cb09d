import { InputError, requireInteger } from '@manaus/core';
import { faultMaker } from '@manaus/core/internals';
import type { Rows } from './implicit-graph.js';
import { requireBoolean, requireGraph, requirePairs, requireVertex } from './requirements.js';
import {
  accumulate,
  degreeOf,
  type Edge,
  type Edges,
  type Ends,
  endsOf,
  inOrder,
  rowOf,
  rowsOf,
} from './rows.js';
import type { Csr, Graph } from './stored-graph.js';

const place = 'graph/edges';

declare module '@manaus/core/faults' {
  interface Faults {
    repeatedEdge: { readonly vertex: number };
  }
}

const fault = faultMaker({
  repeatedEdge: ({ vertex }, what) => `${what} must be given once each: ${vertex} has one twice`,
});

export type { Csr, Graph } from './stored-graph.js';

/**
 * Stores an implicit graph: two passes, degrees first, then neighbors; by its own `rows` where it
 * has them.
 *
 * A stored graph is returned as it is. Time O(space + size). Memory 4 (order + 1) + 4 arcs bytes,
 * and 4 order more (4 space while building) where ranks have holes. `onProgress` is called with the
 * share done, about 100 times. Throws an `InputError` for anything but a graph, and for one that
 * would not fit in memory.
 *
 * @example
 * ```ts
 * const triangle = toCsr({ space: 3, maxDegree: 2, directed: false, has: () => true, neighbors(v, out) { out[0] = (v + 1) % 3; out[1] = (v + 2) % 3; return 2; } });
 * triangle.order; // => 3
 * size(triangle); // => 3
 * ```
 */
export function toCsr(graph: Graph, onProgress?: (share: number) => void): Csr {
  return requireGraph('graph/store', graph, 'graph', onProgress);
}

/**
 * The stored graph with the given edges (arcs, when directed) on the vertices 0..order-1; neighbors
 * are sorted.
 *
 * Time O(order + edges). Throws an `InputError` for an order that is not a whole number, anything
 * but a list of pairs, an end outside the vertices, a loop or a repeated edge.
 *
 * @example
 * ```ts
 * const path = graphFromEdges(3, [[0, 1], [1, 2]]);
 * neighborsOf(path, 1); // => [0, 2]
 * ```
 */
export function graphFromEdges(
  order: number,
  edges: readonly (readonly [number, number])[],
  directed = false,
): Csr {
  requireInteger(place, 'order', order, 0, MOST_ORDER);
  requireEdges(order, edges);
  requireBoolean(place, 'directed', directed);
  return graphOfEnds(order, endsOf(edges), directed);
}

/**
 * The stored graph of edges whose ends are vertices, two numbers an edge; with `merged`, an edge
 * that comes again is one with the first. An {@link InputError} for a loop.
 */
export function graphOfEnds(order: number, ends: Ends, directed: boolean, merged = false): Csr {
  for (let i = 0; i < ends.length; i += 2)
    if (ends[i] === ends[i + 1]) throw wrongEdge(order, ends[i], ends[i + 1]);
  const rows = rowsOf(order, ends, directed);
  return { order, directed, ...(merged ? mergeRows(rows) : sortRows(rows)), ranks: null };
}

/** The rows, each sorted, with every entry once. */
function mergeRows({ offsets, targets }: Rows): Rows {
  const starts = new Uint32Array(offsets.length);
  let kept = 0;
  for (let v = 0; v + 1 < offsets.length; v++) {
    targets.subarray(offsets[v], offsets[v + 1]).sort();
    for (let i = offsets[v]; i < offsets[v + 1]; i++)
      if (i === offsets[v] || targets[i] !== targets[kept - 1]) targets[kept++] = targets[i];
    starts[v + 1] = kept;
  }
  return { offsets: starts, targets: targets.slice(0, kept) };
}

/** Vertices are numbers of 32 bits. */
const MOST_ORDER = 2 ** 32 - 1;

/** The ends of each edge are two different vertices. */
function requireEdges(order: number, edges: Edges): void {
  requirePairs(place, 'edges', edges);
  for (const [a, b] of edges)
    if (!isBelow(order, a) || !isBelow(order, b) || a === b) throw wrongEdge(order, a, b);
}

const wrongEdge = (order: number, a: number, b: number): InputError =>
  new InputError(place, 'edge', 'edge', { most: order - 1, got: `${a},${b}` });

const isBelow = (order: number, end: number): boolean =>
  Number.isInteger(end) && end >= 0 && end < order;

/** The rows themselves, each sorted; an edge that comes twice is an `InputError`. */
function sortRows(rows: Rows): Rows {
  for (let v = 0; v + 1 < rows.offsets.length; v++)
    if (
      degreeOf(rows, v) > 1 &&
      rowOf(rows, v)
        .sort()
        .some((u, i, row) => u === row[i + 1])
    )
      throw fault(place, 'edges', 'repeatedEdge', { vertex: v });
  return rows;
}

/**
 * The number of edges; of arcs, when the graph is directed.
 *
 * @example
 * ```ts
 * size(graphFromEdges(3, [[0, 1], [1, 2]])); // => 2
 * ```
 */
export function size(graph: Graph): number {
  const { directed, targets } = requireGraph('graph/size', graph);
  return directed ? targets.length : targets.length / 2;
}

/**
 * The neighbors of a vertex, as stored.
 *
 * Throws an `InputError` unless it is a vertex of the graph.
 *
 * @example
 * ```ts
 * neighborsOf(graphFromEdges(3, [[0, 1], [0, 2]]), 0); // => [1, 2]
 * ```
 */
export function neighborsOf(graph: Graph, vertex: number): number[] {
  const known = requireGraph('graph/neighbors', graph);
  return Array.from(rowOf(known, requireVertex('graph/neighbors', known, vertex)));
}

/**
 * The edges once each, the lower end first; all arcs, when the graph is directed.
 *
 * @example
 * ```ts
 * edgesOf(graphFromEdges(3, [[1, 0], [2, 1]])); // => [[0, 1], [1, 2]]
 * ```
 */
export function edgesOf(graph: Graph): [number, number][] {
  const { order, directed, offsets, targets } = requireGraph('graph/edges', graph);
  const edges: [number, number][] = [];
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++)
      if (directed || v < targets[i]) edges.push([v, targets[i]]);
  return edges;
}

/**
 * The rank of a vertex.
 *
 * Throws an `InputError` unless it is a vertex of the graph.
 *
 * @example
 * ```ts
 * rankOf(graphFromEdges(2, [[0, 1]]), 1); // => 1
 * ```
 */
export function rankOf(graph: Graph, vertex: number): number {
  const known = requireGraph('graph/rank', graph);
  requireVertex('graph/rank', known, vertex);
  return known.ranks === null ? vertex : known.ranks[vertex];
}

/**
 * The vertex of a rank, by binary search; -1 for a hole.
 *
 * Throws an `InputError` unless the rank is an integer >= 0.
 *
 * @example
 * ```ts
 * vertexOf(graphFromEdges(2, [[0, 1]]), 7); // => -1
 * ```
 */
export function vertexOf(graph: Graph, rank: number): number {
  const { order, ranks } = requireGraph('graph/vertex', graph);
  requireInteger('graph/vertex', 'rank', rank, 0);
  if (ranks === null) return rank < order ? rank : -1;
  const vertex = lowerBound(ranks, rank);
  return ranks[vertex] === rank ? vertex : -1;
}

/** The place of the first entry that is not less than a value. */
export function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The same graph with every arc turned round; an undirected graph is returned as it is.
 *
 * Time and memory O(order + size).
 *
 * @example
 * ```ts
 * edgesOf(reverse(graphFromEdges(2, [[0, 1]], true))); // => [[1, 0]]
 * ```
 */
export function reverse(graph: Graph): Csr {
  const known = requireGraph('graph/reverse', graph);
  if (!known.directed) return known;
  const { order, offsets, targets } = known;
  // Where the rows of the arcs into the vertices begin, and then their sources.
  const starts = new Uint32Array(order + 1);
  for (const target of targets) starts[target + 1]++;
  accumulate(starts);
  const next = starts.slice();
  const sources = new Uint32Array(targets.length);
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++) sources[next[targets[i]]++] = v;
  return { ...known, offsets: starts, targets: sources };
}

/**
 * The graph without directions: an edge where there is an arc one way or the other, and no loops;
 * neighbors are sorted.
 *
 * @example
 * ```ts
 * size(toUndirected(graphFromEdges(3, [[0, 1], [1, 0], [1, 2]], true))); // => 2
 * ```
 */
export function toUndirected(graph: Graph): Csr {
  const known = requireGraph('graph/undirected', graph);
  if (!known.directed) return known;
  const edges = new Map<number, Edge>();
  for (const [a, b] of edgesOf(known))
    if (a !== b) edges.set(Math.min(a, b) * known.order + Math.max(a, b), inOrder(a, b));
  return { ...graphFromEdges(known.order, [...edges.values()]), ranks: known.ranks };
}
