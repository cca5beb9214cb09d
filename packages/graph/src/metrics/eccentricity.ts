import { InputError } from '@manaus/core';
import type { Csr, Graph } from '../csr.js';
import { requireGraph } from '../requirements.js';
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
export function eccentricity(graph: Graph): Uint32Array {
  const known = requireGraph('graph/eccentricity', graph);
  const queue = new Uint32Array(known.order);
  return Uint32Array.from(
    { length: known.order },
    (_, vertex) => breadthFirstSearch(known, [vertex], queue).spheres.length - 1,
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
export function center(graph: Graph): number[] {
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
export function periphery(graph: Graph): number[] {
  return verticesOf(graph, Math.max);
}

function verticesOf(graph: Graph, choose: typeof Math.min): number[] {
  const all = eccentricity(requireConnected(requireGraph('graph/eccentricity', graph)));
  const chosen = extreme(all, choose);
  return [...all.keys()].filter((vertex) => all[vertex] === chosen);
}

/** The least or the greatest of some values. */
export const extreme = (values: Uint32Array, choose: typeof Math.min): number =>
  values.reduce((a, b) => choose(a, b));

/**
 * The graph itself, if every vertex reaches every other; a graph without vertices is not connected.
 */
export function requireConnected(graph: Csr): Csr {
  const { sizes } = stronglyConnectedComponents(graph);
  if (sizes.length !== 1)
    throw new InputError('graph/connected', 'graph', 'connected', { got: sizes });
  return graph;
}
