import { InputError } from '../errors.js';
import type { StateCodec } from '../puzzle.js';
import { kindsOf, numbered } from './alike.js';
import { discOrder, furtherRule } from './kernel-rules.js';
import { countOrders, type DiscClass, discClasses, rankSpace, shareOf } from './rank-space.js';
import type { StateRules } from './rules.js';
import { type Arrangement, type Disc, pegsOfDiscs, stacked, type TowerState } from './state.js';

/**
 * Numbers the regular states of a tower.
 *
 * Size-ordered towers: base-P digits, disc 1 the least significant; space P^n, with holes where a capacity is broken.
 * Free order: the allowed heights times the n! orders, read peg by peg and top first; no holes. A stacking rule of one's own: as
 * size-ordered where it lays no disc on a smaller one, else as free order, with holes. Alike discs: heights and orders of kinds, for each size of its own where discs lie by size, the smallest size the
 * least significant. What the rules do not permit is a hole. Time O(P n) for size-ordered, O(n^2) for the others. Throws where a rank
 * would pass 2^53.
 *
 * @example
 * ```ts
 * const codec = towerCodec(hanoi(3));
 * codec.unrank(9); // => [[1, 2], [3], []]
 * towerCodec({ ...hanoi(4), stacking: 'equals', sizes: [1, 1, 2, 2] }).space; // => 36
 * ```
 */
export function towerCodec(rules: StateRules): StateCodec<TowerState> {
  const codec = discOrder(rules) === 'sorted' ? sortedCodec(rules) : classCodec(rules);
  const further = furtherRule(rules);
  if (further === null) return codec;
  return { ...codec, has: (rank) => codec.has(rank) && further(codec.unrank(rank)) };
}

function sortedCodec(rules: StateRules): StateCodec<TowerState> {
  const pegs = rules.capacities.length;
  const space = requireSpace(rules);
  const digits = (rank: number) => {
    const pegOfDisc = new Array<number>(rules.discs);
    for (let disc = 0, rest = rank; disc < rules.discs; disc++, rest = Math.floor(rest / pegs))
      pegOfDisc[disc] = rest % pegs;
    return pegOfDisc;
  };
  return {
    space,
    has(rank) {
      if (!(rank >= 0 && rank < space)) return false;
      const held = new Array<number>(pegs).fill(0);
      for (const peg of digits(rank)) held[peg]++;
      return held.every((count, peg) => count <= rules.capacities[peg]);
    },
    rank: (state) => pegsOfDiscs(state).reduceRight((rank, peg) => rank * pegs + peg, 0),
    unrank: (rank) => stacked(digits(rank), pegs) as Arrangement as TowerState,
  };
}

/** For each class of discs a digit: the heights of its discs on the pegs times the order of their kinds, read peg by peg and top first. */
function classCodec(rules: StateRules): StateCodec<TowerState> {
  const space = requireSpace(rules);
  const kinds = kindsOf(rules) ?? Array.from({ length: rules.discs }, (_, index) => index + 1);
  const alike = kindsOf(rules) !== null;
  const classes = discClasses(rules).map((one) => classDigits(one, rules));
  const fits = holes(rules);
  const unrank = (rank: number) => {
    const state: Disc[][] = rules.capacities.map(() => []);
    let rest = rank;
    for (const { count, put } of classes) {
      const next = Math.floor(rest / count);
      put(rest - next * count, state);
      rest = next;
    }
    return (alike ? numbered(kinds, state) : state) as Arrangement as TowerState;
  };
  return {
    space,
    has: (rank) => rank >= 0 && rank < space && (fits === null || fits(unrank(rank))),
    rank: (state) =>
      classes.reduceRight((rank, { count, digit }) => rank * count + digit(state, kinds), 0),
    unrank,
  };
}

/** Tells the ranks of states within the capacities from the holes, where there are any. */
function holes(rules: StateRules): ((state: Arrangement) => boolean) | null {
  const { stacking, capacities } = rules;
  return stacking === 'sorted' || stacking === 'equals'
    ? (state) => state.every((discs, peg) => discs.length <= capacities[peg])
    : null;
}

/** The places of the discs of one class as a number below `count`. */
interface ClassDigits {
  readonly count: number;
  digit(state: Arrangement, kinds: readonly Disc[]): number;
  /** Puts the discs, named by their kinds, below what lies on the pegs. */
  put(digit: number, state: Disc[][]): void;
}

