import { InputError } from '@manaus/core';
import type { Csr } from '../csr.js';
import { breadthFirstSearch } from '../search/breadth-first-search.js';
import { stronglyConnectedComponents } from '../search/components.js';

/**
 * The eccentricity of every vertex: its distance from the farthest vertex that it reaches.
 *
 * One search per vertex: time O(order * (order + size)).
 *
 * @example
 * ```ts
 * eccentricity(graphFromEdges(3, [[0, 1], [1, 2]])); // => Uint32Array.from([2, 1, 2])
 * ```
 */
export function eccentricity(graph: Csr): Uint32Array {
  const queue = new Uint32Array(graph.order);
  return Uint32Array.from(
    { length: graph.order },
    (_, vertex) => breadthFirstSearch(graph, [vertex], queue).spheres.length - 1,
  );
}

/**
 * The vertices of least eccentricity, in order; of a connected graph.
 *
 * One search per vertex: time O(order * (order + size)). Throws an `InputError` unless the graph is
 * connected, strongly if it is directed.
 *
 * @example
 * ```ts
 * center(graphFromEdges(3, [[0, 1], [1, 2]])); // => [1]
 * ```
 */
export function center(graph: Csr): number[] {
  return verticesOf(graph, Math.min);
}

/**
 * The vertices of greatest eccentricity, in order; of a connected graph.
 *
 * One search per vertex: time O(order * (order + size)). Throws an `InputError` unless the graph is
 * connected, strongly if it is directed.
 *
 * @example
 * ```ts
 * periphery(graphFromEdges(3, [[0, 1], [1, 2]])); // => [0, 2]
 * ```
 */
export function periphery(graph: Csr): number[] {
  return verticesOf(graph, Math.max);
}

function verticesOf(graph: Csr, choose: typeof Math.min): number[] {
  requireConnected(graph);
  const all = eccentricity(graph);
  const chosen = extreme(all, choose);
  return [...all.keys()].filter((vertex) => all[vertex] === chosen);
}

/** The least or the greatest of some values. */
export const extreme = (values: Uint32Array, choose: typeof Math.min): number =>
  values.reduce((a, b) => choose(a, b));

/** Throws unless every vertex reaches every other; a graph without vertices is not connected. */
export function requireConnected(graph: Csr): void {
  const { sizes } = stronglyConnectedComponents(graph);
  if (sizes.length !== 1)
    throw new InputError('graph/connected', 'graph', 'connected', { got: sizes });
}
