import { requireShape } from '@manaus/core/internals';
import { type Csr, edgesOf, type Graph, neighborsOf } from '../csr.js';
import { requireBoolean, requireGraph, requireListOf } from '../requirements.js';
import type { Bipartition } from './bipartite.js';
import { areDistinctVertices } from './is-vertex.js';

const place = 'graph/bipartition';

/**
 * True if a certificate of `bipartition` holds: no edge within a color; or a closed walk through
 * the graph's edges that repeats no vertex and has odd length.
 *
 * Time O(order + size). Shares no code with the finder.
 *
 * @example
 * ```ts
 * verifyBipartition(cycleGraph(5), { bipartite: false, oddCycle: [0, 1, 2, 3, 4] }); // => true
 * verifyBipartition(cycleGraph(4), { bipartite: true, colors: Uint8Array.of(0, 1, 1, 0) }); // => false
 * ```
 */
export function verifyBipartition(graph: Graph, certificate: Bipartition): boolean {
  const known = requireGraph(place, graph);
  requireShape(place, 'certificate', certificate, ['bipartite']);
  requireBoolean(place, 'bipartite', certificate.bipartite);
  if (certificate.bipartite) {
    requireListOf(place, 'colors', 'colors', certificate.colors);
    return hasTwoColors(known, certificate.colors);
  }
  requireListOf(place, 'oddCycle', 'vertices', certificate.oddCycle);
  return isOddCycle(known, certificate.oddCycle);
}

function hasTwoColors(graph: Csr, colors: Uint8Array): boolean {
  return (
    colors.length === graph.order &&
    colors.every((color) => color <= 1) &&
    edgesOf(graph).every(([a, b]) => colors[a] !== colors[b])
  );
}

function isOddCycle(graph: Csr, cycle: readonly number[]): boolean {
  return (
    cycle.length % 2 === 1 &&
    areDistinctVertices(graph, cycle) &&
    cycle.every((v, i) => neighborsOf(graph, v).includes(cycle[(i + 1) % cycle.length]))
  );
}
