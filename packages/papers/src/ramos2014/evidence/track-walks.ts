import { range } from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';
import type { Cnf } from './reductions/cnf.js';

/**
 * The ways of a variable that are walked: the upper, the lower, or both, their switches half-way.
 */
type Ways = 'upper' | 'lower' | 'both';

/** The crossing of a part: its way, and the end from which the other way's switch is reached. */
interface Crossing {
  readonly above: boolean;
  readonly fetch: 'left' | 'right' | null;
}

/** From one way to the other in a column; from the middle row to a way; past the last clause. */
const [ACROSS, HALF, LAST] = [4, 2, 2];

/**
 * The fewest moves on the level of `satToMinClosed`, without looking at it: the cheapest choice of
 * ways that satisfies every clause.
 *
 * A part is crossed on one way, in 20v moves; if both switches are wanted, the other is fetched
 * from the left or the right column, half of its way and back.
 */
export function leastByParts({ variables, clauses }: Cnf): number {
  const costs = combinations(range(1, variables).map(() => ['upper', 'lower', 'both'] as const))
    .filter((ways) => clauses.every((clause) => isTrue(clause, ways)))
    .map(walk);
  return Math.min(...costs) + 2 * clauses.length + LAST;
}

/** True if some literal of a clause has its way walked. */
const isTrue = (clause: readonly number[], ways: readonly Ways[]): boolean =>
  clause.some((literal) => ways[Math.abs(literal) - 1] !== (literal > 0 ? 'lower' : 'upper'));

const crossings = (ways: Ways): Crossing[] =>
  ways === 'both'
    ? [true, false].flatMap(
        (above) =>
          [
            { above, fetch: 'left' },
            { above, fetch: 'right' },
          ] as const,
      )
    : [{ above: ways === 'upper', fetch: null }];

/** The cost of a choice: the least by the last crossing, part after part. */
function walk(ways: readonly Ways[]): number {
  let reached: Reached = [[null, 0]];
  // Where a switch is fetched, the crossing itself costs twice as much.
  for (const way of ways)
    reached = crossings(way).map((next) => [
      next,
      least(reached, next) + (next.fetch === null ? 20 : 40) * ways.length,
    ]);
  return least(reached, null);
}

/** The least costs up to each crossing of a part. */
type Reached = readonly (readonly [last: Crossing | null, cost: number])[];

/** The least cost up to the next crossing; `null` after the last part. */
const least = (reached: Reached, next: Crossing | null): number =>
  Math.min(...reached.map(([last, cost]) => cost + column(last, next)));

/**
 * The moves within the column between two parts; before the first and after the last it is the
 * middle row that one comes from or goes to.
 */
function column(last: Crossing | null, next: Crossing | null): number {
  const fetches = last?.fetch === 'right' || next?.fetch === 'left';
  if (last === null || next === null) return HALF + (fetches ? ACROSS : 0);
  if (last.above !== next.above) return ACROSS;
  return fetches ? 2 * ACROSS : 0;
}
