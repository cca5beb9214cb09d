import { InputError } from '@manaus/core';
import type { ImplicitGraph, Rows } from './implicit-graph.js';
import { accumulate, degreeOf, type Edge, type Edges, inOrder, rowOf, rowsOf } from './rows.js';

const place = 'graph/edges';

/**
 * A stored graph in compressed sparse rows: the neighbors of vertex v are `targets[offsets[v]]` to
 * `targets[offsets[v + 1] - 1]`.
 *
 * Vertices are dense ids 0..order-1 in the order of their ranks. An undirected edge is stored in
 * both rows.
 */
export interface Csr {
  /** The number of vertices. */
  readonly order: number;
  readonly directed: boolean;
  /** `order + 1` entries. */
  readonly offsets: Uint32Array;
  /** The neighbors, row after row; out-neighbors, when directed. */
  readonly targets: Uint32Array;
  /** The rank of each vertex, increasing; `null` where a vertex is its own rank. */
  readonly ranks: Uint32Array | null;
}

/**
 * Stores an implicit graph: two passes, degrees first, then neighbors; by its own `rows` where it
 * has them.
 *
 * Time O(space + size). Memory 4 (order + 1) + 4 arcs bytes, and 4 order more (4 space while
 * building) where ranks have holes. `onProgress` is called with the share done, about 100 times.
 *
 * @example
 * ```ts
 * const triangle = toCsr({ space: 3, maxDegree: 2, directed: false, has: () => true, neighbors(v, out) { out[0] = (v + 1) % 3; out[1] = (v + 2) % 3; return 2; } });
 * triangle.order; // => 3
 * size(triangle); // => 3
 * ```
 */
export function toCsr(graph: ImplicitGraph, onProgress?: (share: number) => void): Csr {
  const { space } = graph;
  const rows = graph.rows?.(onProgress);
  if (rows !== undefined) return { order: space, directed: graph.directed, ...rows, ranks: null };
  const ids = vertexIds(graph);
  const offsets = rowOffsets(graph, ids, onProgress);
  const targets = rowTargets(graph, ids, offsets, onProgress);
  const order = offsets.length - 1;
  return { order, directed: graph.directed, offsets, targets, ranks: ids?.ranks ?? null };
}

const HOLE = 0xffffffff;

/** The ranks of the vertices in order, and the vertex of each rank. */
interface VertexIds {
  readonly order: number;
  readonly of: Uint32Array;
  readonly ranks: Uint32Array;
}

/** The first pass: where the row of each vertex begins. */
function rowOffsets(
  graph: ImplicitGraph,
  ids: VertexIds | null,
  onProgress: ((share: number) => void) | undefined,
): Uint32Array {
  const { space } = graph;
  const step = Math.ceil(space / 50);
  const out = new Uint32Array(graph.maxDegree + 1);
  const offsets = new Uint32Array((ids === null ? space : ids.order) + 1);
  let arcs = 0;
  for (let rank = 0, id = 0; rank < space; rank++) {
    if (onProgress !== undefined && rank % step === 0) onProgress(rank / space / 2);
    if (ids !== null && ids.of[rank] === HOLE) continue;
    arcs += graph.neighbors(rank, out);
    offsets[++id] = arcs;
  }
  return offsets;
}

/** The second pass: the neighbors, row after row. */
function rowTargets(
  graph: ImplicitGraph,
  ids: VertexIds | null,
  offsets: Uint32Array,
  onProgress: ((share: number) => void) | undefined,
): Uint32Array {
  const { space } = graph;
  const step = Math.ceil(space / 50);
  const out = new Uint32Array(graph.maxDegree + 1);
  const targets = new Uint32Array(offsets[offsets.length - 1]);
  for (let rank = 0, at = 0; rank < space; rank++) {
    if (onProgress !== undefined && rank % step === 0) onProgress(0.5 + rank / space / 2);
    if (ids !== null && ids.of[rank] === HOLE) continue;
    const degree = graph.neighbors(rank, out);
    for (let i = 0; i < degree; i++) targets[at++] = ids === null ? out[i] : ids.of[out[i]];
  }
  return targets;
}

/** Dense ids of the ranks, or `null` when every rank is a vertex. */
function vertexIds(graph: ImplicitGraph): VertexIds | null {
  const order = vertexCount(graph);
  if (order === graph.space) return null;
  const ranks = ranksOf(graph, order);
  return { order, of: idsAt(ranks, graph.space), ranks };
}

function vertexCount(graph: ImplicitGraph): number {
  let count = 0;
  for (let rank = 0; rank < graph.space; rank++) if (graph.has(rank)) count++;
  return count;
}

/** The ranks that are vertices. */
function ranksOf(graph: ImplicitGraph, order: number): Uint32Array {
  const ranks = new Uint32Array(order);
  for (let rank = 0, id = 0; rank < graph.space; rank++) if (graph.has(rank)) ranks[id++] = rank;
  return ranks;
}

