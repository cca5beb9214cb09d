import type { Csr } from '../csr.js';
import { breadthFirst } from '../search/bfs.js';

/** How much to spend, and what is known beforehand. */
export interface DiameterOptions {
  /** Searches after which the answer is `null`; no bound unless given. */
  readonly searches?: number | undefined;
  /** Automorphisms of the graph, as the image of each vertex: what a search says of one vertex, it says of its images. */
  readonly symmetries?: readonly Uint32Array[] | undefined;
}

/**
 * The exact diameter of the component that holds a vertex, by bounding eccentricities; `null` when the searches are spent first.
 *
 * Each search from a vertex v bounds every other w: max(d(v,w), ecc v - d(v,w)) <= ecc w <= ecc v + d(v,w); and the image of w under every
 * automorphism likewise. Next comes the vertex with the largest upper bound, then the one with the smallest lower bound, in turn, until no
 * upper bound exceeds the largest lower one. Undirected graphs only. Time O(searches times (order + size)).
 * Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * diameterFrom(storeGraph(towerGraph(hanoi(5))), 0); // => 31
 * ```
 */
export function diameterFrom(graph: Csr, vertex: number, options: DiameterOptions = {}): number | null {
  const { searches = Number.POSITIVE_INFINITY, symmetries = [] } = options;
  const queue = new Uint32Array(graph.order);
  let members: Uint32Array | null = null;
  const lower = new Int32Array(graph.order);
  const upper = new Int32Array(graph.order).fill(0x7fffffff);
  let best = 0;
  for (let done = 0, source = vertex; done < searches; done++) {
    const { distance, spheres, visited } = breadthFirst(graph, [source], queue);
    members ??= visited.slice();
    const eccentricity = spheres.length - 1;
    for (const image of [null, ...symmetries]) tighten(members, distance, eccentricity, lower, upper, image);
    for (const member of members) best = Math.max(best, lower[member]);
    const open = members.filter((member) => upper[member] > best);
    if (open.length === 0) return best;
    source = done % 2 === 0 ? extreme(open, upper, 1) : extreme(open, lower, -1);
  }
  return null;
}

/** Tightens the bounds of all images by one search. */
function tighten(members: Uint32Array, distance: Int32Array, eccentricity: number, lower: Int32Array, upper: Int32Array, image: Uint32Array | null): void {
  for (const member of members) {
    const d = distance[member];
    const vertex = image === null ? member : image[member];
    lower[vertex] = Math.max(lower[vertex], d, eccentricity - d);
    upper[vertex] = Math.min(upper[vertex], eccentricity + d);
  }
}

/** The vertex with the largest (sign 1) or smallest (sign -1) bound. */
function extreme(vertices: Uint32Array, bound: Int32Array, sign: 1 | -1): number {
  return vertices.reduce((chosen, vertex) => (sign * bound[vertex] > sign * bound[chosen] ? vertex : chosen));
}
