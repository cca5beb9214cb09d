import { requireBound, requireOptions } from '@manaus/core/internals';
import type { Csr, Graph } from '../csr.js';
import {
  requireGraph,
  requireListOf,
  requireOnePer,
  requireUndirected,
  requireVertex,
  requireVertices,
} from '../requirements.js';
import { breadthFirstSearch } from '../search/breadth-first-search.js';
import {
  type BoundingOptions,
  boundedExtremes,
  type ClassSearch,
  type Extent,
  requireBounding,
} from './bounding.js';
import { eccentricity, extreme, requireConnected } from './eccentricity.js';
import { type CountedSearch, numberOrbits, orbitsOf, searchOrbits } from './orbits.js';

export type { Extent } from './bounding.js';

const place = 'graph/diameter';
const OPTIONS = ['searches', 'onSearch', 'shouldStop', 'symmetries', 'effort'];

/** The bounds of the search for a diameter, its progress, and known symmetries. */
export interface DiameterOptions extends BoundingOptions {
  /**
   * Automorphisms of the graph, as the image of each vertex: a search from a vertex is one from
   * each of its images.
   */
  readonly symmetries?: readonly Uint32Array[];
  /** The most visits of vertices and arcs, default: no bound; after more the answer is `null`. */
  readonly effort?: number;
}

/**
 * The exact diameter of a connected graph: the greatest distance between two vertices.
 *
 * Undirected graphs by bounding eccentricities: time O(searches * (order + size)), 24 bytes per
 * vertex; directed ones by one search per vertex. Throws an `InputError` unless the graph is
 * connected, strongly if it is directed.
 * Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * diameter(toCsr(towerGraph(hanoi(5)))); // => 31
 * ```
 */
export function diameter(graph: Graph): number {
  return extentOf(graph, 'diameter').diameter;
}

/**
 * The exact radius of a connected graph: the least eccentricity of a vertex.
 *
 * Time, memory and errors as of `diameter`.
 *
 * @example
 * ```ts
 * radius(toCsr(towerGraph(hanoi(5)))); // => 24
 * ```
 */
export function radius(graph: Graph): number {
  return extentOf(graph, 'both').radius;
}

function extentOf(graph: Graph, wanted: 'diameter' | 'both'): Omit<Extent, 'searches'> {
  const known = requireConnected(requireGraph('graph/diameter', graph));
  if (known.directed) {
    const all = eccentricity(known);
    return { diameter: extreme(all, Math.max), radius: extreme(all, Math.min) };
  }
  // Without limits the search always ends.
  return boundedExtent(known, 0, wanted, {}) as Extent;
}

/**
 * The exact diameter of the component that holds a vertex; `null` if the bounds of the search are
 * reached first.
 *
 * Undirected graphs only. Time O(searches * (order + size)); 24 bytes per vertex.
 * Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * componentDiameter(graphFromEdges(5, [[0, 1], [2, 3], [3, 4]]), 2); // => 2
 * ```
 */
export function componentDiameter(
  graph: Graph,
  vertex: number,
  options: DiameterOptions = {},
): number | null {
  return boundedExtent(graph, vertex, 'diameter', options)?.diameter ?? null;
}

/**
 * The exact diameter and radius of the component that holds a vertex; `null` if the bounds of the
 * search are reached first.
 *
 * Undirected graphs only. Time O(searches * (order + size)); 24 bytes per vertex.
 *
 * @example
 * ```ts
 * const { diameter, radius } = componentExtent(toCsr(towerGraph(hanoi(5))), 0) ?? {};
 * [diameter, radius]; // => [31, 24]
 * ```
 */
export function componentExtent(
  graph: Graph,
  vertex: number,
  options: DiameterOptions = {},
): Extent | null {
  return boundedExtent(graph, vertex, 'both', options);
}

function boundedExtent(
  given: Graph,
  vertex: number,
  wanted: 'diameter' | 'both',
  options: DiameterOptions,
): Extent | null {
  const graph = requireUndirected(place, given);
  requireVertex(place, graph, vertex);
  requireOptions(place, OPTIONS, options);
  requireBounding(place, options);
  const { symmetries = [], effort = Number.POSITIVE_INFINITY } = options;
  const { order } = graph;
  requireBound(place, 'effort', effort);
  requireListOf(place, 'symmetries', 'tables', symmetries);
  for (const images of symmetries) {
    requireVertices(place, graph, images, 'symmetries');
    requireOnePer(place, 'symmetries', { n: order, of: 'entries', per: 'vertices' }, images.length);
  }
  const queue = new Uint32Array(order);
  const searcher =
    symmetries.length === 0
      ? vertexSearcher(graph, queue)
      : orbitSearcher(graph, symmetries, queue);
  // Searches until the visits of vertices and arcs are spent; `null` from then on.
  let spent = 0;
  const search = (cls: number): ClassSearch | null => {
    if (spent > effort) return null;
    const { visits, ...found } = searcher.search(cls);
    spent += order + visits;
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
const vertexSearcher = (graph: Csr, queue: Uint32Array): Searcher => ({
  classOf: (vertex) => vertex,
  search(source) {
    const { distance, spheres, visited } = breadthFirstSearch(graph, [source], queue);
    const visits = (visited.length * graph.targets.length) / graph.order;
    return { eccentricity: spheres.length - 1, nearest: distance, farthest: distance, visits };
  },
});

/**
 * A class is an orbit; what keeps the source keeps its distances, so that one vertex of every orbit
 * under that is searched.
 */
function orbitSearcher(
  graph: Csr,
  symmetries: readonly Uint32Array[],
  queue: Uint32Array,
): Searcher {
  const orbits = orbitsOf(graph.order, symmetries);
  const { classOf, first } = numberOrbits(orbits(symmetries));
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
