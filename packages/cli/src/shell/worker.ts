import { isatty } from 'node:tty';
import { parentPort, workerData } from 'node:worker_threads';
import { visible } from '@manaus/core/internals';
import { haltBy } from '@manaus/core/system';
import { main } from '../main.js';
import { openInBrowser } from '../page/browser.js';
import { terminalText } from '../tables/style.js';
import { keyPresses, standardBytes, standardInput } from './input.js';
import type { Io } from './io.js';
import { progressLines } from './progress.js';
import type { Message, Task } from './protocol.js';

const task = workerData as Task;
haltBy(task.halt);
const say = (message: Message) => parentPort?.postMessage(message);

/** The characters per piece of output, and the most pieces waiting to be written. */
const PIECE = 2 ** 18;
const AHEAD = 32;

const { progressWidth, color, debug } = task;
const progress =
  progressWidth === null
    ? undefined
    : progressLines(progressWidth, (text) => say({ kind: 'progress', text: visible(text) }));
const interactive = isatty(0) && isatty(1);

const io: Io = {
  out: (text) => {
    for (let from = 0; from < text.length; ) {
      let to = Math.min(from + PIECE, text.length);
      if (to < text.length && /[\ud800-\udbff]/.test(text[to - 1])) to++;
      // Wait while too many pieces are unwritten.
      const ahead = () => Atomics.load(task.pending, 0);
      for (let now = ahead(); now >= AHEAD; now = ahead()) Atomics.wait(task.pending, 0, now);
      Atomics.add(task.pending, 0, 1);
      say({ kind: 'out', text: text.slice(from, to) });
      from = to;
    }
  },
  err: (text) => say({ kind: 'err', text: terminalText(text, false) }),
  progress,
  runs: (file) => say({ kind: 'runs', file }),
  lines: standardInput(),
  bytes: standardBytes(),
  keys: interactive ? keyPresses() : undefined,
  interactive,
  consent:
    isatty(0) && isatty(2)
      ? async (question) => {
          say({ kind: 'err', text: question });
          for await (const line of standardInput()) return /^\s*y(es)?\s*$/i.test(line);
          return false;
        }
      : undefined,
  openInBrowser,
  color,
  debug,
};
// Not awaited here: Node warns of code of the user that never answers, if that holds up a module.
void main(task.argv, io).then((code) => say({ kind: 'done', code }));
