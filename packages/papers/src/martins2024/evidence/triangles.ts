import { type Csr, edgesOf } from '@manaus/graph';

/**
 * The triangles of a small graph, by trying all threes of its edges: three different edges on three
 * vertices.
 */
export function trianglesByEdges(graph: Csr): number[][] {
  const edges = edgesOf(graph);
  return edges.flatMap((first, i) =>
    edges.slice(i + 1).flatMap((second, j) =>
      edges
        .slice(i + j + 2)
        .map((third) => [...new Set([...first, ...second, ...third])])
        .filter(({ length }) => length === 3),
    ),
  );
}