function classDigits({ room, kinds }: DiscClass, { discs }: StateRules): ClassDigits {
  const heights = allowedHeights(kinds.length, room);
  const indexOf = new Map(heights.map((height, index) => [String.fromCharCode(...height), index]));
  const orders = countOrders(kinds);
  const counted = tally(kinds);
  const all = kinds.length === discs;
  // All discs in one class, and all different: their orders are permutations.
  const permuted = all && kinds.every((kind, index) => kind === index + 1);
  const own = new Set(kinds);
  return {
    count: heights.length * orders,
    digit(state, kindOf) {
      let key = '';
      const order: Disc[] = [];
      for (const held of state) {
        const before = order.length;
        for (const disc of held) if (all || own.has(kindOf[disc - 1])) order.push(kindOf[disc - 1]);
        key += String.fromCharCode(order.length - before);
      }
      const place =
        orders === 1 ? 0 : permuted ? rankPermutation(order) : rankOrder(order, counted, orders);
      return (indexOf.get(key) as number) * orders + place;
    },
    put(digit, state) {
      const setting = Math.floor(digit / orders);
      const place = digit - setting * orders;
      const order =
        orders === 1
          ? kinds
          : permuted
            ? unrankPermutation(place, kinds.length)
            : unrankOrder(place, kinds, counted, orders);
      let from = 0;
      heights[setting].forEach((height, peg) => {
        for (const end = from + height; from < end; from++) state[peg].push(order[from]);
      });
    },
  };
}

function requireSpace(rules: StateRules): number {
  const space = rankSpace(rules);
  if (space <= Number.MAX_SAFE_INTEGER) return space;
  throw new InputError('core/codec', 'discs', 'states', {
    states: space,
    most: 2 ** 53,
    got: rules.discs,
  });
}

/**
 * All ways to share the discs over the pegs within the capacities, as numbers of discs a peg, in decreasing lexicographic order.
 *
 * @example
 * ```ts
 * allowedHeights(2, [2, 1, 0]); // => [[2, 0, 0], [1, 1, 0]]
 * ```
 */
export function allowedHeights(discs: number, capacities: readonly number[]): number[][] {
  const [capacity, ...others] = capacities;
  if (others.length === 0) return discs <= capacity ? [[discs]] : [];
  const heights: number[][] = [];
  for (let first = Math.min(discs, capacity); first >= 0; first--)
    for (const rest of allowedHeights(discs - first, others)) heights.push([first, ...rest]);
  return heights;
}

/**
 * The place of a permutation of 1..n among all n! in lexicographic order (its Lehmer code read in the factorial base).
 *
 * @example
 * ```ts
 * rankPermutation([3, 2, 1]); // => 5
 * ```
 */
export function rankPermutation(order: readonly number[]): number {
  let rank = 0;
  for (let i = 0; i < order.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < order.length; j++) if (order[j] < order[i]) smaller++;
    rank = rank * (order.length - i) + smaller;
  }
  return rank;
}

/**
 * The permutation of 1..n at a place in lexicographic order; the inverse of {@link rankPermutation}.
 *
 * @example
 * ```ts
 * unrankPermutation(5, 3); // => [3, 2, 1]
 * ```
 */
export function unrankPermutation(rank: number, length: number): number[] {
  const code = new Array<number>(length);
  for (let i = length - 1, rest = rank; i >= 0; i--) {
    code[i] = rest % (length - i);
    rest = Math.floor(rest / (length - i));
  }
  const left = Array.from({ length }, (_, index) => index + 1);
  return code.map((digit) => left.splice(digit, 1)[0]);
}

/** The kinds in increasing order, and how many discs each has. */
interface Tally {
  readonly names: readonly Disc[];
  readonly counts: readonly number[];
}

function tally(kinds: readonly Disc[]): Tally {
  const names = [...new Set(kinds)];
  return { names, counts: names.map((name) => kinds.filter((kind) => kind === name).length) };
}

/** The place of an order of kinds among all of them, in lexicographic order. */
function rankOrder(order: readonly Disc[], { names, counts: all }: Tally, orders: number): number {
  const counts = [...all];
  let rank = 0;
  let total = orders;
  for (let i = 0; i < order.length; i++) {
    const left = order.length - i;
    let before = 0;
    let at = 0;
    for (; names[at] !== order[i]; at++) before += counts[at];
    rank += shareOf(total, before, left);
    total = shareOf(total, counts[at], left);
    counts[at]--;
  }
  return rank;
}

/** The inverse of {@link rankOrder}. */
function unrankOrder(
  rank: number,
  kinds: readonly Disc[],
  { names, counts: all }: Tally,
  orders: number,
): Disc[] {
  const counts = [...all];
  let [rest, total] = [rank, orders];
  return kinds.map((_, i) => {
    const left = kinds.length - i;
    let at = 0;
    for (
      let share = shareOf(total, counts[at], left);
      rest >= share;
      share = shareOf(total, counts[at], left)
    ) {
      rest -= share;
      at++;
    }
    total = shareOf(total, counts[at], left);
    counts[at]--;
    return names[at];
  });
}
