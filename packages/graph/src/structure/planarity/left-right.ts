import { type Csr, type Graph, size } from '../../csr.js';
import { requireUndirected } from '../../requirements.js';
import { constrain } from './constraints.js';
import { embed } from './embedding.js';
import { orient, outArcs } from './orientation.js';

/**
 * The rotation system of a planar embedding, by the left-right test; null for a non-planar graph.
 * Linear time.
 */
export function leftRightEmbedding(graph: Csr): Uint32Array | null {
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
 * True if a graph is planar, without a certificate.
 *
 * Time and memory O(order + size). Throws for a directed graph. Source: as `planarity`.
 *
 * @example
 * ```ts
 * isPlanar(cycleGraph(6)); // => true
 * isPlanar(completeBipartiteGraph(3, 3)); // => false
 * ```
 */
export function isPlanar(graph: Graph): boolean {
  const known = requireUndirected('graph/planarity', graph);
  if (tooManyEdges(known)) return false;
  const o = orient(known);
  return constrain(o, outArcs(o, o.nesting)) !== null;
}
