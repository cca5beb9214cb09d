import { type Csr, type Graph, reverse } from '../csr.js';
import { requireGraph, requireVertex, requireVertices } from '../requirements.js';
import { rowOf } from '../rows.js';
import { breadthFirstSearch } from './breadth-first-search.js';

const place = 'graph/shortest-path';

/**
 * A shortest path as its vertices, both ends included; `null` if none exists. Of several, the one
 * that takes the smallest vertex at every step.
 *
 * Time O(order + size). Throws an `InputError` for ends that are not vertices.
 *
 * @example
 * ```ts
 * shortestPath(graphFromEdges(4, [[0, 1], [1, 2], [2, 3], [3, 0]]), 0, 2); // => [0, 1, 2]
 * ```
 */
export function shortestPath(graph: Graph, from: number, to: number): number[] | null {
  const known = requireGraph(place, graph);
  requireVertex(place, known, from, 'from');
  requireVertex(place, known, to, 'to');
  const { distance } = breadthFirstSearch(reverse(known), [to]);
  return distance[from] >= 0 ? descent(known, distance, from) : null;
}

/** The vertices from one on, each the smallest that is nearer, to the first at distance 0. */
function descent(graph: Csr, distance: Int32Array, from: number): number[] {
  const path = [from];
  for (let vertex = from; distance[vertex] > 0; path.push(vertex))
    vertex = Math.min(...nearer(graph, distance, vertex));
  return path;
}

const nearer = (graph: Csr, distance: Int32Array, vertex: number): Uint32Array =>
  rowOf(graph, vertex).filter((next) => distance[next] === distance[vertex] - 1);

/**
 * The number of shortest paths from a source, or the nearest of several, to every vertex (0 for an
 * unreachable one), as exact integers.
 *
 * Time O(order + size) additions. Source: the recurrence sigma(v) = sum of sigma(u) over the
 * predecessors u of v one level up.
 *
 * @example
 * ```ts
 * countShortestPaths(graphFromEdges(4, [[0, 1], [1, 2], [2, 3], [3, 0]]), 0); // => [1n, 1n, 2n, 1n]
 * ```
 */
export function countShortestPaths(graph: Graph, source: number | readonly number[]): bigint[] {
  const known = requireGraph(place, graph);
  const sources = typeof source === 'number' ? [source] : source;
  requireVertices(place, known, sources, 'source');
  const { order, offsets, targets } = known;
  const { distance, visited } = breadthFirstSearch(known, sources);
  const counts = new Array<bigint>(order).fill(0n);
  for (const each of sources) counts[each] = 1n;
  for (const vertex of visited)
    for (let i = offsets[vertex]; i < offsets[vertex + 1]; i++) {
      const next = targets[i];
      if (distance[next] === distance[vertex] + 1) counts[next] += counts[vertex];
    }
  return counts;
}
