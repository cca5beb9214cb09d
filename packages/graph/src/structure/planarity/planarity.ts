import type { Graph } from '../../csr.js';
import { requireUndirected } from '../../requirements.js';
import { kuratowskiSubgraph } from './kuratowski.js';
import { leftRightEmbedding } from './left-right.js';

/** A planar graph with its embedding, or a non-planar one with a Kuratowski subgraph. */
export type Planarity =
  /** In rows like the graph's own, the neighbors of each vertex in clockwise order. */
  | { readonly planar: true; readonly rotation: Uint32Array }
  /** The edges of a subdivision of K_5 or K_{3,3}. */
  | { readonly planar: false; readonly kuratowski: [number, number][] };

/**
 * The planarity of a graph, with a certificate either way.
 *
 * The left-right planarity test: an orientation by depth-first search, the sides of its back arcs,
 * the rotation at each vertex. Time and memory O(order + size) for a planar graph; a Kuratowski
 * subgraph takes some hundreds of tests more, most of them on small parts of the graph. Throws for
 * a directed graph. The certificates are checked by `verifyEmbedding` and `verifyKuratowski`.
 * Source: U. Brandes, The left-right planarity test, 2009; H. de Fraysseix, P. Ossona de Mendez, P.
 * Rosenstiehl, Trémaux trees and planarity, 2006.
 *
 * @example
 * ```ts
 * planarity(completeGraph(4)).planar; // => true
 * planarity(completeGraph(5)).planar; // => false
 * planarity(toCsr(stateGraph(towerPuzzle(hanoi(4))))).planar; // => true
 * ```
 */
export function planarity(graph: Graph): Planarity {
  const known = requireUndirected('graph/planarity', graph);
  const rotation = leftRightEmbedding(known);
  return rotation === null
    ? { planar: false, kuratowski: kuratowskiSubgraph(known) }
    : { planar: true, rotation };
}
