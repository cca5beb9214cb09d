import { edgesOf, type Graph } from '../../csr.js';
import { requireGraph, requireListOf } from '../../requirements.js';
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
export function isIndependentSet(graph: Graph, vertices: readonly number[]): boolean {
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
export function isClique(graph: Graph, vertices: readonly number[]): boolean {
  return edgesWithin(graph, vertices) === (vertices.length * (vertices.length - 1)) / 2;
}

/**
 * The number of edges between some vertices; -1 unless they are different vertices of the graph.
 */
function edgesWithin(graph: Graph, vertices: readonly number[]): number {
  const known = requireGraph('graph/sets', graph);
  requireListOf('graph/sets', 'vertices', 'vertices', vertices);
  if (!areDistinctVertices(known, vertices)) return -1;
  const chosen = new Set(vertices);
  return edgesOf(known).filter((edge) => edge.every((v) => chosen.has(v))).length;
}
