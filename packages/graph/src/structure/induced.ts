import { type Csr, type Graph, graphFromEdges } from '../csr.js';
import { requireDistinctVertices, requireGraph } from '../requirements.js';

const place = 'graph/induced';

/**
 * The subgraph that some vertices induce: these vertices, renamed in their order, and all edges
 * (arcs) between them.
 *
 * Time linear in the degrees of these vertices. Throws an `InputError` for a vertex that is not one
 * of the graph, or that comes twice.
 *
 * @example
 * ```ts
 * edgesOf(inducedSubgraph(cycleGraph(5), [0, 1, 3, 4])); // => [[0, 1], [0, 3], [2, 3]]
 * ```
 */
export function inducedSubgraph(graph: Graph, vertices: readonly number[]): Csr {
  const { directed, offsets, targets, ...known } = requireGraph(place, graph);
  requireDistinctVertices(place, known, vertices);
  const name = new Map(vertices.map((vertex, index) => [vertex, index]));
  const kept: [number, number][] = [];
  for (const [x, vertex] of vertices.entries())
    for (let i = offsets[vertex]; i < offsets[vertex + 1]; i++) {
      const y = name.get(targets[i]);
      if (y !== undefined && (directed || x < y)) kept.push([x, y]);
    }
  return graphFromEdges(vertices.length, kept, directed);
}
