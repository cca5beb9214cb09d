import { allowedHeights, rankPermutation, type TowerRules, unrankPermutation } from '@manaus/core';
import { bytesOf, pieces as inPieces, reader } from '../search/pieces.js';
import { type LevelKernel, type Levels, searchName, type Watch, watchLevels } from './levels.js';
import { factorial, WORD_ORDERS } from './lift-orders.js';
import { type LiftCut, liftCut } from './lift-pull.js';
import { settingPuller } from './lift-setting.js';

/**
 * A free-order tower as a lift of the graph of its heights: above every setting of the heights lie the n! orders of the discs.
 *
 * Orders are read with peg 0 from the bottom, the others from the top, so that a move turns one segment of positions, the same for all
 * orders, and between pegs 0 and 1 none. A word holds the 24 orders of the last four positions.
 */
export interface LiftLayout {
  /** The digraph along which the search goes, and the capacities. */
  readonly rules: TowerRules;
  readonly heights: readonly (readonly number[])[];
  /** Words a setting of the heights. */
  readonly words: number;
  readonly cut: LiftCut;
  /** For each setting, the moves that come to it. */
  readonly incoming: readonly (readonly LiftedMove[])[];
  /** For each setting, those that no later setting comes from. */
  readonly finished: readonly (readonly number[])[];
  readonly bytes: number;
}

/** One move of one setting of the heights. */
interface LiftedMove {
  readonly from: number;
  readonly taken: number;
  readonly put: number;
}

/** The layout, `null` where it does not serve: not free-order, fewer than 4 discs, or more than a list can hold. */
export function liftLayout(rules: TowerRules, piecePositions?: number): LiftLayout | null {
  const { discs, stacking, capacities } = rules;
  if (stacking !== 'free' || discs < 4 || discs > 13) return null;
  const heights = allowedHeights(discs, capacities);
  const words = factorial(discs) / WORD_ORDERS;
  const cut = liftCut(discs, piecePositions);
  const incoming = incomingMoves(rules, heights);
  const finished = finishedSettings(incoming);
  const planes = heights.length + levelPlanes(finished);
  const flags = heights.length * cut.pieces * (2 * cut.parts + 3);
  const tables = 8 * cut.pieces * cut.parts * cut.head;
  return { rules, heights, words, cut, incoming, finished, bytes: planes * words * 4 + flags + tables + 2 ** 22 };
}

function incomingMoves({ moves }: TowerRules, heights: LiftLayout['heights']): LiftedMove[][] {
  const indexOf = new Map(heights.map((height, index) => [height.join(), index]));
  const incoming: LiftedMove[][] = heights.map(() => []);
  heights.forEach((height, setting) => {
    moves.forEach((row, from) => {
      row.forEach((allowed, to) => {
        const target = indexOf.get(height.map((held, peg) => held - Number(peg === from) + Number(peg === to)).join());
        if (allowed && target !== undefined) incoming[target].push({ from: setting, ...positions(height, from, to) });
      });
    });
  });
  return incoming;
}

/** Where the disc that moves is taken, and where it is put once the others have closed up. */
function positions(height: readonly number[], from: number, to: number): { taken: number; put: number } {
  const start = (peg: number) => height.slice(0, peg).reduce((sum, held) => sum + held, 0);
  const taken = from === 0 ? height[0] - 1 : start(from);
  const put = to === 0 ? height[0] : start(to) - (from < to ? 1 : 0);
  return { taken, put };
}

function finishedSettings(incoming: LiftLayout['incoming']): number[][] {
  const finished: number[][] = incoming.map(() => []);
  const last = incoming.map(() => 0);
  incoming.forEach((moves, setting) => {
    for (const { from } of moves) last[from] = setting;
  });
  for (const [from, setting] of last.entries()) finished[setting].push(from);
  return finished;
}

/** The most planes of this level and the next at a time: those of this level are lent again as soon as nobody comes from there. */
function levelPlanes(finished: LiftLayout['finished']): number {
  let live = finished.length;
  let most = live;
  for (const done of finished) {
    most = Math.max(most, ++live);
    live -= done.length;
  }
  return most;
}

/** A search of the lift between two levels. */
export interface LiftKernel extends LevelKernel {
  /** Whether the last level has states above a setting of the heights. */
  busy(setting: number): boolean;
  /** The ranks of the last level. */
  last(): Iterable<number>;
}

/**
 * Breadth-first search of a free-order tower, along the digraph of the layout's rules.
 *
 * Equals `explore(towerGraph(rules), sources)`, level by level. Time O(reached times degree / 10) word operations or so.
 */
export function searchLift(layout: LiftLayout, sources: readonly number[], watch: Watch): Levels {
  const kernel = liftKernel(layout, sources);
  const levels = watchLevels(kernel, watch);
  return { ...levels, farthest: { [Symbol.iterator]: () => kernel.last()[Symbol.iterator]() } };
}

