import { InputError } from '@manaus/core';
import type { Graph } from '../csr.js';
import { requireUndirected } from '../requirements.js';
import { breadthFirstSearch } from '../search/breadth-first-search.js';

const place = 'graph/wiener-index';

/**
 * The Wiener index of a connected graph: the sum of the distances between all pairs of vertices.
 *
 * One search per vertex: time O(order (order + size)). Throws for a directed graph, and for one
 * that is not connected. Source: H. Wiener, 1947.
 *
 * @example
 * ```ts
 * wienerIndex(pathGraph(4)); // => 10
 * wienerIndex(toCsr(stateGraph(towerPuzzle(hanoi(2))))); // => 72
 * ```
 */
export function wienerIndex(graph: Graph): number {
  const known = requireUndirected(place, graph);
  const { order } = known;
  const queue = new Uint32Array(order);
  let twice = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    const { visited, spheres } = breadthFirstSearch(known, [vertex], queue);
    if (visited.length < order)
      throw new InputError(place, 'graph', 'connected', { got: `${visited.length} of ${order}` });
    twice += spheres.reduce((sum, width, distance) => sum + width * distance, 0);
  }
  return twice / 2;
}
