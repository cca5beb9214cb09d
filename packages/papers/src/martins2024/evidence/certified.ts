import {
  type Csr,
  components,
  degreeDistribution,
  edgesOf,
  planarity,
  verifyEmbedding,
  verifyKuratowski,
} from '@manaus/graph';
import { differ, firstWrong } from '../../legacy/check.js';

/** Whether a graph is planar, by a certificate that another program verified. */
export function planarByCertificate(graph: Csr): boolean {
  const found = planarity(graph);
  const stands = found.planar
    ? verifyEmbedding(graph, found.rotation)
    : verifyKuratowski(graph, found.kuratowski);
  if (!stands) throw new Error('the certificate of planarity does not stand');
  return found.planar;
}

/** What is wrong with a graph that is stated to be simple and connected; `null` when nothing is. */
export function wrongSimpleConnected(name: string, graph: Csr): string | null {
  const edges = edgesOf(graph);
  const repeated = edges.length - new Set(edges.map(([a, b]) => `${a} ${b}`)).size;
  const loops = Array.from(graph.targets).filter(
    (to, at) => graph.offsets[to] <= at && at < graph.offsets[to + 1],
  ).length;
  const degrees = degreeDistribution(graph).reduce((sum, count, degree) => sum + count * degree, 0);
  return firstWrong(
    differ(`repeated edges of ${name}`, 0, repeated),
    differ(`loops of ${name}`, 0, loops),
    differ(`arcs that have no arc back in ${name}`, 0, degrees - 2 * edges.length),
    differ(`components of ${name}`, 1, components(graph).sizes.length),
  );
}

/** The vertices reached from the first one, by going along a list of edges until nothing is added: shares nothing with the search of components. */
export function reachedByEdges(graph: Csr): number {
  const edges = edgesOf(graph);
  const reached = new Set([0]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const [a, b] of edges) {
      if (reached.has(a)) reached.add(b);
      else if (reached.has(b)) reached.add(a);
    }
  }
  return reached.size;
}
