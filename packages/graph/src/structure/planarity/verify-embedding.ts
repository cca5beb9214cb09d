import { range } from '@manaus/core';
import type { Csr, Graph } from '../../csr.js';
import { requireGraph, requireListOf } from '../../requirements.js';
import { connectedComponents } from '../../search/components.js';
import { isVertex } from '../is-vertex.js';

/**
 * True if a rotation system is a planar embedding of the graph: every row holds the vertex's
 * neighbors, and every component obeys Euler's formula, order - size + faces = 2.
 *
 * Faces are traced: after the arc u -> v comes the one that follows v -> u in the rotation at v.
 * Time and memory O(order + size), expected. Shares no code with the finder. Source: L. Euler,
 * 1758; J. Edmonds, 1960, for rotation systems.
 *
 * @example
 * ```ts
 * const square = cycleGraph(4);
 * verifyEmbedding(square, square.targets); // => true
 * const k5 = completeGraph(5);
 * verifyEmbedding(k5, k5.targets); // => false
 * ```
 */
export function verifyEmbedding(graph: Graph, rotation: Uint32Array): boolean {
  const known = requireGraph('graph/planarity', graph);
  requireListOf('graph/planarity', 'rotation', 'vertices', rotation);
  // As a number of 32 bits, 0.5 would become vertex 0.
  if (!Array.from(rotation).every((v) => isVertex(known, v))) return false;
  return isEmbedding(known, Uint32Array.from(rotation));
}

function isEmbedding(graph: Csr, rotation: Uint32Array): boolean {
  const { order, offsets, targets } = graph;
  if (graph.directed || rotation.length !== targets.length) return false;
  const vertices = range(0, order - 1);
  if (!vertices.every((v) => isPermutedRow(graph, rotation, v))) return false;
  const alone = vertices.filter((v) => offsets[v + 1] === offsets[v]).length;
  // The sum tells: no component has more than 2.
  const euler = order - targets.length / 2 + alone + countBoundaries(graph, rotation);
  return euler === 2 * connectedComponents(graph).sizes.length;
}

/** True if the row of a vertex has its neighbors, in any order. */
function isPermutedRow({ offsets, targets }: Csr, rotation: Uint32Array, v: number): boolean {
  const row = (list: Uint32Array) => list.slice(offsets[v], offsets[v + 1]).sort();
  return row(rotation).join() === row(targets).join();
}

/** The number of faces that are bounded by edges. */
function countBoundaries(graph: Csr, rotation: Uint32Array): number {
  const next = nextArcs(graph, rotation);
  let count = 0;
  for (const start of next.keys()) {
    // Takes away the arcs along the face of one of them.
    for (let at: number | undefined = start; at !== undefined; ) {
      const after = next.get(at);
      next.delete(at);
      at = after;
    }
    count++;
  }
  return count;
}

/** The arc after each arc along its face. */
function nextArcs({ order, offsets }: Csr, rotation: Uint32Array): Map<number, number> {
  const next = new Map<number, number>();
  for (let v = 0; v < order; v++) {
    const row = rotation.subarray(offsets[v], offsets[v + 1]);
    for (const [i, u] of row.entries())
      next.set(u * order + v, v * order + row[(i + 1) % row.length]);
  }
  return next;
}
