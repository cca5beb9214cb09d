import { range } from '../integers.js';
import { kindOf, sizeOf } from './alike.js';
import type { Disc } from './state.js';
import type { StateRules, TowerFacts } from './tower-rules.js';

/**
 * Discs whose places on the pegs are numbered together: those of one size, or all of them where any
 * lies on any.
 */
export interface DiscClass {
  /** The most of them that each peg may hold. */
  readonly room: readonly number[];
  /** The kinds of its discs, increasing; alike discs have one kind. */
  readonly kinds: readonly Disc[];
}

/** The classes of discs, the smallest first. */
export function discClasses(rules: StateRules & Pick<TowerFacts, 'kinds'>): DiscClass[] {
  const { discs, stacking, capacities, kinds } = rules;

  const all = range(1, discs);
  const increasing = (some: Disc[]) =>
    some.map((disc) => kindOf(kinds, disc)).sort((a, b) => a - b);
  if (stacking !== 'sorted' && stacking !== 'equals')
    return [{ room: capacities, kinds: increasing(all) }];
  const sizes = [...new Set(all.map((disc) => sizeOf(rules, disc)))].sort((a, b) => a - b);
  return sizes.map((size) => {
    const own = increasing(all.filter((disc) => sizeOf(rules, disc) === size));
    return { room: capacities.map(() => (stacking === 'sorted' ? 1 : own.length)), kinds: own };
  });
}

/**
 * The number of ranks of a tower's codec: see `TowerFacts.space`.
 *
 * For each class of discs, the heights it may have on the pegs times the orders of its kinds. Time
 * O(pegs discs^2).
 */
export function rankSpace(rules: StateRules & Pick<TowerFacts, 'kinds' | 'discOrder'>): number {
  if (rules.discOrder === 'sorted') return rules.capacities.length ** rules.discs;
  return discClasses(rules).reduce(
    (space, { room, kinds }) => space * countHeights(kinds.length, room) * countOrders(kinds),
    1,
  );
}

/** The number of ways to distribute discs over pegs with the given room. */
function countHeights(discs: number, room: readonly number[]): number {
  let ways = [1, ...new Array<number>(discs).fill(0)];
  for (const most of room)
    ways = ways.map((_, held) =>
      ways.slice(Math.max(0, held - most), held + 1).reduce((sum, count) => sum + count, 0),
    );
  return ways[discs];
}

/** The number of orders of discs of these kinds, alike ones together. */
export function countOrders(kinds: readonly Disc[]): number {
  let [orders, same] = [1, 0];
  kinds.forEach((kind, i) => {
    same = kind === kinds[i - 1] ? same + 1 : 1;
    orders = shareOf(orders, i + 1, same);
  });
  return orders;
}

/**
 * `total * part / whole`, a whole number, without passing 2^53 on the way where it does not itself.
 */
export function shareOf(total: number, part: number, whole: number): number {
  if (total > Number.MAX_SAFE_INTEGER) return (total * part) / whole;
  const quotient = Math.floor(total / whole);
  return quotient * part + ((total - quotient * whole) * part) / whole;
}
