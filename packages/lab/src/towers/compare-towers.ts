import { edgesOf } from '@manaus/graph';
import type { Analysis } from './analysis.js';
import { analyze } from './analyze.js';
import { type AreIsomorphic, compareGraphs } from './compare-graphs.js';
import type { StoredTower } from './store-tower.js';

/** Two sets in numbers: what both have, what only the first and what only the second has. */
export interface Overlap<T> {
  readonly common: number;
  readonly lost: number;
  readonly gained: number;
  /** The first element that only the first set has; `null` if there is none. */
  readonly firstLost: T | null;
  readonly firstGained: T | null;
}

/** A number of the analysis that differs. */
export interface ChangedField {
  readonly field: keyof Analysis;
  readonly values: readonly [unknown, unknown];
}

/** Two towers side by side. */
export interface TowerComparison {
  readonly analyses: readonly [Analysis, Analysis];
  /** The fields of the analyses that differ, in their order. */
  readonly changed: readonly ChangedField[];
  /** The states by their labels. */
  readonly states: Overlap<string>;
  /** The moves by the labels of their two states; an edge is two moves. */
  readonly moves: Overlap<readonly [from: string, to: string]>;
  /** The distances to the goal of the states in common. */
  readonly distances: {
    readonly equal: number;
    readonly different: number;
    /** The first state of the first tower whose distance differs; a distance is `null` for a bad state. */
    readonly first: {
      readonly label: string;
      readonly values: readonly [number | null, number | null];
    } | null;
  };
  /** Whether the state graphs are isomorphic, the goals forgotten. */
  readonly isomorphism: AreIsomorphic;
}

/** Fields that say how an analysis was done, not what it found. */
const HOW: readonly (keyof Analysis)[] = ['puzzle', 'parameters', 'method', 'engine', 'workers'];

/**
 * Compares two towers: states and moves in common, lost and gained; distances to the goal that
 * differ; the numbers of their analyses that change; and whether the state graphs are isomorphic,
 * with a certificate.
 *
 * States are the same if their labels are. Time O(order + size) beside the analyses and the search
 * for an isomorphism, which gives up after `limit` steps.
 *
 * @example
 * ```ts
 * const [whole, star] = [hanoi(3), hanoi(3, { moves: 'star' })].map(storeTower);
 * const { moves, distances, isomorphism } = compareTowers(whole, star);
 * [moves.common, moves.lost, moves.gained]; // => [52, 26, 0]
 * distances.first; // => { label: '23/1/', values: [7, 20] }
 * isomorphism.difference; // => { invariant: 'size', of: 'edges', values: [39, 26] }
 * ```
 */
export function compareTowers(
  first: StoredTower,
  second: StoredTower,
  { limit = 2e8 }: { readonly limit?: number } = {},
): TowerComparison {
  const analyses = [analyze(first.rules), analyze(second.rules)] as const;
  return {
    analyses,
    changed: changedFields(...analyses),
    states: overlapOf(byKey(first.labels), byKey(second.labels)),
    moves: overlapOf(movesOf(first), movesOf(second)),
    distances: comparedDistances(first, second),
    isomorphism: compareGraphs(first, second, limit),
  };
}

function changedFields(one: Analysis, other: Analysis): ChangedField[] {
  const fields = Object.keys(one) as (keyof Analysis)[];
  return fields
    .filter((field) => !HOW.includes(field))
    .map((field) => ({ field, values: [one[field], other[field]] as const }))
    .filter(({ values: [a, b] }) => JSON.stringify(a) !== JSON.stringify(b));
}

const byKey = (keys: readonly string[]): ReadonlyMap<string, string> =>
  new Map(keys.map((key) => [key, key]));

/** The moves by both labels. */
function movesOf({
  graph,
  labels,
}: StoredTower): ReadonlyMap<string, readonly [from: string, to: string]> {
  const arcs = edgesOf({ ...graph, directed: true });
  return new Map(
    arcs.map(([a, b]) => [`${labels[a]} ${labels[b]}`, [labels[a], labels[b]] as const]),
  );
}

function overlapOf<T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): Overlap<T> {
  const lost = [...one].filter(([key]) => !other.has(key));
  const gained = [...other].filter(([key]) => !one.has(key));
  return {
    common: one.size - lost.length,
    lost: lost.length,
    gained: gained.length,
    firstLost: lost[0]?.[1] ?? null,
    firstGained: gained[0]?.[1] ?? null,
  };
}

function comparedDistances(first: StoredTower, second: StoredTower): TowerComparison['distances'] {
  const places = new Map(second.labels.map((label, vertex) => [label, vertex]));
  const common = first.labels.flatMap((label, vertex) => {
    const place = places.get(label);
    if (place === undefined) return [];
    const values = [known(first.distances[vertex]), known(second.distances[place])] as const;
    return [{ label, values }];
  });
  const differing = common.filter(({ values: [a, b] }) => a !== b);
  return {
    equal: common.length - differing.length,
    different: differing.length,
    first: differing[0] ?? null,
  };
}

const known = (distance: number): number | null => (distance < 0 ? null : distance);
