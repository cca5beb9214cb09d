import { InputError, requireInteger, requireKind } from '../errors.js';
import { range } from '../integers.js';
import type { StateCodec } from '../puzzle.js';
import { represented } from './alike.js';
import { countOrders, type DiscClass, discClasses, shareOf } from './rank-space.js';
import { type Arrangement, type Disc, discPegs, discsOnPegs, type TowerState } from './state.js';
import type { StateRules, TowerFacts } from './tower-rules.js';

type NumberedRules = StateRules & Pick<TowerFacts, 'kinds' | 'discOrder' | 'space' | 'furtherRule'>;

/** Numbers the regular states of a tower: see `towerCodec`. */
export function stateCodec(rules: NumberedRules): StateCodec<TowerState> {
  const codec = rules.discOrder === 'sorted' ? sortedCodec(rules) : classCodec(rules);
  const { furtherRule } = rules;
  if (furtherRule === null) return codec;
  return { ...codec, has: (rank) => codec.has(rank) && furtherRule(codec.unrank(rank)) };
}

function sortedCodec(rules: NumberedRules): StateCodec<TowerState> {
  const { discs } = rules;
  // Reads of a frozen list are slower, and these are many.
  const capacities = Int32Array.from(rules.capacities, (most) => Math.min(most, discs));
  const pegs = capacities.length;
  const space = requireSpace(rules);
  const digits = (rank: number) => {
    const pegOfDisc: number[] = [];
    for (let disc = 0, rest = rank; disc < discs; disc++, rest = Math.floor(rest / pegs))
      pegOfDisc[disc] = rest % pegs;
    return pegOfDisc;
  };
  return {
    space,
    has(rank) {
      if (!(rank >= 0 && rank < space)) return false;
      const held = new Array<number>(pegs).fill(0);
      for (const peg of digits(rank)) held[peg]++;
      return held.every((count, peg) => count <= capacities[peg]);
    },
    rank: (state) => discPegs(state).reduceRight((rank, peg) => rank * pegs + peg, 0),
    unrank: (rank) => discsOnPegs(digits(rank), pegs) as Arrangement as TowerState,
  };
}

/**
 * For each class of discs a digit: the heights of its discs on the pegs times the order of their
 * kinds, read peg by peg and top first.
 */
function classCodec(rules: NumberedRules): StateCodec<TowerState> {
  const space = requireSpace(rules);
  const kinds = rules.kinds ?? range(1, rules.discs);
  const classes = discClasses(rules).map((one) => classDigits(one));
  const fits = holes(rules);
  const unrank = (rank: number) => {
    const state: Disc[][] = rules.capacities.map(() => []);
    let rest = rank;
    for (const { count, put } of classes) {
      const next = Math.floor(rest / count);
      put(rest - next * count, state);
      rest = next;
    }
    return represented(rules, state) as TowerState;
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
function holes({ stacking, capacities }: StateRules): ((state: Arrangement) => boolean) | null {
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

function classDigits({ room, kinds }: DiscClass): ClassDigits {
  const heights = heightsWithin(kinds.length, room);
  const indexOf = new Map(heights.map((height, index) => [String.fromCharCode(...height), index]));
  const orders = countOrders(kinds);
  const counted = tally(kinds);
  const own = new Set(kinds);
  return {
    count: heights.length * orders,
    digit(state, kindOf) {
      let key = '';
      const order: Disc[] = [];
      for (const held of state) {
        const before = order.length;
        for (const disc of held) if (own.has(kindOf[disc - 1])) order.push(kindOf[disc - 1]);
        key += String.fromCharCode(order.length - before);
      }
      return (indexOf.get(key) as number) * orders + rankOrder(order, counted, orders);
    },
    put(digit, state) {
      const setting = Math.floor(digit / orders);
      const order = unrankOrder(digit - setting * orders, kinds, counted, orders);
      let from = 0;
      heights[setting].forEach((height, peg) => {
        for (const end = from + height; from < end; from++) state[peg].push(order[from]);
      });
    },
  };
}

function requireSpace({ space, discs: got }: NumberedRules): number {
  if (space <= Number.MAX_SAFE_INTEGER) return space;
  throw new InputError('core/codec', 'discs', 'states', { states: space, most: 2 ** 53, got });
}

/**
 * All ways to share the discs over the pegs within the capacities, as numbers of discs a peg, in
 * decreasing lexicographic order.
 *
 * @example
 * ```ts
 * allowedHeights(2, [2, 1, 0]); // => [[2, 0, 0], [1, 1, 0]]
 * ```
 */
export function allowedHeights(discs: number, capacities: readonly number[]): number[][] {
  requireInteger('core/allowed-heights', 'discs', discs, 0);
  requireKind('core/allowed-heights', 'capacities', 'list', capacities);
  for (const capacity of capacities)
    requireInteger('core/allowed-heights', 'capacities', capacity, 0);
  return heightsWithin(discs, capacities);
}

function heightsWithin(discs: number, capacities: readonly number[]): number[][] {
  const [capacity, ...others] = capacities;
  if (others.length === 0) return discs <= capacity ? [[discs]] : [];
  const heights: number[][] = [];
  for (let first = Math.min(discs, capacity); first >= 0; first--)
    for (const rest of heightsWithin(discs - first, others)) heights.push([first, ...rest]);
  return heights;
}

/**
 * The place of a permutation of 1..n among all n! in lexicographic order (its Lehmer code read in
 * the factorial base).
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
 * The permutation of 1..n at a place in lexicographic order; the inverse of
 * {@link rankPermutation}.
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
  const left = range(1, length);
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
