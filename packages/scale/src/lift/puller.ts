import type { PieceBuffer } from './piece-buffer.js';
import type { Crossings, LiftCut, Pull } from './pull.js';

/** A move into a setting of the heights, with its pull. */
interface Incoming extends Pull {
  readonly from: number;
}

/** The data of a search, shared by its threads. */
export interface LiftShare {
  readonly cut: LiftCut;
  /** The moves into each setting of the heights. */
  readonly moves: readonly (readonly Incoming[])[];
  readonly crossings: Crossings;
  /** Per setting: the states reached, one bit each. */
  readonly seen: readonly Int32Array[];
  /** Per piece: 1 once all of its states are reached. */
  readonly full: Uint8Array;
  /** A pool of planes, one level of one setting each; inactive pieces contain stale data. */
  readonly planes: readonly Int32Array[];
  /** Per setting: its plane of the last level, or -1. */
  readonly planeOf: Int32Array;
  /** Per part of a piece: 1 if it has states of a level; the last level and the next, by turns. */
  readonly active: readonly [Uint8Array, Uint8Array];
  /** The same per piece. */
  readonly activePieces: readonly [Uint8Array, Uint8Array];
}

/**
 * The search of the next level, setting by setting and piece by piece: what the last level sends to
 * a piece is gathered in the buffer and settled there.
 *
 * Thread `me` of `threads` takes the pieces congruent to `me`. Pieces with all states reached, and
 * parts without states of the last level, are skipped. The text of this class is part of the
 * program of the workers, like that of the buffer.
 */
export class Puller {
  private readonly share: LiftShare;
  private readonly me: number;
  private readonly threads: number;
  private readonly buffer: PieceBuffer;
  /** The flags of the last level: 0 or 1. */
  private turn = 0;

  constructor(share: LiftShare, me: number, threads: number, buffer: PieceBuffer) {
    this.share = share;
    this.me = me;
    this.threads = threads;
    this.buffer = buffer;
  }

  /** The number of states of the next level above a setting; writes them to the plane `target`. */
  pull(setting: number, target: number, turn: number): number {
    const { cut, moves, full, planeOf } = this.share;
    const busy = moves[setting].filter(({ from }) => planeOf[from] >= 0);
    this.turn = turn;
    let width = 0;
    for (let piece = this.me; piece < cut.pieces; piece += this.threads) {
      if (full[setting * cut.pieces + piece] !== 0 || !this.gather(busy, piece)) continue;
      width += this.settle(setting, piece, target);
    }
    return width;
  }

  /** Fills the buffer with what some moves bring to a piece; `false` if they bring nothing. */
  private gather(moves: readonly Incoming[], piece: number): boolean {
    let empty = true;
    for (const move of moves) {
      const brought =
        move.outer === null
          ? this.bringWithin(move, piece, empty)
          : this.bringParts(move, move.outer, piece, empty);
      if (brought) empty = false;
    }
    return !empty;
  }

  /** Ors the states that a move brings from the same piece; the buffer is cleared if `empty`. */
  private bringWithin({ from, inner }: Incoming, piece: number, empty: boolean): boolean {
    const { cut, planes, planeOf, activePieces } = this.share;
    if (activePieces[this.turn][from * cut.pieces + piece] === 0) return false;
    const { buffer } = this;
    if (empty) buffer.words.fill(0);
    const source = planes[planeOf[from]];
    const first = piece * cut.pieceWords;
    if (inner === null) {
      buffer.or(source, first, 0, cut.pieceWords);
      return true;
    }
    const { kind, table } = inner;
    const length =
      kind === 'bits' ? cut.pieceWords : kind === 'words' ? table.length : table.length >> 2;
    for (let block = 0; block < cut.pieceWords; block += length)
      buffer.orTurned(inner, source, first + block, block, 0, length);
    return true;
  }

  /** The same for a move that brings parts of other pieces. */
  private bringParts(
    { from, inner }: Incoming,
    outer: Int32Array,
    piece: number,
    empty: boolean,
  ): boolean {
    const { cut, planes, planeOf, active, activePieces } = this.share;
    const { parts, partWords, pieces, pieceWords } = cut;
    const { buffer } = this;
    const source = planes[planeOf[from]];
    const [there, pieceThere] = [active[this.turn], activePieces[this.turn]];
    let brought = false;
    for (let part = 0; part < parts; part++) {
      const origin = outer[piece * parts + part];
      const rank = origin % parts;
      const home = (origin - rank) / parts;
      const busy = inner?.gather
        ? pieceThere[from * pieces + home]
        : there[from * pieces * parts + origin];
      if (busy === 0) continue;
      if (empty && !brought) buffer.words.fill(0);
      brought = true;
      const to = part * partWords;
      if (inner === null) buffer.or(source, origin * partWords, to, partWords);
      else if (inner.gather)
        buffer.orTurned(inner, source, home * pieceWords, to, rank * partWords, partWords);
      else buffer.orTurned(inner, source, origin * partWords, 0, to, partWords);
    }
    return brought;
  }

  /**
   * Marks the states in the buffer as reached; the new ones, which are counted, go to the plane.
   */
  private settle(setting: number, piece: number, target: number): number {
    const { cut, seen, full, planes, active, activePieces } = this.share;
    const { words } = this.buffer;
    const reached = seen[setting];
    const first = piece * cut.pieceWords;
    const place = setting * cut.pieces + piece;
    const flags = active[1 - this.turn];
    let count = 0;
    for (let part = 0; part < cut.parts; part++) {
      const found = this.settlePart(reached, first, part * cut.partWords);
      flags[place * cut.parts + part] = Number(found > 0);
      count += found;
    }
    if (count === 0) return 0;
    const plane = planes[target];
    for (let i = 0; i < words.length; i++) plane[first + i] = words[i];
    activePieces[1 - this.turn][place] = 1;
    full[place] = Number(this.isFull(reached, first));
    return count;
  }

  /** Keeps the new states of a part, whose words begin at `start` of the buffer. */
  private settlePart(reached: Int32Array, first: number, start: number): number {
    const { words } = this.buffer;
    const end = start + this.share.cut.partWords;
    let count = 0;
    for (let i = start; i < end; i++) {
      const old = reached[first + i];
      const fresh = words[i] & ~old;
      words[i] = fresh;
      if (fresh === 0) continue;
      reached[first + i] = old | fresh;
      const twos = fresh - ((fresh >>> 1) & 0x55555555);
      const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
      count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  private isFull(reached: Int32Array, first: number): boolean {
    const end = first + this.share.cut.pieceWords;
    for (let i = first; i < end; i++) if (reached[i] !== 0xffffff) return false;
    return true;
  }
}
