import type { ImplicitGraph } from './implicit-graph.js';

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
 * A graph that is stored, or one that can be: whoever takes it stores an implicit graph where it
 * fits in memory.
 */
export type Graph = Csr | ImplicitGraph;
