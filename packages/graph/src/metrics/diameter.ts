import { InputError } from '@manaus/core';
import type { Csr } from '../csr.js';
import { breadthFirst } from '../search/bfs.js';
import {
  type BoundingOptions,
  boundedExtremes,
  type ClassSearch,
  type Extent,
} from './bounding.js';
import { type CountedSearch, numbered, orbitsOf, searchOrbits } from './orbits.js';

export type { Extent } from './bounding.js';

/** How much to spend, who listens, and what is known beforehand. */
export interface DiameterOptions extends BoundingOptions {
  /** Automorphisms of the graph, as the image of each vertex: what a search says of one vertex, it says of its images. */
  readonly symmetries?: readonly Uint32Array[];
  /** Visits of vertices and arcs after which the answer is `null`; no bound unless given. */
  readonly effort?: number;
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
export function diameterFrom(
  graph: Csr,
  vertex: number,
  options: DiameterOptions = {},
): number | null {
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
export function extentFrom(
  graph: Csr,
  vertex: number,
  options: DiameterOptions = {},
): Extent | null {
  return bounded(graph, vertex, 'both', options);
}

function bounded(
  graph: Csr,
  vertex: number,
  wanted: 'diameter' | 'both',
  options: DiameterOptions,
): Extent | null {
  if (graph.directed) throw new InputError('graph/diameter', 'graph', 'undirected', {});
  const { symmetries = [], effort = Number.POSITIVE_INFINITY } = options;
  const queue = new Uint32Array(graph.order);
  const searcher =
    symmetries.length === 0
      ? vertexSearcher(graph, queue)
      : orbitSearcher(graph, symmetries, queue);
  let spent = 0;
  const search = (source: number): ClassSearch | null => {
    if (spent > effort) return null;
    const { visits, ...found } = searcher.search(source);
    spent += graph.order + visits;
    return found;
  };
  return boundedExtremes(searcher.classOf(vertex), search, wanted, options);
}

interface Searcher {
  classOf(vertex: number): number;
  /** From a member of a class. */
  search(cls: number): CountedSearch;
}

/** Every vertex is a class. */
function vertexSearcher(graph: Csr, queue: Uint32Array): Searcher {
  return {
    classOf: (vertex) => vertex,
    search(source) {
      const { distance, spheres, visited } = breadthFirst(graph, [source], queue);
      return {
        eccentricity: spheres.length - 1,
        nearest: distance,
        farthest: distance,
        visits: (visited.length * graph.targets.length) / graph.order,
      };
    },
  };
}

/** A class is an orbit; what keeps the source keeps its distances, so that one vertex of every orbit under that is searched. */
function orbitSearcher(
  graph: Csr,
  symmetries: readonly Uint32Array[],
  queue: Uint32Array,
): Searcher {
  const orbits = orbitsOf(graph.order, symmetries);
  const { classOf, first } = numbered(orbits(symmetries));
  return {
    classOf: (vertex) => classOf[vertex],
    search: (cls) =>
      searchOrbits(
        graph,
        first[cls],
        orbits(symmetries.filter((image) => image[first[cls]] === first[cls])),
        { classOf, count: first.length },
        queue,
      ),
  };
}
