import { type Csr, countSubgraphs } from '@manaus/graph';

/** The number of copies of a pattern as subgraphs, or as induced ones, by search of all of them. */
export function countCopies(pattern: Csr, graph: Csr, induced = false): number {
  const count = countSubgraphs(pattern, graph, { induced });
  if (count === null) throw new Error('the search for copies gave up');
  return count;
}
