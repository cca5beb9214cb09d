import { type Arrangement, factorial, manaus, requireInteger, type TowerRules } from '@manaus/core';
import { searchTower } from '@manaus/scale';

const place = 'lab/manaus-more-pegs';

/**
 * By how many places the discs exceed the room beside the two largest pegs: n less the sum of all
 * other capacities.
 *
 * With a shortage of 1 or less every state reaches every other in a size-ordered tower whose discs
 * may go between any two pegs: by induction over n. Put disc n on any peg that has room. For the
 * others this is a tower with one disc and at most one place less, whose shortage is no greater, so
 * they reach each other. And disc n goes between any two pegs, as the others have room on the rest:
 * the sum is n - 1 or more.
 *
 * @example
 * ```ts
 * shortage(5, [5, 4, 3]); // => 2
 * shortage(5, [5, 4, 3, 2]); // => 0
 * ```
 */
export function shortage(discs: number, capacities: readonly number[]): number {
  return discs - smallPegs(capacities).reduce((sum, capacity) => sum + capacity, 0);
}

/** The capacities of all pegs but two of the largest. */
const smallPegs = (capacities: readonly number[]) => [...capacities].sort((a, b) => b - a).slice(2);

/**
 * The number of states of a size-ordered tower, without visiting them: the ways to share n
 * different discs over pegs within their capacities.
 *
 * Peg by peg: of the discs that are left, a peg takes any h up to its capacity. Time O(p n^2).
 *
 * @example
 * ```ts
 * sortedOrder(4, [4, 3, 2]); // => 71n
 * ```
 */
export function sortedOrder(discs: number, capacities: readonly number[]): bigint {
  requireInteger(place, 'discs', discs, 0);
  let ways: bigint[] = Array.from({ length: discs + 1 }, (_, held) => (held === 0 ? 1n : 0n));
  for (const capacity of capacities)
    ways = ways.map((_, held) => {
      let sum = 0n;
      for (let here = 0; here <= Math.min(capacity, held); here++)
        sum += binomial(discs - held + here, here) * ways[held - here];
      return sum;
    });
  return ways[discs];
}

/**
 * The order of M_p^n for n >= 2p - 4: p^n less, for each peg i from 1 to p - 1, the ways to have at
 * most i - 1 discs elsewhere, the sum over j < i of C(n, j) (p-1)^j. From there on no two pegs can
 * both hold too many.
 *
 * @example
 * ```ts
 * manausOrder(4, 3); // => 71n
 * manausOrder(6, 4) === sortedOrder(6, [6, 5, 4, 3]); // => true
 * ```
 */
export function manausOrder(discs: number, pegs: number): bigint {
  requireInteger(place, 'pegs', pegs, 3);
  requireInteger(place, 'discs', discs, 2 * pegs - 4);
  let order = BigInt(pegs) ** BigInt(discs);
  for (let peg = 1; peg < pegs; peg++)
    for (let elsewhere = 0; elsewhere < peg; elsewhere++)
      order -= binomial(discs, elsewhere) * BigInt(pegs - 1) ** BigInt(elsewhere);
  return order;
}

function binomial(n: number, k: number): bigint {
  return k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));
}

/**
 * True if a state of a size-ordered tower is jammed: only disc 1 can move, back and forth between
 * the two pegs that are not full, for ever.
 *
 * All pegs but two are full, and without disc 1 both of these two have a top disc that is smaller
 * than every disc on the full pegs.
 *
 * @example
 * ```ts
 * const rules = manaus(5, { pegs: 4, capacities: [5, 4, 1, 1] });
 * isJammed(rules, parseLabel(rules, '12/3/4/5')); // => true
 * isJammed(rules, parseLabel(rules, '123//4/5')); // => false
 * ```
 */
