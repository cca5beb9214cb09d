import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ReadStream } from 'node:tty';

/** The lines of standard input, which is opened when the first is asked for; a worker has no stream for it of its own. */
export async function* standardInput(): AsyncGenerator<string> {
  const input = createReadStream('', { fd: 0, autoClose: false });
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Keys as they are pressed: the terminal is taken over while they are read, and given back after. */
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
 * The keys in what a terminal sent: an arrow is one key of three characters.
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
