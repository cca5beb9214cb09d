import type { Graph } from '../../csr.js';
import { requireLimit, requireUndirected } from '../../requirements.js';
import { maximumClique } from '../sets/maximum-sets.js';
import { iteratedGreedy } from './iterated-greedy.js';
import { LeastColoring } from './least-coloring.js';

/**
 * The least number of colors, and a coloring with that number; or the bounds that were found
 * before the limit. `nodes`: vertices colored.
 */
export type ChromaticNumber = {
  /** A color 0, 1, ... for each vertex: the best coloring that was found. */
  readonly colors: Uint32Array;
  /** A clique: no fewer colors than it has vertices suffice. */
  readonly clique: number[];
  readonly nodes: number;
} & (
  | { readonly answer: 'found'; readonly number: number }
  | {
      readonly answer: 'unknown';
      readonly number: null;
      readonly atLeast: number;
      readonly atMost: number;
    }
);

/** The limit of the search. */
export interface ChromaticNumberOptions {
  /** Vertices colored after which the search gives up. Default: 1,000,000. */
  readonly limit?: number;
}

/**
 * The chromatic number of a graph: the least number of colors such that adjacent vertices have
 * different ones.
 *
 * Iterated greedy gives a first coloring. Then branch and bound: the vertex with the most colors
 * around it is next, and a largest clique is the lower bound. Exponential time at worst. Throws for
 * a directed graph. The coloring is checked by `isProperColoring`; where the clique has as many
 * vertices, it proves that no fewer do, and else the search is exhaustive. Source: D. Brélaz, New
 * methods to color the vertices of a graph, 1979.
 *
 * @example
 * ```ts
 * chromaticNumber(cycleGraph(5)).number; // => 3
 * chromaticNumber(completeBipartiteGraph(3, 3)).number; // => 2
 * chromaticNumber(toCsr(stateGraph(towerPuzzle(hanoi(4))))).number; // => 3
 * ```
 */
export function chromaticNumber(
  graph: Graph,
  options: ChromaticNumberOptions = {},
): ChromaticNumber {
  const known = requireUndirected('graph/coloring', graph);
  const limit = requireLimit('graph/coloring', options, 1_000_000);
  const { vertices: clique } = maximumClique(known, { limit });
  const search = new LeastColoring(known, clique, iteratedGreedy(known, clique.length));
  const isProved = search.run(limit);
  const { best: colors, count, nodes } = search;
  return isProved
    ? { answer: 'found', number: count, colors, clique, nodes }
    : {
        answer: 'unknown',
        number: null,
        atLeast: clique.length,
        atMost: count,
        colors,
        clique,
        nodes,
      };
}
