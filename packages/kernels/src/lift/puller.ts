import type { InnerTurn, LiftCut, Pull } from './pull.js';

/** A move that comes to a setting, with its pull. */
interface Incoming extends Pull {
  readonly from: number;
}

/** All that a search holds; threads share it. */
export interface LiftShare {
  readonly cut: LiftCut;
  /** For each setting of the heights, the moves that come to it. */
  readonly moves: readonly (readonly Incoming[])[];
  readonly crossings: Crossings;
  /** Words of all states reached, for each setting of the heights. */
  readonly seen: readonly Int32Array[];
  /** Which pieces have all their states reached. */
  readonly full: Uint8Array;
  /** Planes that are lent to levels, and which of them each setting has for the last level; -1 for none. Only active pieces count, others hold leavings. */
  readonly planes: readonly Int32Array[];
  readonly planeOf: Int32Array;
  /** Which parts of pieces, and which pieces, have states of the last level, and of the next: by turns. */
  readonly active: readonly [Uint8Array, Uint8Array];
  readonly activePieces: readonly [Uint8Array, Uint8Array];
}

/** Tables of the discs that cross to the last four positions and from there; see `putIn` and `takenOut`. */
export interface Crossings {
  readonly inserted: Int32Array;
  readonly lower: Uint8Array;
  readonly upper: Uint8Array;
}

/** Finds the states of the next level above one setting of the heights, notes them as reached, and returns how many there are. */
export type SettingPuller = (setting: number, target: number, turn: number) => number;

/**
 * Pulls settings piece by piece: what the last level sends to a piece is gathered in a buffer that stays in the cache, and settled there.
 * Of several threads, each takes every so many-th piece.
 *
 * Pieces of which all states were reached, and parts of the last level that have none, are passed over. The text of this function is part
 * of the program of the workers, hence it uses nothing from outside itself.
 */
