import { type Levels, type Watch, watchLevels } from '@manaus/graph/search';
import { digitsOf, heldBy, isCapped, renamedRank } from '@manaus/kernels/internals';
import type { PlaneLayout } from './layout.js';
import { keptPlanes, type LastWords } from './memory.js';
import { type PlaneMoves, planeMoves, type Renamed, renaming } from './moves.js';
import { narrowPlanes } from './narrow.js';
import { wasmPlanes } from './wasm.js';
import { widePlanes } from './wide.js';
import { type Halves, halvesWhere, type Planes, settingsOf, spotOf } from './words.js';

/**
 * Breadth-first search of a size-ordered tower in bit planes, along the digraph of the layout's
 * rules.
 *
 * The sources, as ranks, must be those that the layout was made for: the search keeps one state of
 * each class under its renamings. Equals `explore(towerGraph(rules), sources)`, level by level.
 * Where it is to stop within a level, that level is counted to its end.
 */
export function searchPlanes(
  layout: PlaneLayout,
  sources: readonly number[],
  watch: Watch,
  { engine, workers }: PlanesEngine,
): Levels {
  const watched = stoppedOnce(watch);
  const planes = makePlanes(layout, { engine, workers }, watched.shouldStop);
  try {
    fillPlanes(layout, planes, sources);
    const { advance, memory, last } = keptPlanes(layout, planes, sources);
    const levels = watchLevels({ advance, memory }, watched);
    // A level in the middle may be long: it is copied only when it is asked for.
    const found = levels.complete ? last() : null;
    return { ...levels, farthest: { [Symbol.iterator]: () => lastRanks(layout, found ?? last()) } };
  } finally {
    planes.end();
  }
}

/** Planes without sources. */
export function makePlanes(
  layout: PlaneLayout,
  { engine, workers }: PlanesEngine,
  shouldStop: () => boolean,
): Planes {
  const make = engine === 'wasm' ? wasmPlanes : scriptPlanes;
  return make(layout, planeMoves(layout), shouldStop, workers);
}

/** Planes in TypeScript, by the size of their words. */
export const scriptPlanes = (
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
): Planes => (layout.wide ? widePlanes : narrowPlanes)(layout, moves, shouldStop);

/** Closes the holes of new planes and puts the sources in. */
export function fillPlanes(layout: PlaneLayout, planes: Planes, sources: readonly number[]): void {
  closeHoles(layout, planes);
  putSources(layout, planes, sources);
}

/** The back end of the planes and the number of their threads. */
export interface PlanesEngine {
  readonly engine: 'ts' | 'wasm';
  readonly workers: number;
}

/**
 * Latches `shouldStop`: once true, always true; a search that stopped within a level is not stored.
 */
function stoppedOnce({ onLevel, shouldStop, keeper }: Watch): Watch & { shouldStop(): boolean } {
  let stopped = false;
  return {
    onLevel,
    shouldStop() {
      stopped ||= shouldStop?.() ?? false;
      return stopped;
    },
    keeper: keeper && {
      restore: (layout) => keeper.restore(layout),
      due: () => !stopped && keeper.due(),
      save: (...all) => keeper.save(...all),
    },
  };
}

function putSources(
  { blockSize, lowWords, classes }: PlaneLayout,
  planes: Planes,
  sources: readonly number[],
): void {
  for (const rank of sources) {
    const [word, low, high] = spotOf(rank, blockSize);
    const top = Math.floor(word / lowWords);
    const cls = classes.classOf[top];
    if (classes.representatives[cls] === top) planes.put(word + (cls - top) * lowWords, low, high);
  }
}

/** Marks the settings that break a capacity as done. */
export function closeHoles(layout: PlaneLayout, planes: Pick<Planes, 'ofClass'>): void {
  if (!isCapped(layout.rules)) return;
  const masks = holeMasks(layout);
  for (const [cls, top] of layout.classes.representatives.entries())
    closeWords(layout, planes.ofClass(cls), heldBelow(layout, top), masks);
}

