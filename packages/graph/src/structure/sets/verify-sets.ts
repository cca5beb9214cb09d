import { type Csr, edgesOf } from '../../csr.js';
import { areDistinctVertices } from '../is-vertex.js';

/**
 * True if the vertices are different and no two of them are adjacent.
 *
 * Time O(order + size). Shares no code with the finder.
 *
 * @example
 * ```ts
 * isIndependentSet(cycleGraph(4), [0, 2]); // => true
 * isIndependentSet(cycleGraph(4), [0, 1]); // => false
 * ```
 */
export function isIndependentSet(graph: Csr, vertices: readonly number[]): boolean {
  return edgesWithin(graph, vertices) === 0;
}

/**
 * True if the vertices are different and any two of them are adjacent.
 *
 * Time O(order + size). Shares no code with the finder.
 *
 * @example
 * ```ts
 * isClique(completeGraph(4), [0, 2, 3]); // => true
 * isClique(cycleGraph(4), [0, 2]); // => false
 * ```
 */
export function isClique(graph: Csr, vertices: readonly number[]): boolean {
  return edgesWithin(graph, vertices) === (vertices.length * (vertices.length - 1)) / 2;
}

/**
 * The number of edges between some vertices; -1 unless they are different vertices of the graph.
 */
function edgesWithin(graph: Csr, vertices: readonly number[]): number {
  if (!areDistinctVertices(graph, vertices)) return -1;
  const chosen = new Set(vertices);
  return edgesOf(graph).filter((edge) => edge.every((v) => chosen.has(v))).length;
}
