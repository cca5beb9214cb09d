import { type Csr, planarity, verifyEmbedding, verifyKuratowski } from '@manaus/graph';

/** True if a graph is planar, by a certificate that another program verified. */
export function planarByCertificate(graph: Csr): boolean {
  const found = planarity(graph);
  const stands = found.planar
    ? verifyEmbedding(graph, found.rotation)
    : verifyKuratowski(graph, found.kuratowski);
  if (!stands) throw new Error('the certificate of planarity does not stand');
  return found.planar;
}
