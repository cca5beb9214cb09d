import { InputError, requireInteger } from '@manaus/core';
import { requireBound, requireCallbacks, requireOptions } from '@manaus/core/internals';
import type { ImplicitGraph } from './implicit-graph.js';
import { stored } from './store.js';
import type { Csr, Graph } from './stored-graph.js';

/** What a list is of. */
type Listed = ConstructorParameters<typeof InputError<'listOf'>>[3]['of'];

/**
 * The stored graph that is given, or that an implicit one makes; an {@link InputError} for anything
 * else, and for a graph that would not fit in memory.
 *
 * O(1) for a stored graph: it is known by its shape, and its rows are not read.
 */
export function requireGraph(
  place: string,
  graph: Graph,
  parameter = 'graph',
  onProgress?: (share: number) => void,
): Csr {
  requireCallbacks(place, { onProgress });
  if (isStored(graph)) return graph;
  if (isImplicit(graph)) return stored(place, parameter, graph, onProgress);
  throw new InputError(place, parameter, 'kind', { kind: 'graph', got: graph });
}

/** The implicit graph itself; an {@link InputError} for anything else. */
export function requireImplicit(
  place: string,
  graph: ImplicitGraph,
  parameter = 'graph',
): ImplicitGraph {
  if (isImplicit(graph)) return graph;
  throw new InputError(place, parameter, 'kind', { kind: 'implicitGraph', got: graph });
}

/** Throws an {@link InputError} unless these are ranks of vertices of an implicit graph. */
export function requireRanks(
  place: string,
  parameter: string,
  graph: Pick<ImplicitGraph, 'space' | 'has'>,
  ranks: readonly number[],
): void {
  requireListOf(place, parameter, 'vertices', ranks);
  for (const rank of ranks) {
    requireInteger(place, parameter, rank, 0, graph.space - 1);
    if (!graph.has(rank))
      throw new InputError(place, parameter, 'member', { of: 'vertices', got: rank });
  }
}

/** True for an object with rows that fit together. */
function isStored(graph: Partial<Csr> | null | undefined): graph is Csr {
  const { order, directed, offsets, targets, ranks } = graph ?? {};
  return (
    isNumbers(offsets) &&
    isNumbers(targets) &&
    offsets.length - 1 === order &&
    offsets[order] === targets.length &&
    typeof directed === 'boolean' &&
    (ranks === null || (isNumbers(ranks) && ranks.length === order))
  );
}

/** Ranks are numbers of 32 bits. */
const MOST_RANKS = 2 ** 32;

function isImplicit(graph: Partial<ImplicitGraph> | null | undefined): graph is ImplicitGraph {
  return (
    typeof graph?.neighbors === 'function' &&
    typeof graph.has === 'function' &&
    typeof graph.directed === 'boolean' &&
    isCount(graph.space, MOST_RANKS) &&
    isCount(graph.maxDegree, MOST_RANKS)
  );
}

const isCount = (count: unknown, most: number): boolean =>
  Number.isInteger(count) && Number(count) >= 0 && Number(count) <= most;

/** The graph, stored, if it is undirected; an {@link InputError} otherwise. */
export function requireUndirected(place: string, graph: Graph, parameter = 'graph'): Csr {
  const known = requireGraph(place, graph, parameter);
  if (known.directed) throw new InputError(place, parameter, 'undirected', {});
  return known;
}

/** The vertex itself, if it is one of the graph; an {@link InputError} otherwise. */
export const requireVertex = (
  place: string,
  { order }: Pick<Csr, 'order'>,
  vertex: number,
  parameter = 'vertex',
): number => requireInteger(place, parameter, vertex, 0, order - 1);

/** The vertices themselves, if they are a list of vertices of the graph. */
export function requireVertices(
  place: string,
  graph: Pick<Csr, 'order'>,
  vertices: readonly number[] | Uint32Array,
  parameter = 'vertices',
): void {
  requireListOf(place, parameter, 'vertices', vertices);
  for (const vertex of vertices) requireVertex(place, graph, vertex, parameter);
}

/** The vertices themselves, if they are vertices of the graph and none comes twice. */
export function requireDistinctVertices(
  place: string,
  graph: Pick<Csr, 'order'>,
  vertices: readonly number[],
  parameter = 'vertices',
): readonly number[] {
  requireVertices(place, graph, vertices, parameter);
  if (new Set(vertices).size !== vertices.length)
    throw new InputError(place, parameter, 'different', { got: vertices });
  return vertices;
}

/** Throws an {@link InputError} unless a value is a list, or numbers in a typed array. */
export function requireListOf(place: string, parameter: string, of: Listed, value: unknown): void {
  if (!Array.isArray(value) && !isNumbers(value))
    throw new InputError(place, parameter, 'listOf', { of, got: value });
}

/** True for a typed array. */
const isNumbers = (value: unknown): value is Uint32Array =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/** Throws an {@link InputError} unless a value is a list of pairs, as edges are. */
export function requirePairs(place: string, parameter: string, value: unknown): void {
  if (!Array.isArray(value) || !value.every(isPair))
    throw new InputError(place, parameter, 'listOf', { of: 'pairs', got: value });
}

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2;

/** The limit of a search among its options, an integer >= 0 or `Infinity`. */
export function requireLimit(
  place: string,
  options: { readonly limit?: number },
  usual: number,
  names: readonly string[] = ['limit'],
): number {
  requireOptions(place, names, options);
  const { limit = usual } = options;
  return requireBound(place, 'limit', limit);
}

/** True or false itself; an {@link InputError} for anything else. */
export function requireBoolean(place: string, parameter: string, value: boolean): boolean {
  if (typeof value === 'boolean') return value;
  throw new InputError(place, parameter, 'oneOf', { names: ['true', 'false'], got: value });
}

/** Throws an {@link InputError} for more vertices than are allowed. */
export function requireAtMost(place: string, parameter: string, n: number, order: number): void {
  if (order > n)
    throw new InputError(place, parameter, 'atMostOf', { n, of: 'vertices', got: order });
}

/** The entries of which there is one for each vertex, or for each edge. */
export interface OnePer {
  readonly n: number;
  readonly of: 'labels' | 'entries' | 'colors';
  readonly per: 'vertices' | 'edges' | 'points';
}

/** Throws an {@link InputError} unless there are as many entries as vertices, or as edges. */
export function requireOnePer(place: string, parameter: string, wanted: OnePer, got: number): void {
  if (got !== wanted.n) throw new InputError(place, parameter, 'onePer', { ...wanted, got });
}
