import { type Csr, countSubgraphs, findSubgraph, verifySubgraph } from '@manaus/graph';

/** The number of copies of a pattern as subgraphs, or as induced ones, by search of all of them. */
export function countCopies(pattern: Csr, graph: Csr, induced = false): number {
  const count = countSubgraphs(pattern, graph, { induced });
  if (count === null) throw new Error('the search for copies gave up');
  return count;
}

/** True if a search finds a copy of a pattern, by a map that is verified. */
export function hasCopy(pattern: Csr, graph: Csr): boolean {
  const found = findSubgraph(pattern, graph);
  return found.answer === 'found' && verifySubgraph(pattern, graph, found.map);
}
