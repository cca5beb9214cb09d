import {
  biconnectedComponents,
  type Csr,
  maximumMatching,
  planarity,
  verifyBiconnectedComponents,
  verifyEmbedding,
  verifyKuratowski,
  verifyMatching,
} from '@manaus/graph';

/** True if a graph is planar, by a certificate that another program verified. */
export function planarByCertificate(graph: Csr): boolean {
  const found = planarity(graph);
  const stands = found.planar
    ? verifyEmbedding(graph, found.rotation)
    : verifyKuratowski(graph, found.kuratowski);
  if (!stands) throw new Error('the certificate of planarity does not stand');
  return found.planar;
}

/** The blocks of a graph, which stand before their verifier. */
export function blocksByCertificate(graph: Csr): ReturnType<typeof biconnectedComponents> {
  const found = biconnectedComponents(graph);
  if (!verifyBiconnectedComponents(graph, found)) throw new Error('the blocks do not stand');
  return found;
}

/** The number of edges of a maximum matching, with a witness that another program verified. */
export function matchingNumberByCertificate(graph: Csr): number {
  const matching = maximumMatching(graph);
  if (!verifyMatching(graph, matching)) throw new Error('the matching does not stand');
  return matching.edges.length;
}
