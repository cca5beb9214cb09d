import { InputError } from '@manaus/core';
import type { Csr } from './csr.js';

/** The graph itself, if it is undirected; an {@link InputError} otherwise. */
export function requireUndirected(place: string, graph: Csr): Csr {
  if (graph.directed) throw new InputError(place, 'graph', 'undirected', {});
  return graph;
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
  readonly per: 'vertices' | 'edges';
}

/** Throws an {@link InputError} unless there are as many entries as vertices, or as edges. */
export function requireOnePer(place: string, parameter: string, wanted: OnePer, got: number): void {
  if (got !== wanted.n) throw new InputError(place, parameter, 'onePer', { ...wanted, got });
}
