import { faultText, isInputError } from '@manaus/core';
import { badInput } from '../../errors/refusal.js';
import { MOST_HEAPS } from '../../heaps/options.js';
import { wholeNumber } from '../../options/kinds.js';
import { givenValue, type Option } from '../../options/option.js';
import type { Io } from '../../shell/io.js';

/** The input of the classifier. */
export interface Answers {
  readonly upto: number;
  readonly set: readonly number[];
}

/** Input lines, each with a prompt that only a terminal shows. */
interface Reader {
  say(text: string): void;
  /** The value of the next line; in a terminal, bad lines are asked for again. */
  next<T>(prompt: string, read: (line: string) => T): Promise<T>;
}

/**
 * Reads the limit, then the numbers of S one by one and 0 after the last, as the work's classifier
 * does.
 *
 * In a terminal, bad input is explained and asked for again; in a file it is an error.
 */
export async function dialogue(io: Io): Promise<Answers> {
  const reader = readerOf(io);
  const upto = await reader.next(`Up to which heap? (0 to ${MOST_HEAPS})`, (line) =>
    numberIn(line, 'the limit', wholeNumber('N', '', 0, MOST_HEAPS)),
  );
  return { upto, set: await setFrom(reader) };
}

/** The numbers of S, in increasing order. */
async function setFrom(reader: Reader): Promise<number[]> {
  const set: number[] = [];
  const member = wholeNumber('S', '', 0, Number.MAX_SAFE_INTEGER);
  const read = (line: string) => memberOf(set, numberIn(line, 'a number of S', member));
  let taken = await reader.next('The numbers of S, one per line; 0 after the last:', read);
  for (; taken !== 0; taken = await reader.next('', read)) {
    set.push(taken);
    reader.say(`S = {${set.join(', ')}}`);
  }
  return set.sort((a, b) => a - b);
}

/** The number on a line. */
const numberIn = (line: string, name: string, option: Option<number>): number =>
  givenValue({ ...option, required: true }, name, [line]) as number;

function memberOf(set: readonly number[], taken: number): number {
  if (set.includes(taken)) throw badInput(`a number of S must be given once (got ${taken} twice)`);
  if (taken === 0 && set.length === 0)
    throw badInput('S must have at least one number >= 1 (got none)');
  return taken;
}

function readerOf({ lines, interactive = false, err }: Io): Reader {
  const input = lines?.[Symbol.asyncIterator]();
  const say = (text: string) => {
    if (interactive && text !== '') err(text);
  };
  const next: Reader['next'] = async (prompt, read) => {
    say(prompt);
    const line = await input?.next();
    if (line === undefined || line.done)
      throw badInput(
        'standard input must have the limit, the numbers of S and 0, one per line (got fewer)',
      );
    try {
      return read(line.value.trim());
    } catch (error) {
      if (!interactive || !isInputError(error)) throw error;
      err(faultText(error));
      return next('', read);
    }
  };
  return { say, next };
}
