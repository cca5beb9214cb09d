import { requireKind } from '@manaus/core/internals';

/** The steps of the program. */
export const classifierSteps = ['limit', 'set', 'positions', 'guess'] as const;

/** A line of a dialogue: what was typed, or what the program wrote. */
export interface Spoken {
  readonly who: 'user' | 'program';
  readonly step: (typeof classifierSteps)[number];
  /** True for a line in which the program asks or announces something. */
  readonly isPrompt: boolean;
  readonly text: string;
}

/** The run of the printed classifier. */
export interface ClassifierRun {
  readonly dialogue: readonly Spoken[];
  /** The outcomes it lists, one for each position from 0 on, as one word. */
  readonly listed: string;
  /**
   * The lines of the listing cut at the guess, the last one included; an empty one where the cut
   * falls on the end.
   */
  readonly lines: readonly string[];
  /** The exception that ends it, if one does. */
  readonly stopped: string | null;
}

const place = 'papers/printed-classifier';

/** The exception that ends the printed program early. */
class Stopped extends Error {}

/**
 * The classifier of positions that the work prints, in the order of its steps and with its limits;
 * what it asks and says is in our words.
 *
 * Numbers are read as 16-bit integers (a FormatException or OverflowException otherwise, 0 where
 * the input is over); the limit is the length of the list, so that the last position listed is one
 * less; the set has room for 20 numbers, of which none is looked at. A guess of 0 cuts nothing.
 * Time O(20 limit). Source: [carvalho2013, section 2.3 and appendix A].
 *
 * @example
 * ```ts
 * printedClassifier(['21', '1', '2', '3', '0', '4']).lines; // => ['PNNN', 'PNNN', 'PNNN', 'PNNN', 'PNNN', 'P']
 * printedClassifier(['-1']).stopped; // => 'OverflowException'
 * ```
 */
export function printedClassifier(typed: readonly string[]): ClassifierRun {
  for (const text of requireKind(place, 'typed', 'list', typed))
    requireKind(place, 'typed', 'text', text);
  const dialogue: Spoken[] = [];
  let step: Spoken['step'] = 'limit';
  const say = (text: string, isPrompt = false) =>
    dialogue.push({ who: 'program', step, isPrompt, text });
  let listed = '';
  let lines: string[] = [];
  let next = 0;
  const read = (): number => {
    const text = typed[next++];
    if (text !== undefined) dialogue.push({ who: 'user', step, isPrompt: false, text });
    return toInt16(text);
  };
  try {
    say('Up to which value?', true);
    const L = newArray(read());
    const S = newArray(20);
    let index = 0;
    step = 'set';
    say('The numbers of S, 0 to end:', true);
    for (let value = read(); value !== 0; value = read()) {
      store(S, index, value);
      say(`entered ${value}`);
      index++;
    }
    classify(L, S);
    step = 'positions';
    say('Positions:', true);
    for (let i = 0; i < L.length; i++) say(`${i} -> ${outcome(L[i])}`);
    listed = Array.from(L, outcome).join('');
    step = 'guess';
    say('A guess at the length of the pattern, 0 for none:', true);
    lines = cut(listed, read());
    say('Positions, cut at the guess:', true);
    for (const line of lines) say(line);
    return { dialogue, listed, lines, stopped: null };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { dialogue, listed, lines, stopped: error.message };
  }
}

const outcome = (value: number): string => (value === 0 ? 'P' : 'N');

/** The loops of the print: an entry stays 0 while no number leads to an entry that is 0. */
function classify(L: Int32Array, S: Int32Array): void {
  for (let i = 1; i < L.length; i++)
    for (let k = 0; k < S.length; k++) {
      if (i < S[k]) continue;
      const temp = i - S[k];
      if (load(L, temp) <= L[i]) L[i] = L[temp] + S[k];
    }
}

/** Lines of the given number of letters; the rest is the last one, even if empty. */
function cut(listed: string, guess: number): string[] {
  const lines = [''];
  let counter = 0;
  for (const letter of listed) {
    counter++;
    lines[lines.length - 1] += letter;
    if (counter !== guess) continue;
    counter = 0;
    lines.push('');
  }
  return lines;
}

/** `Convert.ToInt16`: white space around and a sign are allowed, and no input counts as 0. */
function toInt16(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\s*[+-]?\d+\s*$/.test(text)) throw new Stopped('FormatException');
  const value = Number(text);
  if (value < -(2 ** 15) || value >= 2 ** 15) throw new Stopped('OverflowException');
  return value + 0;
}

function newArray(length: number): Int32Array {
  if (length < 0) throw new Stopped('OverflowException');
  return new Int32Array(length);
}

function load(array: Int32Array, index: number): number {
  if (index >= array.length) throw new Stopped('IndexOutOfRangeException');
  return array[index];
}

function store(array: Int32Array, index: number, value: number): void {
  load(array, index);
  array[index] = value;
}
