import { requireBound, requireOptions } from '@manaus/core/internals';
import { neighborsOf } from '@manaus/graph/search';
import { type AreIsomorphic, compareGraphs } from './compare-graphs.js';
import { requireStored, type StoredTower } from './store-tower.js';

const place = 'lab/compare';

/** Options of a comparison. */
export interface CompareOptions {
  /** The most steps of the search for an isomorphism; default 2 x 10^8. */
  readonly limit?: number;
}

/** Two sets in numbers: what both have, what only the first and what only the second has. */
export interface Overlap<T> {
  readonly common: number;
  readonly lost: number;
  readonly gained: number;
  /** The first element that only the first set has; `null` if none exists. */
  readonly firstLost: T | null;
  readonly firstGained: T | null;
}

/** The labels of the two states of a move. */
type Labels = readonly [from: string, to: string];

/** The state graphs of two towers side by side. */
export interface GraphComparison {
  /** The states by their labels. */
  readonly states: Overlap<string>;
  /** The moves by the labels of their two states; an edge is two moves. */
  readonly moves: Overlap<Labels>;
  /** The distances to the goal of the states in common. */
  readonly distances: {
    readonly equal: number;
    readonly different: number;
    /**
     * The first state of the first tower whose distance differs; a distance is `null` for a bad
     * state.
     */
    readonly first: {
      readonly label: string;
      readonly values: readonly [number | null, number | null];
    } | null;
  };
  /** Whether the state graphs are isomorphic, the goals forgotten. */
  readonly isomorphism: AreIsomorphic;
}

/**
 * Compares the stored state graphs of two towers: states and moves in common, lost and gained;
 * distances to the goal that differ; and whether the graphs are isomorphic, with a certificate.
 *
 * States are the same if their labels are. Time O(order + size) beside the search for an
 * isomorphism, which gives up after `limit` steps.
 *
 * @example
 * ```ts
 * const [whole, star] = [hanoi(3), hanoi(3, { moves: 'star' })].map(storeTower);
 * compareStored(whole, star).moves.lost; // => 26
 * ```
 */
export function compareStored(
  first: StoredTower,
  second: StoredTower,
  options: CompareOptions = {},
): GraphComparison {
  requireStored(place, first, 'first');
  requireStored(place, second, 'second');
  requireOptions(place, ['limit'], options);
  const { limit = 2e8 } = options;
  requireBound(place, 'limit', limit);
  const [there, back] = [placesIn(first, second), placesIn(second, first)];
  const [states, moves] = [first.labels.length, first.graph.targets.length];
  const values = (vertex: number) =>
    [known(first.distances[vertex]), known(second.distances[there[vertex]])] as const;
  const common = [...there.keys()].filter((vertex) => there[vertex] >= 0);
  const differing = common.filter((vertex) => {
    const [a, b] = values(vertex);
    return a !== b;
  });
  const [least] = differing;
  return {
    states: overlap(states, statesOnlyIn(first, there), statesOnlyIn(second, back)),
    moves: overlap(moves, movesOnlyIn(first, second, there), movesOnlyIn(second, first, back)),
    distances: {
      equal: common.length - differing.length,
      different: differing.length,
      first: least === undefined ? null : { label: first.labels[least], values: values(least) },
    },
    isomorphism: compareGraphs(first, second, limit),
  };
}

/** For each state of one tower its place in the other; -1 where that has none of its label. */
function placesIn(one: StoredTower, other: StoredTower): Int32Array {
  const places = new Map(other.labels.map((label, vertex) => [label, vertex]));
  return Int32Array.from(one.labels, (label) => places.get(label) ?? -1);
}

/** Elements of one set that the other lacks: how many, and the first of them. */
interface Only<T> {
  readonly count: number;
  readonly first: T | null;
}

const overlap = <T>(all: number, lost: Only<T>, gained: Only<T>): Overlap<T> => ({
  common: all - lost.count,
  lost: lost.count,
  gained: gained.count,
  firstLost: lost.first,
  firstGained: gained.first,
});

function statesOnlyIn({ labels }: StoredTower, places: Int32Array): Only<string> {
  const count = places.filter((place) => place < 0).length;
  return { count, first: labels[places.indexOf(-1)] ?? null };
}

function movesOnlyIn(
  { graph, labels }: StoredTower,
  other: StoredTower,
  places: Int32Array,
): Only<Labels> {
  let count = 0;
  let first: Labels | null = null;
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const row = places[vertex] < 0 ? [] : neighborsOf(other.graph, places[vertex]);
    for (const next of neighborsOf(graph, vertex)) {
      if (row.includes(places[next])) continue;
      count++;
      first ??= [labels[vertex], labels[next]];
    }
  }
  return { count, first };
}

const known = (distance: number): number | null => (distance < 0 ? null : distance);
