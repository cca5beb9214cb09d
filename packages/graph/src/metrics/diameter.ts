import type { Csr } from '../csr.js';
import { breadthFirst } from '../search/bfs.js';

/**
 * The exact diameter of the component that holds a vertex, by bounding eccentricities; `null` when `searches` are spent first.
 *
 * Each search from a vertex v bounds every other w: max(d(v,w), ecc v - d(v,w)) <= ecc w <= ecc v + d(v,w). Next comes the vertex with
 * the largest upper bound, then the one with the smallest lower bound, in turn, until no upper bound exceeds the largest lower one.
 * Undirected graphs only. Time O(searches times (order + size)). Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * diameterFrom(storeGraph(towerGraph(hanoi(5))), 0); // => 31
 * ```
 */
export function diameterFrom(graph: Csr, vertex: number, searches = Number.POSITIVE_INFINITY): number | null {
  const queue = new Uint32Array(graph.order);
  let members: Uint32Array | null = null;
  const lower = new Int32Array(graph.order);
  const upper = new Int32Array(graph.order).fill(0x7fffffff);
  let best = 0;
  for (let done = 0, source = vertex; done < searches; done++) {
    const { distance, spheres, visited } = breadthFirst(graph, [source], queue);
    members ??= visited.slice();
    best = Math.max(best, tighten(members, distance, spheres.length - 1, lower, upper));
    const open = members.filter((member) => upper[member] > best);
    if (open.length === 0) return best;
    source = done % 2 === 0 ? extreme(open, upper, 1) : extreme(open, lower, -1);
  }
  return null;
}

/** Tightens all bounds by one search; the largest lower bound. */
function tighten(members: Uint32Array, distance: Int32Array, eccentricity: number, lower: Int32Array, upper: Int32Array): number {
  let best = 0;
  for (const vertex of members) {
    const d = distance[vertex];
    lower[vertex] = Math.max(lower[vertex], d, eccentricity - d);
    upper[vertex] = Math.min(upper[vertex], eccentricity + d);
    best = Math.max(best, lower[vertex]);
  }
  return best;
}

/** The vertex with the largest (sign 1) or smallest (sign -1) bound. */
function extreme(vertices: Uint32Array, bound: Int32Array, sign: 1 | -1): number {
  return vertices.reduce((chosen, vertex) => (sign * bound[vertex] > sign * bound[chosen] ? vertex : chosen));
}
