import { digitsOf } from '@manaus/kernels/internals';
import type { PlaneLayout } from './layout.js';

/**
 * Two bits a state: 00 not reached, 01 and 10 this level and the next by turns, 11 done (or no
 * state at all).
 *
 * Level n is in plane A where n is even, in plane B where it is odd.
 */
export interface Planes {
  /** Ors bits into a word: states of the first level. */
  put(word: number, low: number, high: number): void;
  /**
   * The words of a class as they lie in memory: of each word, plane A, then plane B; of a wide
   * plane, the low half, then the high half.
   */
  ofClass(cls: number): Int32Array;
  /** The states of a level reach the next; returns how many there are. */
  advance(level: number): number;
  /** Makes ready for `advance(level)` where the words were filled in from elsewhere. */
  resume(level: number): void;
  /** Each word of the last level that had states, and these. */
  last(): Iterable<readonly [word: number, low: number, high: number]>;
  /** No level will be asked for any more; the last one stays. */
  end(): void;
}

/** The number of words of a level between two polls of `shouldStop`: a millisecond of work. */
export const SLICE = 2 ** 14;

/** The number of bits set. */
export function ones(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The bits of a word, one for each setting, in two halves. */
export type Halves = [low: number, high: number];

/** The bit of a setting in a word. */
export const bitOf = (setting: number): Halves =>
  setting < 32 ? [1 << setting, 0] : [0, 1 << setting];

/** The word of a rank, and its bit there. */
export function spotOf(rank: number, blockSize: number): [word: number, low: number, high: number] {
  const word = Math.floor(rank / blockSize);
  return [word, ...bitOf(rank - word * blockSize)];
}

/** The discs whose settings are the bits of a word. */
type Block = Pick<PlaneLayout, 'pegs' | 'blockDiscs'>;

/** The pegs of the discs in a word, the smallest first, by settings. */
export const settingsOf = ({ pegs, blockDiscs }: Block): number[][] =>
  Array.from({ length: pegs ** blockDiscs }, (_, setting) => digitsOf(setting, blockDiscs, pegs));

/** The bits of the settings of which something is true. */
export function halvesWhere<S>(settings: readonly S[], holds: (setting: S) => boolean): Halves {
  const halves: Halves = [0, 0];
  settings.forEach((setting, bit) => {
    if (holds(setting)) halves[bit >> 5] |= 1 << bit;
  });
  return halves;
}

/** A list twice as long, at most as long as all. */
export function longer(list: Int32Array, most: number): Int32Array {
  const copy = new Int32Array(Math.min(most, list.length * 2));
  copy.set(list);
  return copy;
}

/** The number of marked places. */
export function countMarks(marks: Int32Array): number {
  let count = 0;
  for (const bits of marks) count += ones(bits);
  return count;
}

/** Lists the marked places in order, and takes the marks away. */
export function takeMarks(marks: Int32Array, list: Int32Array): void {
  let count = 0;
  for (let i = 0; i < marks.length; i++) {
    for (let bits = marks[i]; bits !== 0; bits &= bits - 1)
      list[count++] = i * 32 + 31 - Math.clz32(bits & -bits);
    marks[i] = 0;
  }
}
