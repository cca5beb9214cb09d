import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ReadStream } from 'node:tty';
import { systemReason } from '@manaus/lab';
import { BadInput } from '../errors/bad-input.js';

/** The lines of standard input. It is opened on first use; a worker thread has no stream for it. */
export async function* standardInput(): AsyncGenerator<string> {
  const input = createReadStream('', { fd: 0, autoClose: false });
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new BadInput(`cannot read standard input: ${systemReason(error)}`);
  }
}

/** Key presses, read in the terminal's raw mode, which is restored at the end. */
export async function* keyPresses(): AsyncGenerator<string> {
  const input = new ReadStream(0);
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
