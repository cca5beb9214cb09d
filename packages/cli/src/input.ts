import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of standard input, which is opened when the first is asked for; a worker has no stream for it of its own. */
export async function* standardInput(): AsyncGenerator<string> {
  const input = createReadStream('', { fd: 0, autoClose: false });
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
