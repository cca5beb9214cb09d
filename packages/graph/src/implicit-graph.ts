/**
 * A graph given by its neighbor function: vertices are ranks, integers from 0 to `space - 1` that `has` accepts.
 *
 * Up to 2^32 ranks. Nothing here knows what a vertex stands for.
 */
export interface ImplicitGraph {
  readonly space: number;
  readonly maxDegree: number;
  /** Whether some edge has no edge back; `neighbors` are then out-neighbors. */
  readonly directed: boolean;
  has(rank: number): boolean;
  /** Writes the neighbors of a vertex to the front of `out` and returns their number. */
  neighbors(rank: number, out: Uint32Array): number;
}
