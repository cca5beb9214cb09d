import type { Analysis } from './analysis.js';
import { analyze } from './analyze.js';
import { type CompareOptions, compareStored, type GraphComparison } from './compare-stored.js';
import type { StoredTower } from './store-tower.js';

/** A number of the analysis that differs. */
interface ChangedField {
  readonly field: keyof Analysis;
  readonly values: readonly [unknown, unknown];
}

/** Two towers side by side. */
export interface TowerComparison extends GraphComparison {
  /** The analysis of each. */
  readonly numbers: readonly [Analysis, Analysis];
  /** The fields of the analysis that differ, in their order. */
  readonly changed: readonly ChangedField[];
}

/** Fields that say how an analysis was done, not what it found. */
const HOW: readonly (keyof Analysis)[] = ['puzzle', 'parameters', 'method', 'engine', 'workers'];

/**
 * Compares two towers: states and moves in common, lost and gained; distances to the goal that
 * differ; the numbers of the analysis that change; and whether the state graphs are isomorphic,
 * with a certificate.
 *
 * States are the same if their labels are. Time O(order + size) beside the analysis and the search
 * for an isomorphism, which gives up after `limit` steps.
 *
 * @example
 * ```ts
 * const [whole, star] = [hanoi(3), hanoi(3, { moves: 'star' })].map(storeTower);
 * const { moves, distances, isomorphism } = compareTowers(whole, star);
 * [moves.common, moves.lost, moves.gained]; // => [52, 26, 0]
 * distances.first; // => { label: '123//', values: [7, 13] }
 * isomorphism.difference; // => { invariant: 'size', of: 'edges', values: [39, 26] }
 * ```
 */
export function compareTowers(
  first: StoredTower,
  second: StoredTower,
  options: CompareOptions = {},
): TowerComparison {
  const graphs = compareStored(first, second, options);
  const numbers = [analyze(first.rules), analyze(second.rules)] as const;
  return { numbers, changed: changedFields(...numbers), ...graphs };
}

function changedFields(one: Analysis, other: Analysis): ChangedField[] {
  const fields = Object.keys(one) as (keyof Analysis)[];
  return fields
    .filter((field) => !HOW.includes(field))
    .map((field) => ({ field, values: [one[field], other[field]] as const }))
    .filter(({ values: [a, b] }) => JSON.stringify(a) !== JSON.stringify(b));
}
