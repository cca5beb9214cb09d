import { BadInput } from '../bad-input.js';
import type { Io } from '../io.js';
import { wholeNumber } from '../options.js';
import { MOST_HEAPS } from './options.js';

/** What the classifier is told. */
export interface Answers {
  readonly upto: number;
  readonly set: readonly number[];
}

/** Answers with a question each: asked where a person answers, else only read. */
interface Reader {
  say(text: string): void;
  /** The next line as a value, asked for again where a person gave another. */
  next<T>(question: string, read: (line: string) => T): Promise<T>;
}

/**
 * The limit, then the numbers of S one by one, 0 after the last, as in the work's classifier.
 *
 * A person who answers wrongly is told so and asked again; a file that does is bad input.
 */
export async function dialogue(io: Io): Promise<Answers> {
  const reader = readerOf(io);
  const limit = wholeNumber('N', '', 0, MOST_HEAPS);
  const upto = await reader.next(`Up to which heap? (0 to ${MOST_HEAPS})`, (line) =>
    limit.read('the limit', line),
  );
  const set: number[] = [];
  const member = wholeNumber('S', '', 0, Number.MAX_SAFE_INTEGER);
  for (;;) {
    const taken = await reader.next(
      set.length === 0 ? 'The numbers of S, one a line; 0 after the last:' : '',
      (line) => memberOf(set, member.read('a number of S', line)),
    );
    if (taken === 0) return { upto, set: set.sort((a, b) => a - b) };
    set.push(taken);
    reader.say(`S = {${set.join(', ')}}`);
  }
}

function memberOf(set: readonly number[], taken: number): number {
  if (set.includes(taken))
    throw new BadInput(`a number of S must be given once (got ${taken} twice)`);
  if (taken === 0 && set.length === 0)
    throw new BadInput('S must have at least one number >= 1 (got none)');
  return taken;
}

function readerOf({ lines, asked = false, err }: Io): Reader {
  const input = lines?.[Symbol.asyncIterator]();
  const say = (text: string) => {
    if (asked && text !== '') err(text);
  };
  return {
    say,
    async next(question, read) {
      say(question);
      for (;;) {
        const line = await input?.next();
        if (line === undefined || line.done)
          throw new BadInput(
            'standard input must have the limit, the numbers of S and 0, a line each (got fewer)',
          );
        try {
          return read(line.value.trim());
        } catch (error) {
          if (!asked || !(error instanceof BadInput)) throw error;
          err(error.message);
        }
      }
    },
  };
}