/** The vertex of each rank, given the ranks of the vertices. */
function idsAt(ranks: Uint32Array, space: number): Uint32Array {
  const ids = new Uint32Array(space).fill(HOLE);
  for (let id = 0; id < ranks.length; id++) ids[ranks[id]] = id;
  return ids;
}

/**
 * The stored graph with the given edges (arcs, when directed) on the vertices 0..order-1; neighbors
 * are sorted.
 *
 * Time O(order + edges). Throws for an end outside the vertices, a loop or a repeated edge.
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
  requireEdges(order, edges);
  return { order, directed, ...sorted(rowsOf(order, edges, directed)), ranks: null };
}

/** The ends of each edge are two different vertices. */
function requireEdges(order: number, edges: Edges): void {
  for (const [a, b] of edges)
    if (!isBelow(order, a) || !isBelow(order, b) || a === b)
      throw new InputError(place, 'edge', 'edge', { most: order - 1, got: `${a},${b}` });
}

const isBelow = (order: number, end: number): boolean =>
  Number.isInteger(end) && end >= 0 && end < order;

/** The rows themselves, each sorted; an edge that comes twice is an `InputError`. */
function sorted(rows: Rows): Rows {
  for (let v = 0; v + 1 < rows.offsets.length; v++)
    if (degreeOf(rows, v) > 1 && hasRepeat(rowOf(rows, v).sort()))
      throw new InputError(place, 'edges', 'repeatedEdge', { vertex: v });
  return rows;
}

/** True if an entry of a sorted row comes twice. */
const hasRepeat = (row: Uint32Array): boolean => row.some((u, i) => u === row[i + 1]);

/**
 * The number of edges; of arcs, when the graph is directed.
 *
 * @example
 * ```ts
 * size(graphFromEdges(3, [[0, 1], [1, 2]])); // => 2
 * ```
 */
export function size(graph: Csr): number {
  return graph.directed ? graph.targets.length : graph.targets.length / 2;
}

/**
 * The neighbors of a vertex, as stored.
 *
 * @example
 * ```ts
 * neighborsOf(graphFromEdges(3, [[0, 1], [0, 2]]), 0); // => [1, 2]
 * ```
 */
export function neighborsOf(graph: Csr, vertex: number): number[] {
  return Array.from(graph.targets.subarray(graph.offsets[vertex], graph.offsets[vertex + 1]));
}

/**
 * The edges once each, the lower end first; all arcs, when the graph is directed.
 *
 * @example
 * ```ts
 * edgesOf(graphFromEdges(3, [[1, 0], [2, 1]])); // => [[0, 1], [1, 2]]
 * ```
 */
export function edgesOf(graph: Csr): [number, number][] {
  const edges: [number, number][] = [];
  for (let v = 0; v < graph.order; v++)
    for (let i = graph.offsets[v]; i < graph.offsets[v + 1]; i++)
      if (graph.directed || v < graph.targets[i]) edges.push([v, graph.targets[i]]);
  return edges;
}

/**
 * The rank of a vertex.
 *
 * @example
 * ```ts
 * rankOf(graphFromEdges(2, [[0, 1]]), 1); // => 1
 * ```
 */
export function rankOf(graph: Csr, vertex: number): number {
  return graph.ranks === null ? vertex : graph.ranks[vertex];
}

/**
 * The vertex of a rank, by binary search; -1 for a hole.
 *
 * @example
 * ```ts
 * vertexOf(graphFromEdges(2, [[0, 1]]), 7); // => -1
 * ```
 */
export function vertexOf(graph: Csr, rank: number): number {
  const { ranks } = graph;
  if (ranks === null) return rank < graph.order ? rank : -1;
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
export function reverse(graph: Csr): Csr {
  if (!graph.directed) return graph;
  const offsets = offsetsInto(graph);
  return { ...graph, offsets, targets: sourcesInto(graph, offsets.slice()) };
}

/** Where the rows of the arcs into the vertices begin. */
function offsetsInto({ order, targets }: Csr): Uint32Array {
  const offsets = new Uint32Array(order + 1);
  for (const target of targets) offsets[target + 1]++;
  accumulate(offsets);
  return offsets;
}

/** The vertices from which arcs come into each vertex; `next` is where the row of each begins. */
function sourcesInto({ order, offsets, targets }: Csr, next: Uint32Array): Uint32Array {
  const sources = new Uint32Array(targets.length);
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++) sources[next[targets[i]]++] = v;
  return sources;
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
export function toUndirected(graph: Csr): Csr {
  if (!graph.directed) return graph;
  return { ...graphFromEdges(graph.order, edgesUnder(graph)), ranks: graph.ranks };
}

/** The edges that a directed graph has without directions. */
function edgesUnder(graph: Csr): Edges {
  const edges = new Map<number, Edge>();
  for (const [a, b] of edgesOf(graph))
    if (a !== b) edges.set(Math.min(a, b) * graph.order + Math.max(a, b), inOrder(a, b));
  return [...edges.values()];
}
