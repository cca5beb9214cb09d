import { InputError } from '@manaus/core';
import type { Csr } from '../csr.js';
import { breadthFirst } from '../search/bfs.js';
import { type BoundingOptions, boundedExtremes, type ClassSearch, type Extent } from './bounding.js';

export type { Extent } from './bounding.js';

/** How much to spend, who listens, and what is known beforehand. */
export interface DiameterOptions extends BoundingOptions {
  /** Automorphisms of the graph, as the image of each vertex: what a search says of one vertex, it says of its images. */
  readonly symmetries?: readonly Uint32Array[] | undefined;
}

/**
 * The exact diameter of the component that holds a vertex, by bounding eccentricities; `null` when the searches are spent first.
 *
 * Undirected graphs only. Time O(searches times (order + size)); 24 bytes a vertex.
 * Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * diameterFrom(storeGraph(towerGraph(hanoi(5))), 0); // => 31
 * ```
 */
export function diameterFrom(graph: Csr, vertex: number, options: DiameterOptions = {}): number | null {
  return bounded(graph, vertex, 'diameter', options)?.diameter ?? null;
}

/**
 * The exact diameter and radius of the component that holds a vertex, by bounding eccentricities; `null` when the searches are spent first.
 *
 * The radius is the least eccentricity. Undirected graphs only. Time O(searches times (order + size)); 24 bytes a vertex.
 *
 * @example
 * ```ts
 * const { diameter, radius } = extentFrom(storeGraph(towerGraph(hanoi(5))), 0);
 * [diameter, radius]; // => [31, 24]
 * ```
 */
export function extentFrom(graph: Csr, vertex: number, options: DiameterOptions = {}): Extent | null {
  return bounded(graph, vertex, 'both', options);
}

function bounded(graph: Csr, vertex: number, wanted: 'diameter' | 'both', options: DiameterOptions): Extent | null {
  if (graph.directed) throw new InputError('graph/diameter', 'graph', 'undirected', 'a directed graph');
  const { symmetries = [] } = options;
  const queue = new Uint32Array(graph.order);
  const classOf = symmetries.length === 0 ? null : vertexClasses(graph.order, symmetries);
  const search = (source: number): ClassSearch => {
    const { distance, spheres, visited } = breadthFirst(graph, [source], queue);
    const eccentricity = spheres.length - 1;
    if (classOf === null) return { eccentricity, nearest: distance, farthest: distance };
    return { eccentricity, ...byClass(classOf, distance, visited) };
  };
  return boundedExtremes(classOf === null ? vertex : classOf[vertex], search, wanted, options);
}

/** The classes under the group that the automorphisms generate; a class has the name of its least vertex. */
function vertexClasses(order: number, symmetries: readonly Uint32Array[]): Uint32Array {
  const parent = Uint32Array.from({ length: order }, (_, vertex) => vertex);
  const root = (vertex: number): number => {
    let at = vertex;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  for (const image of symmetries)
    for (let vertex = 0; vertex < order; vertex++) {
      const a = root(vertex);
      const b = root(image[vertex]);
      if (a < b) parent[b] = a;
      else parent[a] = b;
    }
  return parent.map((_, vertex) => root(vertex));
}

/** Visited vertices come in the order of their distances. */
function byClass(classOf: Uint32Array, distance: Int32Array, visited: Uint32Array): { nearest: Int32Array; farthest: Int32Array } {
  const nearest = new Int32Array(distance.length).fill(-1);
  const farthest = new Int32Array(distance.length).fill(-1);
  for (const vertex of visited) {
    const cls = classOf[vertex];
    if (nearest[cls] < 0) nearest[cls] = distance[vertex];
    farthest[cls] = distance[vertex];
  }
  return { nearest, farthest };
}
