import { availableParallelism } from 'node:os';
import { requireThreadRoom } from '@manaus/core/system';
import { isRequired } from '../../errors/refusal.js';
import { NO_THREAD } from '../../errors/thread-end.js';
import { flag, wholeNumber } from '../../options/kinds.js';
import { methodNames } from '../../serve/method-names.js';
import { MOST_BYTES, sessionOf } from '../../serve/session.js';
import { threadsOf } from '../../serve/threads.js';
import { command } from '../../shell/command.js';
import { boundedLines } from '../../shell/lines.js';
import { version } from '../../shell/version.js';

/** Milliseconds between two signs of life after the end of standard input. */
const BEAT = 1000;

export const serveCommand = command({
  description:
    'Answers requests of another program, such as the Python package manaus: one message of JSON-RPC 2.0 per line, on standard input and output.',
  arguments: {},
  options: {
    stdio: flag('serve on standard input and output; required, the only way there is'),
    parallel: wholeNumber(
      'N',
      'most requests under way at the same time (default: one per core, at least 2)',
      1,
      64,
    ),
  },
  notes: [
    `Methods: version, and the commands ${methodNames.join(', ')}; the parameters are their arguments and options by name, the result is what they print with --json. The README of @manaus/cli describes the protocol.`,
    'A method that is given the name of a .ts or .js file runs that file, as the command does: serve only programs that you trust. The end of standard input ends the command, after the answers.',
  ],
  examples: [['manaus serve --stdio', 'requests are read until the end of standard input']],
  small: 'each method has its own time',
  async run({ stdio, parallel = Math.max(2, availableParallelism()) }, io) {
    if (!stdio) throw isRequired('--stdio', 'the only way to serve');
    if (!hasThreadRoom()) io.err(`manaus serve: no question can be answered: ${NO_THREAD}`);
    const threads = threadsOf(parallel, io.err);
    const session = sessionOf(threads, version(), (line) => io.out(`${line}\n`));
    let beat: NodeJS.Timeout | undefined;
    try {
      for await (const line of boundedLines(io.bytes ?? [], MOST_BYTES)) session.take(line);
      // Nobody can cancel any more, and only writing tells that nobody reads either.
      beat = setInterval(() => session.beat(), BEAT);
      await session.idle();
    } finally {
      clearInterval(beat);
      threads.close();
    }
  },
});

/** True if there is memory for a thread that answers. */
function hasThreadRoom(): boolean {
  try {
    requireThreadRoom(1);
    return true;
  } catch {
    return false;
  }
}
