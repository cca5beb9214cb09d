import type { Tower } from '@manaus/core';
import { renamedRank } from '@manaus/kernels/internals';
import type { PlaneLayout } from './layout.js';
import { halvesWhere, settingsOf } from './words.js';

/** Ors bits into a word of the planes. */
type Put = (word: number, low: number, high: number) => void;

/** A larger disc may not go this way. */
export const NEVER = 0x7fffffff;

/** The tables of a search of bit planes. */
export interface PlaneMoves {
  /**
   * Moves within a word: entry `((place * 256 + byte) * 2) + half` is all that the states of that
   * byte reach.
   */
  readonly within: Int32Array;
  /** The pairs of pegs, a < b, between which a disc may go one way or the other. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Two halves a pair: the settings that leave both pegs to larger discs. */
  readonly open: Int32Array;
  /** Settings of the smallest discs outside the word for which a larger disc's move is known. */
  readonly near: number;
  readonly nearDiscs: number;
  /**
   * Entry `setting * pairs + pair`: what the move adds to the number of the word; 0 where the disc
   * is a larger one; or `NEVER`.
   */
  readonly step: Int32Array;
  /** Moves a disc that `step` does not know. */
  far(word: number, pair: number, low: number, high: number, put: Put): void;
}

/** Entries of `step` that stay in the fastest memory. */
const NEAR_ENTRIES = 7000;

/** Makes the tables for a layout. */
export function planeMoves(layout: PlaneLayout): PlaneMoves {
  const pairs = layout.rules.moves.flatMap((row, a) =>
    row.flatMap((allowed, b) =>
      a < b && (allowed || layout.rules.moves[b][a]) ? [[a, b] as const] : [],
    ),
  );
  // As many discs outside the word as the table of steps has room for.
  let nearDiscs = 0;
  while (
    nearDiscs < layout.lowDiscs &&
    layout.pegs ** (nearDiscs + 1) * pairs.length <= NEAR_ENTRIES
  )
    nearDiscs++;
  const near = layout.pegs ** nearDiscs;
  const step = Int32Array.from({ length: near * pairs.length }, (_, entry) => {
    const pair = entry % pairs.length;
    return firstMove(layout, (entry - pair) / pairs.length, nearDiscs, pairs[pair]);
  });
  const open = pairs.map((pair) =>
    halvesWhere(settingsOf(layout), (pegs) => !pegs.some((peg) => pair.includes(peg))),
  );
  return {
    within: movesWithin(layout),
    pairs,
    open: Int32Array.from(open.flat()),
    near,
    nearDiscs,
    step,
    far: farMoves(layout, pairs, nearDiscs),
  };
}

function movesWithin(layout: PlaneLayout): Int32Array {
  const within = new Int32Array(8 * 256 * 2);
  for (const [setting, target] of innerMoves(layout))
    for (let byte = 0; byte < 256; byte++)
      if ((byte >>> (setting & 7)) & 1)
        within[((setting >>> 3) * 256 + byte) * 2 + (target >>> 5)] |= 1 << target;
  return within;
}

/** The moves of the discs in a word, whatever the pegs have room for: from setting to setting. */
function* innerMoves(layout: PlaneLayout): Generator<readonly [number, number]> {
  const { pegs, rules } = layout;
  for (const [setting, digits] of settingsOf(layout).entries())
    for (const [disc, from] of digits.entries())
      for (const to of openTo(digits.slice(0, disc), from, rules.moves))
        yield [setting, setting + (to - from) * pegs ** disc];
}

/** The pegs to which a disc may go past the pegs of the smaller ones; none if one lies on it. */
function openTo(smaller: readonly number[], from: number, moves: Tower['moves']): number[] {
  if (smaller.includes(from)) return [];
  return [...moves.keys()].filter((to) => moves[from][to] && !smaller.includes(to));
}

/**
 * The difference that the move of the smallest of some discs on either peg makes; 0 if none is
 * there, `NEVER` if it may not go.
 */
function firstMove(
  { pegs, rules }: PlaneLayout,
  setting: number,
  discs: number,
  [a, b]: readonly [number, number],
): number {
  for (let disc = 0, rest = setting, weight = 1; disc < discs; disc++, weight *= pegs) {
    const above = (rest / pegs) | 0;
    const from = rest - above * pegs;
    rest = above;
    if (from !== a && from !== b) continue;
    const to = from === a ? b : a;
    return rules.moves[from][to] ? (to - from) * weight : NEVER;
  }
  return 0;
}

/**
 * Moves of discs beyond the table; one of the largest discs changes the class, and pegs are renamed
 * as the new class needs.
 */
function farMoves(
  layout: PlaneLayout,
  pairs: PlaneMoves['pairs'],
  nearDiscs: number,
): PlaneMoves['far'] {
  const { pegs, lowDiscs, lowWords, topDiscs, classes } = layout;
  const near = pegs ** nearDiscs;
  const rename = renaming(layout);
  const moved: Renamed = { digits: 0, low: 0, high: 0 };
  const again: Renamed = { digits: 0, low: 0, high: 0 };
  return (word, pair, low, high, put) => {
    const cls = (word / lowWords) | 0;
    const digits = word - cls * lowWords;
    const step = firstMove(layout, (digits / near) | 0, lowDiscs - nearDiscs, pairs[pair]);
    if (step === NEVER) return;
    if (step !== 0) return put(word + step * near, low, high);
    const top = classes.representatives[cls];
    const topStep = firstMove(layout, top, topDiscs, pairs[pair]);
    if (topStep === 0 || topStep === NEVER) return;
    const target = classes.classOf[top + topStep];
    const first = target * lowWords;
    rename(digits, low, high, classes.toRepresentative[top + topStep], moved);
    put(first + moved.digits, moved.low, moved.high);
    for (const place of classes.stabilizers[target]) {
      rename(moved.digits, moved.low, moved.high, place, again);
      put(first + again.digits, again.low, again.high);
    }
  };
}

/** The effect of renaming on the digits of a word's number and on the bits in it. */
export interface Renamed {
  digits: number;
  low: number;
  high: number;
}

/**
 * Renames the pegs of the discs below the largest ones, by a place in the group; writes the result
 * to `out`.
 */
export function renaming({
  pegs,
  blockDiscs,
  blockSize,
  lowDiscs,
  classes,
}: PlaneLayout): (digits: number, low: number, high: number, place: number, out: Renamed) => void {
  const settings = classes.group.map((image) =>
    Uint8Array.from({ length: blockSize }, (_, setting) => renamedRank(setting, blockDiscs, image)),
  );
  return (digits, low, high, place, out) => {
    if (place === 0) {
      out.digits = digits;
      out.low = low;
      out.high = high;
      return;
    }
    const image = classes.group[place];
    const target = settings[place];
    let there = 0;
    for (let disc = 0, rest = digits, weight = 1; disc < lowDiscs; disc++, weight *= pegs) {
      const above = (rest / pegs) | 0;
      there += image[rest - above * pegs] * weight;
      rest = above;
    }
    let newLow = 0;
    let newHigh = 0;
    for (let bits = low; bits !== 0; bits &= bits - 1) {
      const to = target[31 - Math.clz32(bits & -bits)];
      if (to < 32) newLow |= 1 << to;
      else newHigh |= 1 << to;
    }
    for (let bits = high; bits !== 0; bits &= bits - 1) {
      const to = target[63 - Math.clz32(bits & -bits)];
      if (to < 32) newLow |= 1 << to;
      else newHigh |= 1 << to;
    }
    out.digits = there;
    out.low = newLow;
    out.high = newHigh;
  };
}
