import { InputError, requireInteger, requireKind } from '../../errors.js';
import type { Peg, TowerMove } from '../state.js';

/** The positions of the discs on three pegs: entry k - 1 is the peg of disc k. */
export type DiscPegs = readonly Peg[];

/** The distance of two states. */
export interface HanoiDistance {
  readonly moves: bigint;
  /** The number of shortest paths: never more than two. */
  readonly paths: 1 | 2;
}

const third = (a: Peg, b: Peg): Peg => 3 - a - b;

/**
 * The distance of two states of Hanoi on three pegs, and how many shortest paths there are, without
 * search.
 *
 * Discs that lie alike below the largest one that does not never move. That one moves once, or
 * twice by way of the third peg; either way the smaller discs must be stacked in between, to which
 * there is one shortest way. Time and space linear in the discs. Source: A. M. Hinz, Enseign. Math.
 * 35 (1989) 289-321.
 *
 * @example
 * ```ts
 * hanoiDistance([1, 2, 0, 0], [0, 0, 2, 1]); // => { moves: 11n, paths: 1 }
 * hanoiDistance([0, 0, 0], [2, 2, 2]).moves; // => 7n
 * ```
 */
export function hanoiDistance(from: DiscPegs, to: DiscPegs): HanoiDistance {
  const { disc, once, twice } = ways(from, to);
  if (disc === 0) return { moves: 0n, paths: 1 };
  return { moves: once < twice ? once : twice, paths: once === twice ? 2 : 1 };
}

/**
 * The first move of a shortest path between two states of Hanoi on three pegs; `null` where they
 * are the same.
 *
 * Of two shortest paths, that on which the largest disc moves once. Time and space linear in the
 * discs.
 *
 * @example
 * ```ts
 * hanoiNextMove([1, 2, 0, 0], [0, 0, 2, 1]); // => { disc: 1, from: 1, to: 0 }
 * ```
 */
export function hanoiNextMove(from: DiscPegs, to: DiscPegs): TowerMove | null {
  const { disc, once, twice } = ways(from, to);
  if (disc === 0) return null;
  const [source, target] = [from[disc - 1], to[disc - 1]];
  const aside = third(source, target);
  const [stack, step] = once <= twice ? [aside, target] : [target, aside];
  const targets = gatherTargets(from, disc - 1, stack);
  const first = targets.findIndex((peg, i) => peg !== from[i]);
  return first < 0
    ? { disc, from: source, to: step }
    : { disc: first + 1, from: from[first], to: targets[first] };
}

/**
 * The moves of a shortest path between two states of Hanoi on three pegs, one by one.
 *
 * The same path as by `hanoiNextMove` at every step. Constant time a move on average, and space
 * linear in the discs.
 *
 * @example
 * ```ts
 * [...hanoiPath([1, 0], [0, 1])].map(({ disc, to }) => [disc, to]); // => [[1, 2], [2, 1], [1, 0]]
 * ```
 */
export function* hanoiPath(from: DiscPegs, to: DiscPegs): Generator<TowerMove, void> {
  const { disc, once, twice } = ways(from, to);
  if (disc === 0) return;
  const [source, target] = [from[disc - 1], to[disc - 1]];
  const aside = third(source, target);
  if (once <= twice) {
    yield* gathering(from, disc - 1, aside);
    yield { disc, from: source, to: target };
    yield* scattering(aside, to, disc - 1);
  } else {
    yield* gathering(from, disc - 1, target);
    yield { disc, from: source, to: aside };
    yield* transfer(disc - 1, target, source);
    yield { disc, from: aside, to: target };
    yield* scattering(source, to, disc - 1);
  }
}

/**
 * The 2^discs - 1 moves that take a tower of Hanoi from one of three pegs to another, one by one.
 *
 * The disc of move m is the place of the lowest 1 of m; each disc goes round in one direction.
 * Constant time a move on average.
 *
 * @example
 * ```ts
 * [...hanoiMoves(2)]; // => [{ disc: 1, from: 0, to: 1 }, { disc: 2, from: 0, to: 2 }, { disc: 1, from: 1, to: 2 }]
 * ```
 */
