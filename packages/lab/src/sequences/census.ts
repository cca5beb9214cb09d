import { allowedHeights, compileTower, factorial, InputError, type TowerRules } from '@manaus/core';
import { tally } from '@manaus/core/internals';
import { degreeDistribution } from '@manaus/graph';
import { type Csr, type ImplicitGraph, size, toCsr } from '@manaus/graph/search';

const PLACE = 'lab/heightCensus';

/** The order, size and degree distribution of a tower's state graph; exact. */
export interface Census {
  readonly order: bigint;
  readonly size: bigint;
  /** The number of states of each degree; degrees that do not occur are left out. */
  readonly degrees: Readonly<Record<number, bigint>>;
}

/**
 * A census from its degrees: the states are counted once each, an edge by both of its ends.
 *
 * @example
 * ```ts
 * censusOf({ 1: 2n, 2: 1n, 3: 0n }); // => { order: 3n, size: 2n, degrees: { 1: 2n, 2: 1n } }
 * ```
 */
export function censusOf(degrees: Readonly<Record<number, bigint>>): Census {
  const present = Object.entries(degrees).filter(([, count]) => count > 0n);
  const order = present.reduce((sum, [, count]) => sum + count, 0n);
  const ends = present.reduce((sum, [degree, count]) => sum + BigInt(degree) * count, 0n);
  return { order, size: ends / 2n, degrees: Object.fromEntries(present) };
}

/**
 * The census of an undirected graph, stored, by counting its rows.
 *
 * @example
 * ```ts
 * storedCensus(toCsr(towerGraph(hanoi(2)))); // => { order: 9n, size: 12n, degrees: { 2: 3n, 3: 6n } }
 * ```
 */
export function storedCensus(given: Csr | ImplicitGraph): Census {
  const graph = toCsr(given);
  const counts = degreeDistribution(graph).map((count, degree) => [degree, BigInt(count)] as const);
  return { ...censusOf(Object.fromEntries(counts)), size: BigInt(size(graph)) };
}

/**
 * The census of a free-order tower whose moves all have a move back, without its states: by
 * counting over the heights of the pegs.
 *
 * Any disc may lie on any, so a move is allowed when it leaves a peg that is not empty for one that
 * is not full: the degree of a state depends on its heights alone, and each heights stand for n!
 * states. Throws an `InputError` for other towers. Time O(n^(P-1) P^2) for P pegs.
 *
 * @example
 * ```ts
 * heightCensus(oxford(3)); // => { order: 60n, size: 108n, degrees: { 2: 18n, 4: 36n, 6: 6n } }
 * heightCensus(hanoi(3)); // throws stacking must be free (got "Hanoi")
 * ```
 */
export function heightCensus(rules: TowerRules): Census {
  const tower = compileTower(rules);
  const { discs, capacities } = tower;
  if (tower.kernelOrder !== 'free')
    throw new InputError(PLACE, 'stacking', 'equal', { value: 'free', got: tower.name });
  if (tower.directed) throw new InputError(PLACE, 'tower', 'undirected', {});
  const degrees = allowedHeights(discs, capacities).map(degreeIn(tower));
  return censusByHeights(discs, Object.fromEntries(tally(degrees)));
}

/**
 * The census of a free-order tower by the numbers of heights that give each degree: n! states have
 * the same heights.
 */
export const censusByHeights = (
  discs: number,
  heights: Readonly<Record<number, bigint | number>>,
): Census =>
  censusOf(
    Object.fromEntries(
      Object.entries(heights).map(([degree, count]) => [degree, BigInt(count) * factorial(discs)]),
    ),
  );

/** The number of moves from a state with given heights. */
const degreeIn =
  ({ capacities, moves }: TowerRules) =>
  (heights: readonly number[]): number =>
    moves.flatMap((row, from) =>
      row.filter((allowed, to) => allowed && heights[from] > 0 && heights[to] < capacities[to]),
    ).length;
