/**
 * A graph given by its neighbor function: vertices are ranks, integers from 0 to `space - 1` that
 * `has` accepts.
 *
 * Up to 2^32 ranks. Nothing here knows what a vertex stands for.
 */
export interface ImplicitGraph {
  /** All ranks are below it. */
  readonly space: number;
  /** No vertex has more neighbors; may be larger than the largest degree. */
  readonly maxDegree: number;
  /** True if some edge has no edge back; `neighbors` are then out-neighbors. */
  readonly directed: boolean;
  /** True if a rank is a vertex. */
  has(rank: number): boolean;
  /** Writes the neighbors of a vertex to the front of `out` and returns their number. */
  neighbors(rank: number, out: Uint32Array): number;
  /**
   * All neighbors at once, the same in the same order as vertex by vertex, only sooner; where every
   * rank is a vertex and its structure is known.
   */
  readonly rows?: (onProgress?: (share: number) => void) => Rows;
}

/** The neighbors of vertex v are `targets[offsets[v]]` to `targets[offsets[v + 1] - 1]`. */
export interface Rows {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}
