import type { Csr } from '../csr.js';

/**
 * True for a vertex of the graph: a whole number below its order. The rows of anything else would
 * be other rows, or all.
 */
export const isVertex = ({ order }: Csr, v: number): boolean =>
  Number.isInteger(v) && v >= 0 && v < order;

/** True for vertices of the graph of which none comes twice. */
export const areDistinctVertices = (graph: Csr, vertices: readonly number[]): boolean =>
  new Set(vertices).size === vertices.length && vertices.every((v) => isVertex(graph, v));
