import { type Csr, size } from '../../csr.js';
import { requireUndirected } from '../arcs.js';
import { constrain } from './constraints.js';
import { embed } from './embedding.js';
import { kuratowskiSubgraph } from './kuratowski.js';
import { orient, outArcs } from './orientation.js';

/** A planar graph with its embedding, or a non-planar one with a Kuratowski subgraph. */
export type Planarity =
  /** In rows like the graph's own, the neighbors of each vertex in clockwise order. */
  | { readonly planar: true; readonly rotation: Uint32Array }
  /** The edges of a subdivision of K_5 or K_{3,3}. */
  | { readonly planar: false; readonly kuratowski: [number, number][] };

/**
 * Whether a graph is planar, with a certificate either way.
 *
 * The left-right planarity test: an orientation by depth-first search, the sides of its back arcs, the rotation at each vertex.
 * Time and memory O(order + size) for a planar graph; a Kuratowski subgraph takes many tests more (see `kuratowskiSubgraph`).
 * Throws for a directed graph. The certificates are checked by `verifyEmbedding` and `verifyKuratowski`.
 * Source: U. Brandes, The left-right planarity test, 2009; de Fraysseix, Ossona de Mendez, Rosenstiehl, Trémaux trees and planarity, 2006.
 *
 * @example
 * ```ts
 * planarity(completeGraph(4)).planar; // => true
 * planarity(completeGraph(5)).planar; // => false
 * planarity(storeGraph(stateGraph(towerPuzzle(hanoi(4))))).planar; // => true
 * ```
 */
export function planarity(graph: Csr): Planarity {
  const rotation = embedding(requireUndirected('graph/planarity', graph));
  return rotation === null ? { planar: false, kuratowski: kuratowskiSubgraph(graph) } : { planar: true, rotation };
}

function embedding(graph: Csr): Uint32Array | null {
  if (tooManyEdges(graph)) return null;
  const o = orient(graph);
  const sides = constrain(o, outArcs(o, o.nesting));
  return sides === null ? null : embed(o, sides);
}

/** A simple planar graph of three vertices or more has at most 3 order - 6 edges. */
function tooManyEdges(graph: Csr): boolean {
  return graph.order >= 3 && size(graph) > 3 * graph.order - 6;
}

/**
 * Whether a graph is planar, without a certificate.
 *
 * Time and memory O(order + size). Throws for a directed graph. Source: as `planarity`.
 *
 * @example
 * ```ts
 * isPlanar(cycleGraph(6)); // => true
 * isPlanar(completeBipartiteGraph(3, 3)); // => false
 * ```
 */
export function isPlanar(graph: Csr): boolean {
  if (tooManyEdges(requireUndirected('graph/planarity', graph))) return false;
  const o = orient(graph);
  return constrain(o, outArcs(o, o.nesting)) !== null;
}
