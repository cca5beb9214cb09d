import { rankPermutation, unrankPermutation } from '@manaus/core/internals';
import {
  bytesOf,
  pieces as inPieces,
  type LevelKernel,
  type Levels,
  reader,
  type Watch,
  watchLevels,
} from '@manaus/graph/internals';
import { searchName } from '../shared/search-name.js';
import { liftCrew } from './crew.js';
import type { LiftLayout } from './layout.js';
import { WORD_ORDERS } from './orders.js';
import { crossings, pulls } from './pull.js';
import type { LiftShare } from './puller.js';

/** A search of the lift between two levels. */
export interface LiftKernel extends LevelKernel {
  /** True if the last level has states above a setting of the heights. */
  busy(setting: number): boolean;
  /** The ranks of the last level. */
  last(): Iterable<number>;
  /** True if the last level has the state of a rank. */
  holds(rank: number): boolean;
  /** Sets the bits of the last level, setting by setting. */
  mark(bits: readonly Int32Array[]): void;
  /** Ends the threads. */
  end(): void;
}

/**
 * Breadth-first search of a free-order tower, along the digraph of the layout's rules, over some threads.
 *
 * Equals `explore(towerGraph(rules), sources)`, level by level. Time O(reached times degree / 10) word operations or so.
 */
export function searchLift(
  layout: LiftLayout,
  sources: readonly number[],
  watch: Watch,
  threads = 1,
): Levels {
  const kernel = liftKernel(layout, sources, threads);
  try {
    const levels = watchLevels(kernel, watch);
    return { ...levels, farthest: { [Symbol.iterator]: () => kernel.last()[Symbol.iterator]() } };
  } finally {
    kernel.end();
  }
}

/** The search, ready for its first level. */
export function liftKernel(
  layout: LiftLayout,
  sources: readonly number[],
  threads = 1,
): LiftKernel {
  const { heights, finished } = layout;
  const share = liftShare(layout, threads > 1);
  const { planeOf, planes, active, activePieces } = share;
  const free = Array.from(planes.keys());
  const nextPlaneOf = planeOf.slice();
  const crew = liftCrew(share, threads);
  /** The index of the active flags of the last level. */
  let turn = 0;
  let started = false;

  function expand(): number {
    active[1 - turn].fill(0);
    activePieces[1 - turn].fill(0);
    nextPlaneOf.fill(-1);
    let width = 0;
    for (let setting = 0; setting < heights.length; setting++) {
      const target = free.pop() as number;
      const found = layout.incoming[setting].some(({ from }) => planeOf[from] >= 0)
        ? crew.pull(setting, target, turn)
        : 0;
      width += found;
      if (found > 0) nextPlaneOf[setting] = target;
      else free.push(target);
      for (const done of finished[setting]) if (planeOf[done] >= 0) free.push(planeOf[done]);
    }
    // The last level stays as it was: where nothing is found, nothing is written.
    if (width === 0) return 0;
    planeOf.set(nextPlaneOf);
    turn = 1 - turn;
    return width;
  }

  /** The data that are stored at every level. */
  const always = () => [
    bytesOf(planeOf),
    share.full,
    active[turn],
    activePieces[turn],
    ...share.seen.map(bytesOf),
  ];
  const busyPlanes = () => Array.from(planeOf, (plane) => plane).filter((plane) => plane >= 0);

  return {
    advance() {
      if (started) return expand();
      started = true;
      return startLift(layout, sources, share, free);
    },
    busy: (setting) => planeOf[setting] >= 0,
    last: () => ranksIn(layout, share, activePieces[turn]),
    holds: (rank) => isInLevel(layout, share, activePieces[turn], rank),
    mark: (bits) => markLevel(layout, share, activePieces[turn], bits),
    end: crew.end,
    memory: {
      layout: searchName('lift', layout.rules, sources),
      *save() {
        // Copies, as nobody likes to write shared memory to a file.
        for (const array of [...always(), ...busyPlanes().map((plane) => bytesOf(planes[plane]))])
          for (const piece of inPieces(array)) yield piece.slice();
      },
      load(bytes) {
        const fill = reader(bytes);
        for (const array of always()) fill(array);
        const busy = busyPlanes();
        for (const plane of busy) fill(bytesOf(planes[plane]));
        free.splice(0, free.length, ...planes.keys());
        for (const plane of busy) free.splice(free.indexOf(plane), 1);
        started = true;
      },
    },
  };
}