export function isJammed(
  { capacities }: Pick<TowerRules, 'capacities'>,
  state: Arrangement,
): boolean {
  const others = state.map((discs) => discs.filter((disc) => disc > 1));
  const open = others.flatMap((discs, peg) => (discs.length < capacities[peg] ? [peg] : []));
  if (open.length !== 2 || open.some((peg) => others[peg].length === 0)) return false;
  const tops = Math.max(...open.map((peg) => others[peg][0]));
  return others.every((discs, peg) => open.includes(peg) || discs.every((disc) => disc > tops));
}

/**
 * The number of jammed states of a size-ordered tower with moves between any two pegs, where the
 * two largest pegs hold n discs or n - 1 and some other has room: 4 S!/(product of c!) times the
 * sum, for y = 3 to m, of C(n - y, m - y) 2^(m - y).
 *
 * Here c are the capacities of the small pegs, S is their sum and m = n - S the shortage. Without
 * disc 1, let y be the larger of the two tops. What is smaller than y lies on neither a full peg
 * nor under y, so 2, ..., y - 1 lie on the other open peg. Of the n - y larger discs, m - y lie
 * below on either of the two, and the rest fill the small pegs. Two ways to name the pegs, two
 * places of disc 1.
 *
 * @example
 * ```ts
 * jammedCount(5, [5, 4, 1, 1]); // => 8n
 * jammedCount(5, [5, 4, 2, 1]); // => 0n
 * ```
 */
export function jammedCount(discs: number, capacities: readonly number[]): bigint {
  const small = smallPegs(capacities);
  const most = shortage(discs, capacities);
  const [, second] = [...capacities].sort((a, b) => b - a);
  requireInteger(place, 'second largest capacity', second, discs - 1);
  const room = discs - most;
  requireInteger(place, 'room on small pegs', room, 1);
  let below = 0n;
  for (let top = 3; top <= most; top++)
    below += binomial(discs - top, most - top) * 2n ** BigInt(most - top);
  return (
    4n *
    below *
    small.reduce((ways, capacity) => ways / factorial(capacity), most > 2 ? factorial(room) : 0n)
  );
}

/** The numbers of a tower of two large pegs and given small ones. */
export interface SmallPegs {
  readonly capacities: readonly number[];
  readonly shortage: number;
  readonly states: number;
  /** The number of states that reach the goal, all discs on p0. */
  readonly good: number;
  /** The number of jammed states, by formula; `null` if no small peg has room. */
  readonly jammed: number | null;
  /** The most moves from a good state. */
  readonly worst: number;
}

/**
 * All towers of n discs on pegs that hold n, n - 1, c and d, for n >= c >= d >= 0: a search of all
 * states each.
 *
 * Time some (n + 1)^2 / 2 searches of 4^n states; n = 9 takes seconds.
 *
 * @example
 * ```ts
 * const tight = smallPegTable(5).filter(({ shortage }) => shortage === 3);
 * tight.map(({ capacities, states, good, jammed }) => [capacities.join(), states, good, jammed]); // => [['5,4,1,1', 351, 343, 8], ['5,4,2,0', 191, 36, 4]]
 * ```
 */
export function smallPegTable(discs: number): SmallPegs[] {
  requireInteger(place, 'discs', discs, 3, 14);
  const table: SmallPegs[] = [];
  for (let third = 0; third <= discs; third++)
    for (let fourth = 0; fourth <= third; fourth++)
      table.push(smallPegRow(discs, [discs, discs - 1, third, fourth]));
  return table;
}

function smallPegRow(discs: number, capacities: readonly number[]): SmallPegs {
  const { reached, eccentricity } = searchTower(
    manaus(discs, { pegs: capacities.length, capacities }),
  );
  const jammed = capacities[2] === 0 ? null : Number(jammedCount(discs, capacities));
  return {
    capacities,
    shortage: shortage(discs, capacities),
    states: Number(sortedOrder(discs, capacities)),
    good: reached,
    jammed,
    worst: eccentricity,
  };
}