/**
 * The numbers of discs on the pegs in the first word of a class: all but the largest are on peg 0.
 */
function heldBelow({ pegs, lowDiscs, topDiscs }: PlaneLayout, top: number): Int32Array {
  const held = Int32Array.from(heldBy(digitsOf(top, topDiscs, pegs), pegs));
  held[0] += lowDiscs;
  return held;
}

/** Closes the holes in the words of a class, in the first of which the pegs hold what is given. */
function closeWords(
  { pegs, lowDiscs, lowWords, rules, wide }: PlaneLayout,
  words: Int32Array,
  held: Int32Array,
  masks: HoleMasks,
): void {
  const digits = new Int32Array(lowDiscs);
  for (let low = 0, at = 0; low < lowWords; low++, at += wide ? 4 : 2) {
    const [closedLow, closedHigh] = masks(held, rules.capacities);
    words[at] = closedLow;
    words[at + (wide ? 2 : 1)] = closedLow;
    if (wide) {
      words[at + 1] = closedHigh;
      words[at + 3] = closedHigh;
    }
    step(digits, held, pegs);
  }
}

/** Counts one up in base P, with how often each digit occurs. */
function step(digits: Int32Array, held: Int32Array, pegs: number): void {
  for (let disc = 0; disc < digits.length; disc++) {
    held[digits[disc]]--;
    digits[disc] = digits[disc] + 1 === pegs ? 0 : digits[disc] + 1;
    held[digits[disc]]++;
    if (digits[disc] !== 0) return;
  }
}

/** The settings of a word, in two halves, that do not fit beside what the pegs hold. */
type HoleMasks = (held: Int32Array, capacities: readonly number[]) => Halves;

/** The holes, remembered by the room left, which counts up to the discs in a word. */
function holeMasks(layout: PlaneLayout): HoleMasks {
  const { pegs, blockDiscs } = layout;
  const taken = settingsOf(layout).map((digits) => heldBy(digits, pegs));
  const known: (Halves | undefined)[] = [];
  const room = new Int32Array(pegs);
  return (held, capacities) => {
    let key = 0;
    for (let peg = 0; peg < pegs; peg++) {
      room[peg] = Math.max(-1, Math.min(blockDiscs, capacities[peg] - held[peg]));
      key = key * (blockDiscs + 2) + room[peg] + 1;
    }
    known[key] ??= holeMask(taken, room);
    return known[key] as Halves;
  };
}

/** The settings of a word that take more room than is left. */
const holeMask = (taken: readonly (readonly number[])[], room: Int32Array): Halves =>
  halvesWhere(taken, (held) => held.some((count, peg) => count > room[peg]));

/** The ranks of the last level: of every class, all its settings. */
function* lastRanks(layout: PlaneLayout, last: LastWords): Generator<number> {
  const { blockSize, lowWords, topDiscs, classes } = layout;
  const rename = renaming(layout);
  const out: Renamed = { digits: 0, low: 0, high: 0 };
  // Each setting of a class once, with a renaming that makes it from the stored one.
  const settings = Array.from(
    classes.representatives,
    (stored) =>
      new Map(classes.group.map((image, place) => [renamedRank(stored, topDiscs, image), place])),
  );
  for (const piece of last)
    for (let i = 0; i < piece.length; i += 4)
      for (const [top, place] of settings[piece[i]]) {
        rename(piece[i + 1], piece[i + 2], piece[i + 3], place, out);
        const first = (top * lowWords + out.digits) * blockSize;
        for (let bits = out.low; bits !== 0; bits &= bits - 1)
          yield first + 31 - Math.clz32(bits & -bits);
        for (let bits = out.high; bits !== 0; bits &= bits - 1)
          yield first + 63 - Math.clz32(bits & -bits);
      }
}
