import { type Csr, edgesOf } from '@manaus/graph';
import { threesAmong } from '../../shared/pairs.js';

/**
 * The triangles of a small graph, by trying all threes of its edges: three different edges on three
 * vertices.
 */
export const trianglesByEdges = (graph: Csr): number[][] =>
  threesAmong(edgesOf(graph))
    .map((three) => [...new Set(three.flat())])
    .filter(({ length }) => length === 3);
