import { range } from '@manaus/core';
import type { Decision } from '../game.js';
import { gameFault } from '../game-fault.js';
import { gameSolver } from '../game-solver.js';
import { heapNotation, movedInOne, objectsIn } from './positions.js';
import type { Heaps, Remains, UnnamedRule } from './rule.js';

/**
 * Misère play of a rule of which nothing is known: a table of all positions below (`misereHeaps`)
 * where no move parts a heap up to the largest, else a search of all positions (`misereParts`),
 * each with its limit.
 */
export function misereSearch(rule: UnnamedRule): Decision<Heaps> {
  const taking = misereHeaps({ options: (heap) => rule.options(heap).filter(isOneHeap) });
  const parting = misereParts(rule);
  let whole = -1;
  const decisionOf = (heaps: Heaps) => {
    const largest = Math.max(0, ...heaps);
    while (whole < largest && rule.options(whole + 1).every(isOneHeap)) whole++;
    return whole >= largest ? taking : parting;
  };
  return {
    outcome: (heaps) => decisionOf(heaps).outcome(heaps),
    winningMoves: (heaps) => decisionOf(heaps).winningMoves(heaps),
  };
}

const isOneHeap = (left: Remains): left is number => typeof left === 'number';

/** A rule whose moves leave one heap. */
type TakingRule = UnnamedRule<number>;

/** The options of all positions below one may be this many. */
const MOST_OPTIONS = 30_000_000;

/**
 * Misère outcomes of several heaps of a game without a known closed form: a table of all positions
 * below one. A move must leave one heap.
 *
 * Positions are ranks in mixed radix, and a move makes the rank less, so one loop is enough. Time
 * O(positions times options), memory one byte per position. Throws an `InputError` beforehand if
 * there would be more than 3 * 10^7 options. Agrees with `gameSolver` of the misère game.
 *
 * @example
 * ```ts
 * const { outcome, winningMoves } = misereHeaps({ options: (heap) => [heap - 1, heap - 2].filter((left) => left >= 0) });
 * [outcome([1, 1]), outcome([2, 2])]; // => ['N', 'P']
 * winningMoves([2, 1]); // => [[0, 1]]
 * ```
 */
export function misereHeaps(
  rule: TakingRule,
): Decision<Heaps> & { winningMoves(heaps: Heaps): Heaps[] } {
  return {
    // The position itself has the last rank of its table.
    outcome: (heaps) => (table(rule, heaps).at(-1) === 1 ? 'P' : 'N'),
    winningMoves(heaps) {
      const isP = table(rule, heaps);
      const weights = rankWeights(heaps);
      return movedInOne(heaps, (heap, place) =>
        rule.options(heap).filter((left) => isP.at(-1 - (heap - left) * weights[place]) === 1),
      );
    },
  };
}

/** Misère play of a game of which single heaps are known; several by {@link misereHeaps}. */
export function misereDecision(
  rule: TakingRule,
  isP: (heap: number) => boolean,
  optionsP: (heap: number) => readonly number[],
): Decision<Heaps> {
  const several = misereHeaps(rule);
  return {
    outcome(heaps) {
      if (heaps.length !== 1) return several.outcome(heaps);
      return isP(heaps[0]) ? 'P' : 'N';
    },
    winningMoves(heaps) {
      if (heaps.length !== 1) return several.winningMoves(heaps);
      return optionsP(heaps[0]).map((left) => [left]);
    },
  };
}

/** The weight of each place in the rank: the last counts ones. */
function rankWeights(heaps: Heaps): number[] {
  const weights = heaps.map(() => 1);
  for (let place = heaps.length - 2; place >= 0; place--)
    weights[place] = weights[place + 1] * (heaps[place + 1] + 1);
  return weights;
}

/** 1 where the position of a rank is P. */
function table(rule: TakingRule, heaps: Heaps): Uint8Array {
  // At most as many options as all positions have; the number of positions where it is too large.
  const radices = heaps.map((heap) => heap + 1);
  const positions = radices.reduce((product, radix) => product * radix, 1);
  const got =
    positions > MOST_OPTIONS
      ? positions
      : positions * Math.max(1, objectsIn(heaps.map((heap) => rule.options(heap).length)));
  if (got > MOST_OPTIONS)
    throw gameFault('games/misere-heaps', 'heaps', 'heapTable', { most: MOST_OPTIONS, got });

  const options = range(0, Math.max(0, ...heaps)).map((heap) => rule.options(heap));
  const weights = rankWeights(heaps);
  const isP = new Uint8Array(positions);
  for (let rank = 0; rank < isP.length; rank++) {
    let [ended, won] = [true, false];
    for (let place = 0; place < radices.length && !won; place++) {
      const heap = Math.floor(rank / weights[place]) % radices[place];
      for (const left of options[heap]) {
        ended = false;
        if (isP[rank - (heap - left) * weights[place]] === 1) {
          won = true;
          break;
        }
      }
    }
    isP[rank] = ended || won ? 0 : 1;
  }
  return isP;
}

/** Heaps of this many objects together have 28,629 positions below them at most. */
const MOST_OBJECTS = 30;

/**
 * Misère play of a game whose moves may part heaps: every position that can be reached, up to the
 * order of the heaps.
 *
 * Throws an `InputError` for more than 30 objects in heaps that still have a move.
 */
export function misereParts(rule: UnnamedRule): Decision<Heaps> {
  const options = (heaps: Heaps) => movedInOne(heaps, (heap) => rule.options(heap));
  /** The heaps that have a move, in order: the others change nothing. */
  const kept = (heaps: Heaps): Heaps =>
    heaps.filter((heap) => rule.options(heap).length > 0).sort((a, b) => a - b);
  const solver = gameSolver<Heaps>({
    convention: 'misere',
    notation: heapNotation,
    options: (heaps) => options(heaps).map(kept),
  });
  const few = (heaps: Heaps): Heaps => {
    const got = objectsIn(heaps);
    if (got <= MOST_OBJECTS) return heaps;
    throw gameFault('games/misere-parts', 'heaps', 'misereObjects', {
      most: MOST_OBJECTS,
      got,
    });
  };
  const outcome = (heaps: Heaps) => solver.outcome(few(kept(heaps)));
  return {
    outcome,
    winningMoves(heaps) {
      few(kept(heaps));
      return options(heaps).filter((left) => outcome(left) === 'P');
    },
  };
}
