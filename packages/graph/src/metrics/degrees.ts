import type { Csr } from '../csr.js';

/**
 * How many vertices have degree 0, 1, 2, ...; out-degree, when the graph is directed. Empty for a graph without vertices.
 *
 * Time O(order).
 *
 * @example
 * ```ts
 * degreeDistribution(graphFromEdges(4, [[0, 1], [1, 2]])); // => [1, 2, 1]
 * ```
 */
export function degreeDistribution(graph: Csr): number[] {
  const counts: number[] = [];
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const degree = graph.offsets[vertex + 1] - graph.offsets[vertex];
    while (counts.length <= degree) counts.push(0);
    counts[degree]++;
  }
  return counts;
}
