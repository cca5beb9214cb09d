import {
  bytesOf,
  type LevelKernel,
  type Levels,
  reader,
  type Watch,
  watchLevels,
} from '@manaus/graph/search';
import { copies } from '../shared/copies.js';
import type { Method } from '../shared/method.js';
import { searchName } from '../shared/search-name.js';
import { type LiftCrew, liftCrew, liftThreads } from './crew.js';
import { type LiftLayout, liftLayout } from './layout.js';
import { isInLevel, liftedPlace, markLevel, ranksIn } from './level.js';
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
 * Breadth-first search of a free-order tower, along the digraph of the layout's rules, over some
 * threads.
 *
 * Equals `explore(towerGraph(rules), sources)`, level by level. Time O(reached times degree / 10)
 * word operations or so.
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

/** A search of the lift, at a level. */
interface LiftSearch {
  readonly layout: LiftLayout;
  readonly share: LiftShare;
  readonly crew: LiftCrew;
  /** The planes that no setting has. */
  readonly free: number[];
  readonly nextPlaneOf: Int32Array;
  /** The index of the active flags of the last level. */
  turn: number;
  started: boolean;
}

/** The search, ready for its first level. */
export function liftKernel(
  layout: LiftLayout,
  sources: readonly number[],
  threads = 1,
): LiftKernel {
  const search = newSearch(layout, threads);
  const { share, crew } = search;
  const active = () => share.activePieces[search.turn];
  return {
    advance: () => (search.started ? expand(search) : start(search, sources)),
    busy: (setting) => share.planeOf[setting] >= 0,
    last: () => ranksIn(layout, share, active()),
    holds: (rank) => isInLevel(layout, share, active(), rank),
    mark: (bits) => markLevel(layout, share, active(), bits),
    end: crew.end,
    memory: {
      layout: searchName('lift', layout.rules, sources),
      save: () => copies([...always(search), ...busyPlanes(search)]),
      load: (bytes) => load(search, bytes),
    },
  };
}

function newSearch(layout: LiftLayout, threads: number): LiftSearch {
  const share = liftShare(layout, threads > 1);
  const free = Array.from(share.planes.keys());
  const nextPlaneOf = share.planeOf.slice();
  const crew = liftCrew(share, threads);
  return { layout, share, crew, free, nextPlaneOf, turn: 0, started: false };
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
function start(search: LiftSearch, sources: readonly number[]): number {
  search.started = true;
  const distinct = new Set(sources);
  for (const rank of distinct) putIn(search, rank);
  return distinct.size;
}

function putIn({ layout, share, free }: LiftSearch, rank: number): void {
  const { seen, planes, planeOf, active, activePieces } = share;
  const { pieces, pieceWords, parts, partWords } = layout.cut;
  const { setting, word, bit } = liftedPlace(layout, rank);
  if (planeOf[setting] < 0) planeOf[setting] = free.pop() as number;
  planes[planeOf[setting]][word] |= bit;
  seen[setting][word] |= bit;
  active[0][setting * pieces * parts + Math.floor(word / partWords)] = 1;
  activePieces[0][setting * pieces + Math.floor(word / pieceWords)] = 1;
}

/** Takes the next level; returns how many states it has. */
function expand(search: LiftSearch): number {
  const { layout, share, nextPlaneOf, turn } = search;
  share.active[1 - turn].fill(0);
  share.activePieces[1 - turn].fill(0);
  nextPlaneOf.fill(-1);
  let width = 0;
  for (let setting = 0; setting < layout.heights.length; setting++) width += pull(search, setting);
  // The last level stays as it was: where nothing is found, nothing is written.
  if (width === 0) return 0;
  share.planeOf.set(nextPlaneOf);
  search.turn = 1 - turn;
  return width;
}

/**
 * Takes the next level above a setting, and frees the planes of those that no later one comes from.
 */
function pull(
  { layout, share, crew, free, nextPlaneOf, turn }: LiftSearch,
  setting: number,
): number {
  const { planeOf } = share;
  const target = free.pop() as number;
  const found = layout.incoming[setting].some(({ from }) => planeOf[from] >= 0)
    ? crew.pull(setting, target, turn)
    : 0;
  if (found > 0) nextPlaneOf[setting] = target;
  else free.push(target);
  for (const done of layout.finished[setting]) if (planeOf[done] >= 0) free.push(planeOf[done]);
  return found;
}

/** The data that are stored at every level. */
const always = ({ share, turn }: LiftSearch): Uint8Array[] => [
  bytesOf(share.planeOf),
  share.full,
  share.active[turn],
  share.activePieces[turn],
  ...share.seen.map(bytesOf),
];

/** The planes of the last level. */
const busyPlanes = ({ share }: LiftSearch): Uint8Array[] =>
  Array.from(
    share.planeOf.filter((plane) => plane >= 0),
    (plane) => bytesOf(share.planes[plane]),
  );

function load(search: LiftSearch, bytes: Iterable<Uint8Array>): void {
  const fill = reader(bytes);
  for (const array of always(search)) fill(array);
  for (const plane of busyPlanes(search)) fill(plane);
  // Free all planes but those of the last level.
  const { share, free } = search;
  const busy = new Set(share.planeOf);
  free.splice(0, free.length, ...[...share.planes.keys()].filter((plane) => !busy.has(plane)));
  search.started = true;
}

/** The lift, for towers in free order. */
export const liftMethod: Method = {
  plan({ along, options }) {
    const layout = liftLayout(along);
    if (layout === null) return null;
    const workers = liftThreads(layout, options.workers);
    return {
      method: 'lift',
      engine: 'ts',
      workers,
      bytes: layout.bytes,
      run: (sources) => searchLift(layout, sources, options, workers),
    };
  },
};