export function hanoiMoves(discs: number, from: Peg = 0, to: Peg = 2): Generator<TowerMove, void> {
  requireInteger('core/hanoi-moves', 'discs', discs, 0);
  requireInteger('core/hanoi-moves', 'from', from, 0, 2);
  requireInteger('core/hanoi-moves', 'to', to, 0, 2);
  return from === to ? nothing() : transfer(discs, from, to);
}

function* nothing(): Generator<TowerMove, void> {}

function* transfer(discs: number, from: Peg, to: Peg): Generator<TowerMove, void> {
  const ahead = (to - from + 3) % 3;
  const pegs = new Uint8Array(discs + 1).fill(from);
  for (let low = 1, high = 0; ; low = (low + 1) >>> 0) {
    // The place of the lowest 1 in a count of 53 bits or more, in two halves.
    if (low === 0) high++;
    const disc = low === 0 ? 64 - Math.clz32(high & -high) : 32 - Math.clz32(low & -low);
    if (disc > discs) return;
    const source = pegs[disc];
    const target = (source + ((discs - disc) % 2 === 0 ? ahead : 3 - ahead)) % 3;
    pegs[disc] = target;
    yield { disc, from: source, to: target };
  }
}

/** The one shortest way to stack some smallest discs on a peg. */
function* gathering(from: DiscPegs, discs: number, goal: Peg): Generator<TowerMove, void> {
  const targets = gatherTargets(from, discs, goal);
  for (let disc = 1; disc <= discs; disc++) {
    const [source, target] = [from[disc - 1], targets[disc - 1]];
    if (source === target) continue;
    yield { disc, from: source, to: target };
    yield* transfer(disc - 1, third(source, target), target);
  }
}

/** The same way back: from a stack to where the discs shall be. */
function* scattering(start: Peg, to: DiscPegs, discs: number): Generator<TowerMove, void> {
  for (let disc = discs, stack = start; disc >= 1; disc--) {
    const target = to[disc - 1];
    if (target === stack) continue;
    const aside = third(stack, target);
    yield* transfer(disc - 1, stack, aside);
    yield { disc, from: stack, to: target };
    stack = aside;
  }
}

/**
 * The peg to which each disc has to go first so that all are stacked on one peg: a larger disc that
 * moves wants the smaller ones aside.
 */
function gatherTargets(from: DiscPegs, discs: number, goal: Peg): Peg[] {
  const targets = new Array<Peg>(discs);
  for (let disc = discs, target = goal; disc >= 1; disc--) {
    targets[disc - 1] = target;
    if (from[disc - 1] !== target) target = third(from[disc - 1], target);
  }
  return targets;
}

/**
 * The number of moves that stack some smallest discs on a peg: disc k, where it must move, costs
 * 2^(k - 1).
 */
function gatherCost(from: DiscPegs, discs: number, goal: Peg): bigint {
  const bits = gatherTargets(from, discs, goal).map((peg, i) => (peg === from[i] ? '0' : '1'));
  return BigInt(`0b0${bits.reverse().join('')}`);
}

/**
 * The largest disc that must move, 0 where none must, and the lengths of the ways on which it moves
 * once and twice.
 */
function ways(from: DiscPegs, to: DiscPegs): { disc: number; once: bigint; twice: bigint } {
  requireStates(from, to);
  let disc = from.length;
  while (disc > 0 && from[disc - 1] === to[disc - 1]) disc--;
  if (disc === 0) return { disc, once: 0n, twice: 0n };
  const [source, target] = [from[disc - 1], to[disc - 1]];
  const aside = third(source, target);
  const once = gatherCost(from, disc - 1, aside) + 1n + gatherCost(to, disc - 1, aside);
  const twice =
    gatherCost(from, disc - 1, target) +
    (1n << BigInt(disc - 1)) +
    1n +
    gatherCost(to, disc - 1, source);
  return { disc, once, twice };
}

function requireStates(from: DiscPegs, to: DiscPegs): void {
  for (const [parameter, pegs] of Object.entries({ from, to }))
    for (const peg of requireKind('core/hanoi-shortest', parameter, 'list', pegs))
      requireInteger('core/hanoi-shortest', parameter, peg, 0, 2);
  const [n, got] = [from.length, to.length];
  if (n !== got)
    throw new InputError('core/hanoi-shortest', 'to', 'exactly', { n, of: 'discs', got });
}
