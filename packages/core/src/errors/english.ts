import type { Faults, WordedFaults } from '../faults.js';
import { visible } from '../visible.js';
import { graphSentences } from './graphs.js';
import { listSentences } from './lists.js';
import { numberSentences } from './numbers.js';
import { cut, type Sentences } from './sentence.js';
import { sizeSentences } from './sizes.js';
import { textSentences } from './texts.js';
import { towerSentences } from './towers.js';

/** The sentence of a fault, from its values and the name of what is wrong. */
export type Sentence<C extends FaultCode> = (values: Faults[C], what: string) => string;

/** The code of an input error. */
export type FaultCode = keyof Faults;

/** The values of a code without the value that was refused. */
export type Bounds<C extends FaultCode> = Omit<Faults[C], 'got'>;

/** A place in a text, counted from 1. */
export interface Spot {
  readonly line: number;
  readonly column?: number;
}

/** A fault of input, as plain data that can be sent to another thread or written to a file. */
export interface Fault<C extends FaultCode = FaultCode> {
  /** The package and the part that found it, as `core/hanoi`. */
  readonly place: string;
  /** The subject of the fault: a parameter, a field, a file, or a place in a text. */
  readonly parameter: string | Spot;
  readonly code: C;
  readonly values: Faults[C];
  /** What is wrong in words, where the code is of another package, which words it. */
  readonly sentence?: string;
}

const english: Sentences<WordedFaults> = {
  ...graphSentences,
  ...listSentences,
  ...numberSentences,
  ...sizeSentences,
  ...textSentences,
  ...towerSentences,
};

/** All codes that this package words, for tables that must have each. */
export const faultCodes = Object.keys(english) as (keyof WordedFaults)[];

const LONGEST = 300;

/** A parameter in English. */
function parameterText(parameter: string | Spot): string {
  if (typeof parameter === 'string') return parameter;
  const { line, column } = parameter;
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}

/**
 * A fault in English, without its place: see `faultText`. A sentence that is given stays whole.
 */
export function unplacedText<C extends FaultCode>(
  { parameter, code, values }: Fault<C>,
  what = parameterText(parameter),
  sentence?: Sentence<C>,
): string {
  if (sentence !== undefined) return visible(sentence(values, what));
  // Codes of other packages come with their sentences.
  const worded = english[code as keyof WordedFaults] as Sentence<C>;
  return oneShortLine(worded(values, what));
}

/** A fault in English after its place: what an `InputError` says. */
export const placedText = <C extends FaultCode>(fault: Fault<C>, sentence?: Sentence<C>): string =>
  oneShortLine(`${fault.place}: ${unplacedText(fault, undefined, sentence)}`);

/** A text as one line of at most 300 characters. */
export const oneShortLine = (text: string): string => cut(visible(text), LONGEST);
