import { formatLabel, type Peg, stacked } from '@manaus/core';

/**
 * A play that a counter drives: the disc that each step of the counter names, and where it goes.
 */
export interface CounterPlay {
  readonly labels: readonly string[];
  /** Entry m - 1 is the disc of move m. */
  readonly discs: readonly number[];
}

/**
 * The disc that move m of the binary counter names: the place of the last 1 of m, counted from the
 * right.
 */
export const discOfBinary = (move: number): number => {
  const digits = move.toString(2);
  return digits.length - digits.lastIndexOf('1');
};

/**
 * The reflected code of the given number of digits: the last one with 0 before each word, then,
 * backwards, with 1.
 */
export function grayCode(digits: number): string[] {
  if (digits === 0) return [''];
  const last = grayCode(digits - 1);
  return [...last.map((word) => `0${word}`), ...[...last].reverse().map((word) => `1${word}`)];
}

/**
 * The disc whose digit changes between two words; the last digit is disc 1. Throws when not exactly
 * one changes.
 */
export function discOfGray(before: string, after: string): number {
  const changed = [...after].flatMap((digit, i) => (digit === before[i] ? [] : [after.length - i]));
  if (changed.length !== 1)
    throw new Error(`${before} and ${after} differ in ${changed.length} digits`);
  return changed[0];
}

/** The disc that each step of the code names. */
export function discsOfGray(digits: number): number[] {
  const words = grayCode(digits);
  return words.slice(1).map((word, m) => discOfGray(words[m], word));
}

/**
 * The play in which move m moves the given disc: disc 1 always the same way round, to p2 first when
 * n is odd, any other where the rules let it go. `null` at the first move that the rules forbid, or
 * leave open.
 */
export function drivenPlay(count: number, discs: readonly number[]): CounterPlay | null {
  const pegOf: Peg[] = new Array<Peg>(count).fill(0);
  const label = () => formatLabel(stacked(pegOf, 3));
  const labels = [label()];
  for (const disc of discs) {
    const to = drivenPeg(pegOf, disc);
    if (to === null) return null;
    pegOf[disc - 1] = to;
    labels.push(label());
  }
  return { labels, discs };
}

/**
 * Where disc 1 goes on its way round, and where the rules let another disc go, if that is one peg.
 */
function drivenPeg(pegOf: readonly Peg[], disc: number): Peg | null {
  if (disc === 1) return (pegOf[0] + (pegOf.length % 2 === 1 ? 2 : 1)) % 3;
  const held = new Set(pegOf.slice(0, disc));
  const [to] = [0, 1, 2].filter((peg) => !held.has(peg));
  return held.size === 2 && !pegOf.slice(0, disc - 1).includes(pegOf[disc - 1]) ? to : null;
}
