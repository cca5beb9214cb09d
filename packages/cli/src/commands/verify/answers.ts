import type { Io } from '../../shell/io.js';
import { readInput } from '../../shell/read-text.js';

/**
 * The lines of a file or of standard input, whatever stands in them; the end of the last line
 * begins no further one. A document of a client has its lines already.
 */
export async function* linesOf(
  file: string | undefined,
  io: Pick<Io, 'lines' | 'documents'>,
): AsyncGenerator<string> {
  if (file === undefined) return yield* io.lines ?? [];
  const lines = (await readInput('--answers', file, io)).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  yield* lines;
}
