import { requireLimit } from '../../requirements.js';
import { CanonicalSearch } from './canonical-search.js';
import { type ColorableGraph, requireColored } from './colored-graph.js';
import { type IsomorphismOptions, LIMIT } from './isomorphism.js';

/**
 * The order of an automorphism group and maps that generate it; or, when the limit was reached,
 * maps that generate a part of it. `nodes`: colorings that were refined.
 */
export type Automorphisms = {
  readonly generators: readonly Uint32Array[];
  readonly nodes: number;
} & (
  | { readonly answer: 'found'; readonly order: bigint }
  | { readonly answer: 'unknown'; readonly order: null }
);

/**
 * The automorphism group of a graph; with colors of vertices or edges, of the maps that keep them.
 *
 * Vertices are fixed one by one until none can move; the order is the product of the orbits along
 * the way (orbit-stabilizer). Time and errors as `isomorphism`. Each generator passes
 * `verifyIsomorphism` from the graph to itself.
 *
 * @example
 * ```ts
 * automorphisms(completeGraph(5)).order; // => 120n
 * automorphisms(cycleGraph(6)).order; // => 12n
 * automorphisms({ ...cycleGraph(6), vertexColors: [1, 0, 0, 0, 0, 0] }).order; // => 2n
 * automorphisms(toCsr(stateGraph(towerPuzzle(hanoi(3))))).order; // => 6n
 * ```
 */
export function automorphisms(
  graph: ColorableGraph,
  options: IsomorphismOptions = {},
): Automorphisms {
  const known = requireColored(graph);
  const limit = requireLimit('graph/isomorphism', options, LIMIT);
  const search = new CanonicalSearch(known, false);
  const isWhole = search.run(limit);
  const { generators, groupOrder, nodes } = search;
  return isWhole
    ? { answer: 'found', order: groupOrder, generators, nodes }
    : { answer: 'unknown', order: null, generators, nodes };
}