/** The planes and flags of a search. */
export interface LiftPlanes {
  /** Words of all states reached, for each setting of the heights. */
  readonly seen: readonly Int32Array[];
  /** Which pieces have all their states reached. */
  readonly full: Uint8Array;
  /** Words of the last level; `null` where it has none. Only active pieces count, others hold leavings. */
  level: (Int32Array | null)[];
  /** Which parts of pieces, and which pieces, have states of the last level. */
  active: Uint8Array;
  activePieces: Uint8Array;
}

/** The search, ready for its first level. */
export function liftKernel(layout: LiftLayout, sources: readonly number[]): LiftKernel {
  const { heights, words, cut, finished } = layout;
  const { pieces, parts } = cut;
  const planes = (): Int32Array => new Int32Array(words);
  const state: LiftPlanes = {
    seen: heights.map(planes),
    full: new Uint8Array(heights.length * pieces),
    level: heights.map(() => null),
    active: new Uint8Array(heights.length * pieces * parts),
    activePieces: new Uint8Array(heights.length * pieces),
  };
  const pool: Int32Array[] = [];
  let nextActive: Uint8Array = state.active.slice();
  let nextPieces: Uint8Array = state.activePieces.slice();
  const pull = settingPuller(layout);
  let width = startLift(layout, sources, state, planes);
  let started = false;

  function expand(): number {
    const next: (Int32Array | null)[] = [];
    nextActive.fill(0);
    nextPieces.fill(0);
    width = 0;
    for (let setting = 0; setting < heights.length; setting++) {
      const target = pool.pop() ?? planes();
      const found = pull(state, setting, target, nextActive, nextPieces);
      width += found;
      next.push(found > 0 ? target : null);
      if (found === 0) pool.push(target);
      for (const done of finished[setting]) {
        const plane = state.level[done];
        if (plane !== null) pool.push(plane);
      }
    }
    // The last level stays as it was: where nothing is found, nothing is written.
    if (width === 0) return 0;
    state.level = next;
    [state.active, nextActive] = [nextActive, state.active];
    [state.activePieces, nextPieces] = [nextPieces, state.activePieces];
    return width;
  }

  /** What is kept whatever the level. */
  const always = () => [state.full, state.active, state.activePieces, ...state.seen.map(bytesOf)];

  return {
    advance() {
      if (started) return expand();
      started = true;
      return width;
    },
    busy: (setting) => state.level[setting] !== null,
    last: () => ranksIn(layout, state),
    memory: {
      layout: searchName('lift', layout.rules, sources),
      *save() {
        yield Uint8Array.from(state.level, (plane) => Number(plane !== null));
        for (const array of always()) yield* inPieces(array);
        for (const plane of state.level) if (plane !== null) yield* inPieces(bytesOf(plane));
      },
      load(bytes) {
        const fill = reader(bytes);
        const has = new Uint8Array(heights.length);
        for (const array of [has, ...always()]) fill(array);
        state.level = Array.from(has, (held) => (held ? planes() : null));
        for (const plane of state.level) if (plane !== null) fill(bytesOf(plane));
        started = true;
      },
    },
  };
}

/** Puts the sources in; returns how many there are. */
function startLift(layout: LiftLayout, sources: readonly number[], state: LiftPlanes, planes: () => Int32Array): number {
  const { pieces, pieceWords, parts, partWords } = layout.cut;
  let count = 0;
  for (const rank of new Set(sources)) {
    const [setting, order] = liftedOf(layout, rank);
    const word = Math.floor(order / WORD_ORDERS);
    const bit = 1 << (order % WORD_ORDERS);
    state.level[setting] ??= planes();
    (state.level[setting] as Int32Array)[word] |= bit;
    state.seen[setting][word] |= bit;
    state.active[setting * pieces * parts + Math.floor(word / partWords)] = 1;
    state.activePieces[setting * pieces + Math.floor(word / pieceWords)] = 1;
    count++;
  }
  return count;
}

/** The setting of the heights and the order, read as the lift reads it, of a rank. */
function liftedOf({ rules, heights, words }: LiftLayout, rank: number): [number, number] {
  const orders = words * WORD_ORDERS;
  const setting = Math.floor(rank / orders);
  const order = unrankPermutation(rank - setting * orders, rules.discs);
  return [setting, rankPermutation(firstPegTurned(order, heights[setting][0]))];
}

function* ranksIn({ rules, heights, words, cut }: LiftLayout, { level, activePieces }: LiftPlanes): Generator<number> {
  const orders = words * WORD_ORDERS;
  for (let setting = 0; setting < heights.length; setting++) {
    const plane = level[setting];
    if (plane === null) continue;
    for (let word = 0; word < words; word++) {
      if (!activePieces[setting * cut.pieces + Math.floor(word / cut.pieceWords)]) continue;
      for (let bits = plane[word]; bits !== 0; bits &= bits - 1) {
        const order = unrankPermutation(word * WORD_ORDERS + 31 - Math.clz32(bits & -bits), rules.discs);
        yield setting * orders + rankPermutation(firstPegTurned(order, heights[setting][0]));
      }
    }
  }
}

const firstPegTurned = (order: readonly number[], height: number) => [...order.slice(0, height).reverse(), ...order.slice(height)];