export function settingPuller(
  { cut, moves, crossings, seen, full, planes, planeOf, active, activePieces }: LiftShare,
  me: number,
  threads: number,
): SettingPuller {
  const { pieces, pieceWords, parts, partWords } = cut;
  const { inserted, lower, upper } = crossings;
  const buffer = new Int32Array(pieceWords);
  const all = 2 ** 24 - 1;

  /** Ors a run of words into the buffer. */
  function orRun(source: Int32Array, from: number, to: number, length: number): void {
    for (let i = 0; i < length; i++) buffer[to + i] |= source[from + i];
  }

  /** Ors words after a turn into a block of the buffer: `length` words, whose entries in the table begin at `entry`. */
  function orTurned(
    { kind, table, position, gather }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    if (kind === 'bits') orBits(source, from, to, length, table);
    else if (kind === 'words')
      (gather ? gatherWords : scatterWords)(source, from, to, entry, length, table);
    else (gather ? takeOut : takeIn)(source, from, to, entry, length, table, position);
  }

  function orBits(
    source: Int32Array,
    from: number,
    to: number,
    length: number,
    table: Int32Array,
  ): void {
    for (let i = 0; i < length; i++) {
      const bits = source[from + i];
      buffer[to + i] |= table[bits & 4095] | table[4096 + (bits >>> 12)];
    }
  }

  function scatterWords(
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
    table: Int32Array,
  ): void {
    for (let i = 0; i < length; i++) buffer[to + table[entry + i]] |= source[from + i];
  }

  function gatherWords(
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
    table: Int32Array,
  ): void {
    for (let i = 0; i < length; i++) buffer[to + i] |= source[from + table[entry + i]];
  }

  /** The disc goes in among the last four: six orders of each rank that it has among them go to one word. */
  function takeIn(
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
    table: Int32Array,
    position: number,
  ): void {
    const first = position << 8;
    for (let i = 0; i < length; i++) {
      const bits = source[from + i];
      if (bits === 0) continue;
      const at = (entry + i) << 2;
      const a = table[at];
      const b = table[at + 1];
      const c = table[at + 2];
      const d = table[at + 3];
      buffer[to + (a >> 2)] |= inserted[first + ((a & 3) << 6) + (bits & 63)];
      buffer[to + (b >> 2)] |= inserted[first + ((b & 3) << 6) + ((bits >>> 6) & 63)];
      buffer[to + (c >> 2)] |= inserted[first + ((c & 3) << 6) + ((bits >>> 12) & 63)];
      buffer[to + (d >> 2)] |= inserted[first + ((d & 3) << 6) + (bits >>> 18)];
    }
  }

  /** The disc goes out of the last four: six orders of a word come from each of four words. */
  function takeOut(
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
    table: Int32Array,
    position: number,
  ): void {
    const first = position << 14;
    for (let i = 0; i < length; i++) {
      const at = (entry + i) << 2;
      let bits = 0;
      for (let rank = 0; rank < 4; rank++) {
        const origin = table[at + rank];
        const word = source[from + (origin >> 2)];
        const group = first + ((origin & 3) << 12);
        bits |= (lower[group + (word & 4095)] | upper[group + (word >>> 12)]) << (6 * rank);
      }
      buffer[to + i] |= bits;
    }
  }

  /** Ors into the buffer, emptied if it is not clean yet, what a move that keeps to the piece brings; `true` where there was something. */
  function bringWithin(
    { from, inner }: Incoming,
    piece: number,
    turn: number,
    empty: boolean,
  ): boolean {
    if (activePieces[turn][from * pieces + piece] === 0) return false;
    if (empty) buffer.fill(0);
    const source = planes[planeOf[from]];
    const first = piece * pieceWords;
    if (inner === null) orRun(source, first, 0, pieceWords);
    else {
      const length =
        inner.kind === 'bits'
          ? pieceWords
          : inner.kind === 'words'
            ? inner.table.length
            : inner.table.length >> 2;
      for (let block = 0; block < pieceWords; block += length)
        orTurned(inner, source, first + block, block, 0, length);
    }
    return true;
  }

  /** The same for a move that brings parts from other pieces. */
  function bringParts(
    { from, inner }: Incoming,
    outer: Int32Array,
    piece: number,
    turn: number,
    empty: boolean,
  ): boolean {
    const source = planes[planeOf[from]];
    let brought = false;
    for (let part = 0; part < parts; part++) {
      const origin = outer[piece * parts + part];
      const there = active[turn];
      const rank = origin % parts;
      const home = (origin - rank) / parts;
      if (
        (inner?.gather
          ? activePieces[turn][from * pieces + home]
          : there[from * pieces * parts + origin]) === 0
      )
        continue;
      if (empty && !brought) buffer.fill(0);
      brought = true;
      if (inner === null) orRun(source, origin * partWords, part * partWords, partWords);
      else if (inner.gather)
        orTurned(inner, source, home * pieceWords, part * partWords, rank * partWords, partWords);
      else orTurned(inner, source, origin * partWords, 0, part * partWords, partWords);
    }
    return brought;
  }

  function ones(bits: number): number {
    const twos = bits - ((bits >>> 1) & 0x55555555);
    const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
    return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }

  /** Keeps what is new in the buffer; where there is any, the whole piece goes to the target. */
  function settle(
    reached: Int32Array,
    first: number,
    target: Int32Array,
    flags: Uint8Array,
    firstPart: number,
  ): number {
    let count = 0;
    for (let part = 0, i = 0; part < parts; part++) {
      let any = 0;
      for (const end = (part + 1) * partWords; i < end; i++) {
        const old = reached[first + i];
        const fresh = buffer[i] & ~old;
        buffer[i] = fresh;
        if (fresh === 0) continue;
        any = 1;
        reached[first + i] = old | fresh;
        count += ones(fresh);
      }
      flags[firstPart + part] = any;
    }
    if (count > 0) for (let i = 0; i < pieceWords; i++) target[first + i] = buffer[i];
    return count;
  }

  function isFull(reached: Int32Array, first: number): boolean {
    for (let i = first; i < first + pieceWords; i++) if (reached[i] !== all) return false;
    return true;
  }

  return (setting, target, turn) => {
    const busy = moves[setting].filter(({ from }) => planeOf[from] >= 0);
    const reached = seen[setting];
    let width = 0;
    for (let piece = me; piece < pieces; piece += threads) {
      const place = setting * pieces + piece;
      if (full[place]) continue;
      let empty = true;
      for (const move of busy)
        if (
          move.outer === null
            ? bringWithin(move, piece, turn, empty)
            : bringParts(move, move.outer, piece, turn, empty)
        )
          empty = false;
      if (empty) continue;
      const count = settle(
        reached,
        piece * pieceWords,
        planes[target],
        active[1 - turn],
        place * parts,
      );
      if (count === 0) continue;
      width += count;
      activePieces[1 - turn][place] = 1;
      full[place] = Number(isFull(reached, piece * pieceWords));
    }
    return width;
  };
}
