import type { Csr } from '../../csr.js';
import { connectedComponents } from '../../search/components.js';

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
export function verifyEmbedding(graph: Csr, rotation: Uint32Array): boolean {
  const { order, offsets, targets } = graph;
  if (graph.directed || rotation.length !== targets.length) return false;
  const isTurned = (v: number) => {
    const turned = rotation.slice(offsets[v], offsets[v + 1]).sort();
    return targets
      .slice(offsets[v], offsets[v + 1])
      .sort()
      .every((u, i) => u === turned[i]);
  };
  const vertices = Array.from({ length: order }, (_, v) => v);
  if (!vertices.every(isTurned)) return false;
  const alone = vertices.filter((v) => offsets[v + 1] === offsets[v]).length;
  // The sum tells: no component has more than 2.
  const euler = order - targets.length / 2 + alone + boundaries(graph, rotation);
  return euler === 2 * connectedComponents(graph).sizes.length;
}

/** The number of faces that are bounded by edges. */
function boundaries({ order, offsets }: Csr, rotation: Uint32Array): number {
  const next = new Map<number, number>();
  offsets.subarray(1).forEach((end, v) => {
    const row = rotation.subarray(offsets[v], end);
    row.forEach((u, i) => {
      next.set(u * order + v, v * order + row[(i + 1) % row.length]);
    });
  });
  let count = 0;
  for (const start of next.keys()) {
    count++;
    for (let at: number | undefined = start; at !== undefined; ) {
      const after = next.get(at);
      next.delete(at);
      at = after;
    }
  }
  return count;
}
