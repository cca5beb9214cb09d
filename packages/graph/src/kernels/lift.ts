import { allowedHeights, rankPermutation, type TowerRules, unrankPermutation } from '@manaus/core';
import { type Levels, type Watch, watchLevels } from './levels.js';
import { factorial, putIn, type Turn, takenOut, turns, WORD_ORDERS } from './lift-orders.js';
import { ones } from './planes-words.js';

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
  readonly bytes: number;
}

/** The layout, `null` where it does not serve: not free-order, fewer than 4 discs, or more than a list can hold. */
export function liftLayout(rules: TowerRules): LiftLayout | null {
  const { discs, stacking, capacities } = rules;
  if (stacking !== 'free' || discs < 4 || discs > 13) return null;
  const heights = allowedHeights(discs, capacities);
  const words = factorial(discs) / WORD_ORDERS;
  // Three planes, and tables of turns: at most two that cross, with 4 entries a word, and one a pair of positions before the last four.
  const tables = 16 * words * 2 * 1.2 + 8 * words * 1.5 * Math.max(0, discs - 4);
  return { rules, heights, words, bytes: heights.length * words * 12 + tables + 2 ** 22 };
}

/** One move of one setting of the heights. */
interface LiftedMove {
  readonly to: number;
  readonly turn: Turn;
}

/**
 * Breadth-first search of a free-order tower, along the digraph of the layout's rules.
 *
 * Equals `explore(towerGraph(rules), sources)`, level by level. Time O(reached times degree / 10) word operations or so.
 */
export function searchLift(layout: LiftLayout, sources: readonly number[], watch: Watch): Levels {
  const { heights, words } = layout;
  const plane = () => heights.map(() => new Int32Array(words));
  const [seen, fresh] = [plane(), plane()];
  let frontier = plane();
  let next = fresh;
  let busy = new Uint8Array(heights.length);
  const moves = liftedMoves(layout);
  const turn = turner(words);
  for (const rank of sources) {
    const [setting, order] = liftedOf(layout, rank);
    next[setting][Math.floor(order / WORD_ORDERS)] |= 1 << (order % WORD_ORDERS);
  }
  /** Which settings may have got states. */
  let touched = new Uint8Array(heights.length).fill(1);
  const settle = (): number => {
    let width = 0;
    busy = new Uint8Array(heights.length);
    touched.forEach((hit, setting) => {
      const found = hit ? settleWords(next[setting], seen[setting]) : 0;
      width += found;
      if (found > 0) busy[setting] = 1;
    });
    return width;
  };
  const advance = (): number => {
    const before = busy;
    const width = settle();
    if (width === 0) return 0;
    [frontier, next] = [next, frontier];
    before.forEach((was, setting) => {
      if (was) next[setting].fill(0);
    });
    touched = new Uint8Array(heights.length);
    busy.forEach((has, setting) => {
      if (!has) return;
      for (const move of moves[setting]) {
        touched[move.to] = 1;
        turn(move.turn, frontier[setting], next[move.to]);
      }
    });
    return width;
  };
  const levels = watchLevels({ advance }, watch);
  return { ...levels, farthest: { [Symbol.iterator]: () => ranksIn(layout, frontier) } };
}

/** Keeps of some words what was not seen before, notes it as seen and counts it. */
function settleWords(words: Int32Array, seen: Int32Array): number {
  let count = 0;
  for (let word = 0; word < words.length; word++) {
    const bits = words[word];
    if (bits === 0) continue;
    const old = seen[word];
    const fresh = bits & ~old;
    words[word] = fresh;
    seen[word] = old | fresh;
    count += ones(fresh);
  }
  return count;
}

function liftedMoves({ rules, heights }: LiftLayout): LiftedMove[][] {
  const { moves, discs } = rules;
  const indexOf = new Map(heights.map((height, index) => [height.join(), index]));
  const turnOf = turns(discs);
  return heights.map((height) => {
    const found: LiftedMove[] = [];
    moves.forEach((row, from) => {
      row.forEach((allowed, to) => {
        const target = indexOf.get(height.map((held, peg) => held - Number(peg === from) + Number(peg === to)).join());
        if (allowed && target !== undefined) found.push({ to: target, turn: turnOf(...positions(height, from, to)) });
      });
    });
    return found;
  });
}

