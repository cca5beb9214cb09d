import { Worker } from 'node:worker_threads';
import { listenForInterrupt } from './interrupt.js';
import { leftovers } from './leftovers.js';
import type { Message, Task } from './protocol.js';
import { version } from './version.js';

const FAILED = 1;

const CLEAR_LINE = '\r\u001b[K';

/**
 * Runs a command line as this process: output, signals and exit code.
 *
 * The command runs in a worker thread, so that the main thread receives Ctrl-C during a long search
 * and copes with a slow or closed reader of the output.
 */
export function launch(argv: readonly string[]): void {
  if (argv.length === 1 && argv[0] === '--version')
    return void process.stdout.write(`${version()}\n`);
  const pending = new Int32Array(new SharedArrayBuffer(4));
  const halt = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: taskFor(argv, pending, halt),
  });
  const line = progressLine();
  const fail = (reason: string) => {
    line.clear();
    process.stderr.write(`manaus: internal failure: ${reason.split('\n', 1)[0]}\n`);
    process.exit(FAILED);
  };
  const written = () => {
    Atomics.sub(pending, 0, 1);
    Atomics.notify(pending, 0);
  };
  let code: number | null = null;
  const left = leftovers();
  worker.on('message', (message: Message) => {
    if (message.kind === 'done') code = message.code;
    else if (message.kind === 'progress') line.show(message.text);
    else if (message.kind === 'child' || message.kind === 'scratch') left.note(message);
    else {
      line.clear();
      if (message.kind === 'out') process.stdout.write(message.text, written);
      else process.stderr.write(`${message.text}\n`);
    }
  });
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => {
    line.clear();
    if (code === null) fail('the command stopped halfway');
    else process.exitCode = code;
  });
  process.on('exit', left.end);
  listenForInterrupt(worker, halt, left, line.clear);
  listenToReaders(fail);
}

function taskFor(argv: readonly string[], pending: Int32Array, halt: Int32Array): Task {
  const { stdout, stderr, env } = process;
  return {
    argv,
    color: stdout.isTTY === true && !env.NO_COLOR,
    debug: env.MANAUS_DEBUG === '1',
    progressWidth: stderr.isTTY === true ? (stderr.columns ?? 80) : null,
    pending,
    halt,
  };
}

/** The progress line on standard error, rewritten in place. */
function progressLine(): { show(text: string): void; clear(): void } {
  let shown = false;
  return {
    show(text) {
      process.stderr.write(CLEAR_LINE + text);
      shown = true;
    },
    clear() {
      if (shown) process.stderr.write(CLEAR_LINE);
      shown = false;
    },
  };
}

/** A closed pipe (EPIPE) is not an error; any other write error is. */
function listenToReaders(fail: (reason: string) => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    fail(`standard output: ${error.message}`);
  });
  process.stderr.on('error', () => {});
}
