import { createReadStream, fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ReadStream as Terminal } from 'node:tty';
import { systemReason } from '@manaus/core/system';
import { refusal } from '../errors/refusal.js';
import { STDIN } from '../options/rules-names.js';
import type { Io } from './io.js';
import { boundedLines } from './lines.js';

/** The most bytes of a line, and what stands for a longer one. */
const LONGEST = 20_000_000;
const TOO_LONG = `(a line of more than ${LONGEST} bytes)`;

/**
 * The lines of standard input, as those of a file: they end in a line feed, perhaps after a
 * carriage return. It is opened on first use; a worker thread has no stream for it.
 */
export const standardInput = (): AsyncGenerator<string> => readable(linesOf);

/**
 * The lines of a file, of standard input if its name is `-`, or of a document of a client; one at a
 * time, so that a file may be of any size. A byte order mark is left out.
 */
export async function* linesIn(
  file: string,
  { lines, documents }: Pick<Io, 'lines' | 'documents'>,
): AsyncGenerator<string> {
  const document = documents?.get(file);
  if (document !== undefined) yield* linesOf([Buffer.from(document)]);
  else if (file === STDIN) yield* lines ?? [];
  else {
    try {
      yield* linesOf(createReadStream(file));
    } catch (error) {
      throw refusal(file, 'unreadable', { problem: systemReason(error) });
    }
  }
}

async function* linesOf(
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let mark = '\ufeff';
  for await (const line of boundedLines(input, LONGEST)) {
    const text = typeof line === 'string' ? line.replace(/\r$/, '') : TOO_LONG;
    yield mark !== '' && text.startsWith(mark) ? text.slice(1) : text;
    mark = '';
  }
}

/** The bytes of standard input, in pieces as they come. */
export const standardBytes = (): AsyncGenerator<Uint8Array> => readable((input) => input, polled);

/** Of a pipe, a read as of a file would wait in a thread, and the end of the process for it. */
function polled(): Readable {
  const input = fstatSync(0);
  return input.isFIFO() || input.isSocket() ? new Socket({ fd: 0, writable: false }) : opened();
}

const opened = (): Readable => createReadStream('', { fd: 0, autoClose: false });

async function* readable<T>(
  parts: (input: Readable) => AsyncIterable<T>,
  open = opened,
): AsyncGenerator<T> {
  try {
    yield* parts(open());
  } catch (error) {
    throw refusal('standard input', 'unreadable', { problem: systemReason(error) });
  }
}

/** Key presses, read in the terminal's raw mode, which is restored at the end. */
export async function* keyPresses(): AsyncGenerator<string> {
  const input = new Terminal(0);
  input.setRawMode(true);
  input.setEncoding('utf8');
  try {
    for await (const data of input) yield* keysIn(data);
  } finally {
    input.setRawMode(false);
    input.destroy();
  }
}

/**
 * The keys in data from a terminal: an arrow is one key of three characters.
 *
 * @example
 * ```ts
 * keysIn('u\u001b[Ah'); // => ['u', '\u001b[A', 'h']
 * ```
 */
export function keysIn(data: string): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys are control characters.
  return data.match(/\u001b[[O][A-Z]|[\s\S]/g) ?? [];
}