/** Where the disc that moves is taken, and where it is put once the others have closed up. */
function positions(height: readonly number[], from: number, to: number): [number, number] {
  const start = (peg: number) => height.slice(0, peg).reduce((sum, held) => sum + held, 0);
  const taken = from === 0 ? height[0] - 1 : start(from);
  const put = to === 0 ? height[0] : start(to) - (from < to ? 1 : 0);
  return [taken, put];
}

/** Ors the words after a turn into others. */
function turner(words: number): (turn: Turn, source: Int32Array, target: Int32Array) => void {
  const inserted = putIn();
  const lower = takenOut(false);
  const upper = takenOut(true);
  return (turn, source, target) => {
    if (turn.kind === 'same') orWords(source, target);
    else if (turn.kind === 'words') orMoved(source, target, turn.table, turn.span);
    else if (turn.kind === 'bits') orBits(source, target, turn.table);
    else if (turn.kind === 'in') orIn(source, target, turn.table, inserted, turn.position, words);
    else orOut(source, target, turn.table, lower, upper, turn.position, words);
  };
}

function orWords(source: Int32Array, target: Int32Array): void {
  for (let word = 0; word < source.length; word++) target[word] |= source[word];
}

function orMoved(source: Int32Array, target: Int32Array, table: Int32Array, span: number): void {
  for (let block = 0; block < source.length; block += table.length * span)
    for (let i = 0; i < table.length; i++) {
      const from = block + i * span;
      const to = block + table[i] * span;
      for (let k = 0; k < span; k++) target[to + k] |= source[from + k];
    }
}

function orBits(source: Int32Array, target: Int32Array, table: Int32Array): void {
  for (let word = 0; word < source.length; word++) {
    const bits = source[word];
    if (bits !== 0) target[word] |= table[bits & 4095] | table[4096 + (bits >>> 12)];
  }
}

function orIn(source: Int32Array, target: Int32Array, table: Int32Array, inserted: Int32Array, position: number, words: number): void {
  const size = table.length >>> 2;
  for (let block = 0; block < words; block += size)
    for (let i = 0; i < size; i++) {
      const bits = source[block + i];
      if (bits === 0) continue;
      for (let rank = 0; rank < 4; rank++) {
        const six = (bits >>> (6 * rank)) & 63;
        if (six === 0) continue;
        const to = table[4 * i + rank];
        target[block + (to >>> 2)] |= inserted[((position * 4 + (to & 3)) << 6) + six];
      }
    }
}

function orOut(source: Int32Array, target: Int32Array, table: Int32Array, lower: Uint8Array, upper: Uint8Array, position: number, words: number): void {
  const size = table.length >>> 2;
  for (let block = 0; block < words; block += size)
    for (let i = 0; i < size; i++) {
      const bits = source[block + i];
      if (bits === 0) continue;
      for (let rank = 0; rank < 4; rank++) {
        const entry = (position * 4 + rank) << 12;
        const six = lower[entry + (bits & 4095)] | upper[entry + (bits >>> 12)];
        if (six === 0) continue;
        const to = table[4 * i + rank];
        target[block + (to >>> 2)] |= six << (6 * (to & 3));
      }
    }
}

/** The setting of the heights and the order, read as the lift reads it, of a rank. */
function liftedOf({ rules, heights, words }: LiftLayout, rank: number): [number, number] {
  const orders = words * WORD_ORDERS;
  const setting = Math.floor(rank / orders);
  const order = unrankPermutation(rank - setting * orders, rules.discs);
  return [setting, rankPermutation(firstPegTurned(order, heights[setting][0]))];
}

function* ranksIn({ rules, heights, words }: LiftLayout, frontier: readonly Int32Array[]): Generator<number> {
  const orders = words * WORD_ORDERS;
  for (let setting = 0; setting < heights.length; setting++)
    for (let word = 0; word < words; word++)
      for (let bits = frontier[setting][word]; bits !== 0; bits &= bits - 1) {
        const order = unrankPermutation(word * WORD_ORDERS + 31 - Math.clz32(bits & -bits), rules.discs);
        yield setting * orders + rankPermutation(firstPegTurned(order, heights[setting][0]));
      }
}

const firstPegTurned = (order: readonly number[], height: number) => [...order.slice(0, height).reverse(), ...order.slice(height)];
