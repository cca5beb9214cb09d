import { type Csr, graphFromEdges } from '../csr.js';

/**
 * The subgraph that some vertices induce: these vertices, renamed in their order, and all edges
 * (arcs) between them.
 *
 * Time linear in the degrees of these vertices.
 *
 * @example
 * ```ts
 * edgesOf(inducedSubgraph(cycleGraph(5), [0, 1, 3, 4])); // => [[0, 1], [0, 3], [2, 3]]
 * ```
 */
export function inducedSubgraph(graph: Csr, vertices: readonly number[]): Csr {
  const name = new Map(vertices.map((vertex, index) => [vertex, index]));
  const kept: [number, number][] = [];
  for (const [x, vertex] of vertices.entries())
    for (let i = graph.offsets[vertex]; i < graph.offsets[vertex + 1]; i++) {
      const y = name.get(graph.targets[i]);
      if (y !== undefined && (graph.directed || x < y)) kept.push([x, y]);
    }
  return graphFromEdges(vertices.length, kept, graph.directed);
}
