import { InputError } from '../errors.js';
import type { StateCodec } from '../puzzle.js';
import { type TowerRules, violation } from './rules.js';
import { type Arrangement, pegsOfDiscs, stacked, type TowerState } from './state.js';

/**
 * Numbers the regular states of a tower.
 *
 * Size-ordered towers: base-P digits, disc 1 the least significant; space P^n, with holes where a capacity is broken.
 * Free order: the allowed heights times the n! orders, read peg by peg and top first; no holes. A stacking rule of one's own: as free
 * order, with holes. Time O(P n) for size-ordered, O(n^2) for the others. Throws where a rank would pass 2^53.
 *
 * @example
 * ```ts
 * const codec = towerCodec(hanoi(3));
 * codec.unrank(9); // => [[1, 2], [3], []]
 * ```
 */
export function towerCodec(rules: Omit<TowerRules, 'goals'>): StateCodec<TowerState> {
  if (rules.stacking === 'sorted') return sortedCodec(rules);
  const codec = orderedCodec(rules);
  if (rules.stacking === 'free') return codec;
  const fits = (rank: number) => rank >= 0 && rank < codec.space && violation(rules, codec.unrank(rank)) === null;
  return { ...codec, has: fits };
}

function sortedCodec(rules: Omit<TowerRules, 'goals'>): StateCodec<TowerState> {
  const pegs = rules.capacities.length;
  const space = requireSpace(rules, pegs ** rules.discs);
  const digits = (rank: number) => {
    const pegOfDisc = new Array<number>(rules.discs);
    for (let disc = 0, rest = rank; disc < rules.discs; disc++, rest = Math.floor(rest / pegs)) pegOfDisc[disc] = rest % pegs;
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

function orderedCodec(rules: Omit<TowerRules, 'goals'>): StateCodec<TowerState> {
  const heights = allowedHeights(rules.discs, rules.capacities);
  const indexOf = new Map(heights.map((height, index) => [height.join(), index]));
  let orders = 1;
  for (let disc = 2; disc <= rules.discs; disc++) orders *= disc;
  const space = requireSpace(rules, heights.length * orders);
  return {
    space,
    has: (rank) => rank >= 0 && rank < space,
    rank: (state) => (indexOf.get(state.map((discs) => discs.length).join()) as number) * orders + rankPermutation(state.flat()),
    unrank(rank) {
      const order = unrankPermutation(rank % orders, rules.discs);
      return heights[Math.floor(rank / orders)].map((height) => order.splice(0, height)) as Arrangement as TowerState;
    },
  };
}

function requireSpace(rules: Omit<TowerRules, 'goals'>, space: number): number {
  if (space <= Number.MAX_SAFE_INTEGER) return space;
  throw new InputError('core/codec', 'discs', `few enough that the ranks of ${rules.name} stay below 2^53`, rules.discs);
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
  for (let first = Math.min(discs, capacity); first >= 0; first--) for (const rest of allowedHeights(discs - first, others)) heights.push([first, ...rest]);
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
