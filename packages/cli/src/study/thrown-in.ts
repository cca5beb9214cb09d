import { basename } from 'node:path';
import { BadInput } from '../bad-input.js';

/** Runs what calls code of a file: what that throws is bad input, one line with the place in the source. */
export function callingInto<T>(file: string | null, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const place =
      file === null || !(error instanceof Error) ? null : placeIn(error.stack ?? '', file);
    const ours =
      error instanceof Error && (error.name === 'InputError' || error.name === 'BadInput');
    if (file === null || ours || (error instanceof Error && place === null)) throw error;
    throw new BadInput(thrownIn(error, file));
  }
}

/** What the code of a file threw, in one line: the place in the source, where the stack names one, and the message. */
export function thrownIn(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `${file}: it threw ${String(error)}`;
  const [message] = error.message.split('\n', 1);
  return `${placeIn(error.stack ?? '', file) ?? file}: ${error.name}: ${message}`;
}

/** The first place in the file that a stack names. */
function placeIn(stack: string, file: string): string | null {
  const name = basename(file);
  for (const line of stack.split('\n')) {
    const at = line.lastIndexOf(`/${name}:`);
    const place = at < 0 ? null : /^:(\d+:\d+)/.exec(line.slice(at + 1 + name.length));
    if (place !== null) return `${file}:${place[1]}`;
  }
  return null;
}
