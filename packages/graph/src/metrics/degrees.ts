import type { Graph } from '../csr.js';
import { requireGraph } from '../requirements.js';

/**
 * The number of vertices of degree 0, 1, 2, ... (out-degree if the graph is directed); empty for a
 * graph without vertices.
 *
 * Time O(order).
 *
 * @example
 * ```ts
 * degreeDistribution(graphFromEdges(4, [[0, 1], [1, 2]])); // => [1, 2, 1]
 * ```
 */
export function degreeDistribution(graph: Graph): number[] {
  const { order, offsets } = requireGraph('graph/degrees', graph);
  let counts: Uint32Array = new Uint32Array(64);
  let most = -1;
  for (let vertex = 0, start = 0; vertex < order; vertex++) {
    const end = offsets[vertex + 1];
    const degree = end - start;
    most = Math.max(most, degree);
    if (degree >= counts.length) counts = widened(counts, degree);
    counts[degree]++;
    start = end;
  }
  return Array.from(counts.subarray(0, most + 1));
}

function widened(counts: Uint32Array, degree: number): Uint32Array {
  const wider = new Uint32Array(2 * degree);
  wider.set(counts);
  return wider;
}
