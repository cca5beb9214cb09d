import { requireInteger } from '@manaus/core';
import { requireBound } from '@manaus/core/internals';
import { requireListOf } from '../../requirements.js';
import { independentSet } from './independent-set.js';

const place = 'graph/disjoint';

/** A family of sets of which no two meet. */
export interface DisjointFamily {
  /** The indices of the sets chosen, increasing. */
  readonly chosen: number[];
  /**
   * No family is larger; false when the limit came first, and the family is only the largest seen.
   */
  readonly proved: boolean;
}

/**
 * A largest family of disjoint sets among those given: vertex-disjoint copies for sets of vertices,
 * edge-disjoint for sets of edges.
 *
 * A largest independent set of the graph of sets that meet: branch and bound, a set that meets at
 * most one other being taken at once. Exponential time at worst, for some tens of sets of no
 * structure; at most `limit` choices, 1,000,000 by default.
 *
 * @example
 * ```ts
 * maximumDisjoint([[0, 1], [1, 2], [2, 3]]); // => { chosen: [0, 2], proved: true }
 * maximumDisjoint(trianglesOf(completeGraph(7))).chosen.length; // => 2
 * ```
 */
export function maximumDisjoint(
  sets: readonly (readonly (number | string)[])[],
  limit = 1_000_000,
): DisjointFamily {
  requireListOf(place, 'sets', 'entries', sets);
  for (const set of sets) {
    requireListOf(place, 'sets', 'entries', set);
    for (const element of set) requireElement(element);
  }
  requireBound(place, 'limit', limit);
  const { chosen, proved } = independentSet(conflicts(sets), limit);
  return { chosen, proved };
}

/** Throws an {@link InputError} for anything but a text or an integer >= 0. */
function requireElement(element: number | string): void {
  if (typeof element !== 'string') requireInteger(place, 'sets', element, 0);
}

function conflicts(sets: readonly (readonly (number | string)[])[]): Set<number>[] {
  const holders = new Map<number | string, number[]>();
  const meets = sets.map(() => new Set<number>());
  for (const [i, set] of sets.entries())
    for (const element of new Set(set)) {
      const others = holders.get(element) ?? [];
      for (const j of others) {
        meets[i].add(j);
        meets[j].add(i);
      }
      others.push(i);
      holders.set(element, others);
    }
  return meets;
}
