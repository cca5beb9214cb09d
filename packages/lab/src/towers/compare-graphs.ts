import { isomorphism, verifyIsomorphism } from '@manaus/graph';
import { type GraphDifference, graphDifference } from '@manaus/graph/internals';
import type { Csr } from '@manaus/graph/search';
import type { StoredTower } from './store-tower.js';

/** Whether two state graphs are isomorphic, with a certificate. */
export interface AreIsomorphic {
  /** `unknown` where the search gave up. */
  readonly answer: 'found' | 'none' | 'unknown';
  /** The image of each state of the first tower, by labels; `null` unless found. */
  readonly map: readonly (readonly [from: string, to: string])[] | null;
  /**
   * An invariant that differs; `null` also where only the canonical forms differ, which both graphs
   * have by `canonicalForm`.
   */
  readonly difference: GraphDifference | null;
}

/**
 * Decides whether two state graphs are isomorphic; the goals are forgotten. An undirected graph
 * beside a directed one is taken with both directions of its edges.
 */
export function compareGraphs(
  first: StoredTower,
  second: StoredTower,
  limit: number,
): AreIsomorphic {
  const directed = first.graph.directed || second.graph.directed;
  const [one, other]: readonly Csr[] = [first, second].map(({ graph }) => ({
    ...graph,
    directed,
  }));
  const difference = graphDifference(one, other);
  if (difference !== null) return { answer: 'none', map: null, difference };
  const { answer, map } = isomorphism(one, other, { limit });
  if (map === null) return { answer, map, difference };
  if (!verifyIsomorphism(one, other, map))
    throw new Error('the isomorphism that was found is none');
  const pairs = first.labels.map((label, vertex) => [label, second.labels[map[vertex]]] as const);
  return { answer, map: pairs, difference };
}