/** True if the last level, by its active pieces, has the state of a rank. */
function isInLevel(
  layout: LiftLayout,
  { planes, planeOf }: LiftShare,
  active: Uint8Array,
  rank: number,
): boolean {
  const { setting, word, bit } = liftedPlace(layout, rank);
  const piece = setting * layout.cut.pieces + Math.floor(word / layout.cut.pieceWords);
  const plane = planes[planeOf[setting]];
  return plane !== undefined && active[piece] !== 0 && (plane[word] & bit) !== 0;
}

/** The planes, flags and tables of a search, in memory that threads share or not. */
function liftShare(layout: LiftLayout, shared: boolean): LiftShare {
  const { heights, words, cut, incoming, levelPlanes } = layout;
  const space = (bytes: number) => (shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
  const flags = (count: number) => new Uint8Array(space(heights.length * count));
  const plane = () => new Int32Array(space(4 * words));
  const pullOf = pulls(cut);
  return {
    cut,
    moves: incoming.map((moves) =>
      moves.map(({ from, taken, put }) => ({ from, ...pullOf(taken, put) })),
    ),
    crossings: crossings(),
    seen: heights.map(plane),
    full: flags(cut.pieces),
    planes: Array.from({ length: levelPlanes }, plane),
    planeOf: new Int32Array(space(4 * heights.length)).fill(-1),
    active: [flags(cut.pieces * cut.parts), flags(cut.pieces * cut.parts)],
    activePieces: [flags(cut.pieces), flags(cut.pieces)],
  };
}

/** Puts the sources in; returns how many there are. */
function startLift(
  layout: LiftLayout,
  sources: readonly number[],
  { seen, planes, planeOf, active, activePieces }: LiftShare,
  free: number[],
): number {
  const { pieces, pieceWords, parts, partWords } = layout.cut;
  const distinct = new Set(sources);
  for (const rank of distinct) {
    const { setting, word, bit } = liftedPlace(layout, rank);
    if (planeOf[setting] < 0) planeOf[setting] = free.pop() as number;
    planes[planeOf[setting]][word] |= bit;
    seen[setting][word] |= bit;
    active[0][setting * pieces * parts + Math.floor(word / partWords)] = 1;
    activePieces[0][setting * pieces + Math.floor(word / pieceWords)] = 1;
  }
  return distinct.size;
}

/** The setting of the heights of a rank, and the bit of its order, read as the lift reads it. */
export function liftedPlace(
  { rules, heights, words }: LiftLayout,
  rank: number,
): { readonly setting: number; readonly word: number; readonly bit: number } {
  const orders = words * WORD_ORDERS;
  const setting = Math.floor(rank / orders);
  const read = unrankPermutation(rank - setting * orders, rules.discs);
  const order = rankPermutation(firstPegTurned(read, heights[setting][0]));
  return { setting, word: Math.floor(order / WORD_ORDERS), bit: 1 << (order % WORD_ORDERS) };
}

/** Ors the pieces of the last level that have states of it: the others hold what is old. */
function markLevel(
  { cut }: LiftLayout,
  { planes, planeOf }: LiftShare,
  activePieces: Uint8Array,
  bits: readonly Int32Array[],
): void {
  for (const [setting, marked] of bits.entries()) {
    const plane = planes[planeOf[setting]];
    if (plane === undefined) continue;
    for (let piece = 0; piece < cut.pieces; piece++) {
      if (activePieces[setting * cut.pieces + piece] === 0) continue;
      const end = (piece + 1) * cut.pieceWords;
      for (let word = piece * cut.pieceWords; word < end; word++) marked[word] |= plane[word];
    }
  }
}

function* ranksIn(
  { rules, heights, words, cut }: LiftLayout,
  { planes, planeOf }: LiftShare,
  activePieces: Uint8Array,
): Generator<number> {
  const orders = words * WORD_ORDERS;
  for (const [setting, [onFirst]] of heights.entries()) {
    const plane = planes[planeOf[setting]];
    if (plane === undefined) continue;
    for (let word = 0; word < words; word++) {
      if (!activePieces[setting * cut.pieces + Math.floor(word / cut.pieceWords)]) continue;
      for (let bits = plane[word]; bits !== 0; bits &= bits - 1) {
        const order = unrankPermutation(
          word * WORD_ORDERS + 31 - Math.clz32(bits & -bits),
          rules.discs,
        );
        yield setting * orders + rankPermutation(firstPegTurned(order, onFirst));
      }
    }
  }
}

const firstPegTurned = (order: readonly number[], height: number) => [
  ...order.slice(0, height).reverse(),
  ...order.slice(height),
];
