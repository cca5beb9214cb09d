import { requireLimit } from '../../requirements.js';
import { areAlike, CanonicalSearch, mapBetween } from './canonical-search.js';
import { type ColorableGraph, paletteOf, requireColored } from './colored-graph.js';
import { compareLists } from './compare-lists.js';

/** The limit of a search for isomorphisms. */
export interface IsomorphismOptions {
  /**
   * Vertices and arcs read after which the search gives up. Default: 2,000,000,000, half a minute
   * or so.
   */
  readonly limit?: number;
}

export const LIMIT = 2_000_000_000;

/**
 * The image of each vertex; or that none exists; or that the limit was reached. `nodes`: colorings
 * that were refined.
 */
export type Isomorphism =
  | { readonly answer: 'found'; readonly map: Uint32Array; readonly nodes: number }
  | { readonly answer: 'none' | 'unknown'; readonly map: null; readonly nodes: number };

/**
 * An isomorphism from one graph to another; with colors of vertices or edges, one that keeps them.
 *
 * The canonical forms of both graphs are compared. Time O(size log order) for each node of the
 * search; there are few unless the graph is very regular and has few symmetries. Memory O(order +
 * size) for each generator of the group. Directed graphs keep their directions. Throws unless
 * colors are one for each vertex or edge. Checked by `verifyIsomorphism`.
 *
 * @example
 * ```ts
 * isomorphism(pathGraph(3), graphFromEdges(3, [[0, 1], [0, 2]])).answer; // => 'found'
 * isomorphism(cycleGraph(6), graphFromEdges(6, [[0, 1], [1, 2], [0, 2], [3, 4], [4, 5], [3, 5]])).answer; // => 'none'
 * isomorphism({ ...pathGraph(2), vertexColors: [0, 1] }, { ...pathGraph(2), vertexColors: [1, 0] }).map; // => Uint32Array.of(1, 0)
 * ```
 */
export function isomorphism(
  first: ColorableGraph,
  second: ColorableGraph,
  options: IsomorphismOptions = {},
): Isomorphism {
  const graphs = [requireColored(first, 'first'), requireColored(second, 'second')];
  const limit = requireLimit('graph/isomorphism', options, LIMIT);
  if (paletteOf(graphs[0]) !== paletteOf(graphs[1])) return { answer: 'none', map: null, nodes: 0 };
  const searches = graphs.map((graph) => new CanonicalSearch(graph, true));
  const [one, other] = searches;
  const nodes = () => one.nodes + other.nodes;
  if (compareLists(one.rootEvents, other.rootEvents) !== 0)
    return { answer: 'none', map: null, nodes: 0 };
  if (!searches.every((search) => search.run(limit / 2)))
    return { answer: 'unknown', map: null, nodes: nodes() };
  return areAlike(one.best, other.best)
    ? { answer: 'found', map: mapBetween(one.best, other.best), nodes: nodes() }
    : { answer: 'none', map: null, nodes: nodes() };
}
