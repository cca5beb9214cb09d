import { type Csr, edgesOf, graphFromEdges } from '../csr.js';

/**
 * The subgraph that some vertices induce: these vertices, renamed in their order, and all edges (arcs) between them.
 *
 * Time O(order + size).
 *
 * @example
 * ```ts
 * edgesOf(inducedSubgraph(cycleGraph(5), [0, 1, 3, 4])); // => [[0, 1], [0, 3], [2, 3]]
 * ```
 */
export function inducedSubgraph(graph: Csr, vertices: readonly number[]): Csr {
  const name = new Map(vertices.map((vertex, index) => [vertex, index]));
  const kept = edgesOf(graph).flatMap(([a, b]): [number, number][] => {
    const [x, y] = [name.get(a), name.get(b)];
    return x === undefined || y === undefined ? [] : [[x, y]];
  });
  return graphFromEdges(vertices.length, kept, graph.directed);
}
