import type { Crossings, InnerTurn } from './pull.js';

/**
 * The states that a level sends to one piece, gathered in words that stay in the cache.
 *
 * The text of this class is part of the program of the worker threads, so that no bundler, test
 * runner or notebook must know where a file lies: it refers to nothing outside itself. Loops copy
 * fields to locals.
 */
export class PieceBuffer {
  readonly words: Int32Array;
  private readonly crossings: Crossings;

  constructor(length: number, crossings: Crossings) {
    this.words = new Int32Array(length);
    this.crossings = crossings;
  }

  /** Ors `length` words. */
  or(source: Int32Array, from: number, to: number, length: number): void {
    const { words } = this;
    for (let i = 0; i < length; i++) words[to + i] |= source[from + i];
  }

  /** Ors `length` words after a turn, whose entries in the table begin at `entry`. */
  orTurned(
    turn: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    const { kind, gather } = turn;
    if (kind === 'bits') this.orBits(turn, source, from, to, length);
    else if (kind === 'words' && gather) this.gatherWords(turn, source, from, to, entry, length);
    else if (kind === 'words') this.scatterWords(turn, source, from, to, entry, length);
    else if (gather) this.takeOut(turn, source, from, to, entry, length);
    else this.putIn(turn, source, from, to, entry, length);
  }

  private orBits(
    { table }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    length: number,
  ): void {
    const { words } = this;
    for (let i = 0; i < length; i++) {
      const bits = source[from + i];
      words[to + i] |= table[bits & 4095] | table[4096 + (bits >>> 12)];
    }
  }

  private scatterWords(
    { table }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    const { words } = this;
    for (let i = 0; i < length; i++) words[to + table[entry + i]] |= source[from + i];
  }

  private gatherWords(
    { table }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    const { words } = this;
    for (let i = 0; i < length; i++) words[to + i] |= source[from + table[entry + i]];
  }

  /** The disc goes in among the last four: the six orders of each of its ranks go to one word. */
  private putIn(
    { table, position }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    const { words } = this;
    const { inserted } = this.crossings;
    const first = position << 8;
    for (let i = 0; i < length; i++) {
      const bits = source[from + i];
      if (bits === 0) continue;
      const at = (entry + i) << 2;
      const a = table[at];
      const b = table[at + 1];
      const c = table[at + 2];
      const d = table[at + 3];
      words[to + (a >> 2)] |= inserted[first + ((a & 3) << 6) + (bits & 63)];
      words[to + (b >> 2)] |= inserted[first + ((b & 3) << 6) + ((bits >>> 6) & 63)];
      words[to + (c >> 2)] |= inserted[first + ((c & 3) << 6) + ((bits >>> 12) & 63)];
      words[to + (d >> 2)] |= inserted[first + ((d & 3) << 6) + (bits >>> 18)];
    }
  }

  /** The disc goes out of the last four: six orders of a word come from each of four words. */
  private takeOut(
    { table, position }: InnerTurn,
    source: Int32Array,
    from: number,
    to: number,
    entry: number,
    length: number,
  ): void {
    const { words } = this;
    const { lower, upper } = this.crossings;
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
      words[to + i] |= bits;
    }
  }
}
