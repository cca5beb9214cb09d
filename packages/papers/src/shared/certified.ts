import {
  biconnectedComponents,
  type Csr,
  type Isomorphism,
  isomorphism,
  maximumMatching,
  planarity,
  verifyBiconnectedComponents,
  verifyEmbedding,
  verifyIsomorphism,
  verifyKuratowski,
  verifyMatching,
} from '@manaus/graph';

/** True if a graph is planar, by a certificate that another program verified. */
export function planarByCertificate(graph: Csr): boolean {
  const found = planarity(graph);
  const stands = found.planar
    ? verifyEmbedding(graph, found.rotation)
    : verifyKuratowski(graph, found.kuratowski);
  requireSound(stands, 'certificate of planarity');
  return found.planar;
}

/** The answer of a search for an isomorphism; a map that is found has passed its verifier. */
export function isomorphismByCertificate(first: Csr, second: Csr): Isomorphism['answer'] {
  const { answer, map } = isomorphism(first, second);
  requireSound(map === null || verifyIsomorphism(first, second, map), 'isomorphism');
  return answer;
}

/** The blocks of a graph, which stand before their verifier. */
export function blocksByCertificate(graph: Csr): ReturnType<typeof biconnectedComponents> {
  const found = biconnectedComponents(graph);
  requireSound(verifyBiconnectedComponents(graph, found), 'decomposition into blocks');
  return found;
}

/** The number of edges of a maximum matching, with a witness that another program verified. */
export function matchingNumberByCertificate(graph: Csr): number {
  const matching = maximumMatching(graph);
  requireSound(verifyMatching(graph, matching), 'matching');
  return matching.edges.length;
}

function requireSound(stands: boolean, what: string): void {
  if (!stands) throw new Error(`the ${what} does not stand`);
}
