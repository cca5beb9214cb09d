import { Worker } from 'node:worker_threads';
import type { Message, Task } from './protocol.js';

const FAILED = 1;
const INTERRUPTED = 130;

/** A worker that does not let go within this time, in milliseconds, is left behind. */
const PATIENCE = 600;

const CLEAR_LINE = '\r\u001b[K';

/**
 * Runs a command line as this process: output, signals and exit code.
 *
 * The command itself runs in a worker, so that the main thread hears Ctrl-C during a long search, and a slow or closed reader of the
 * output stops nothing but the output.
 */
export function launch(argv: readonly string[]): void {
  const pending = new Int32Array(new SharedArrayBuffer(4));
  const terminal = process.stderr.isTTY === true;
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const task: Task = { argv, color, debug: process.env.MANAUS_DEBUG === '1', progressWidth: terminal ? (process.stderr.columns ?? 80) : null, pending };
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  let progressShown = false;
  const clear = () => {
    if (progressShown) process.stderr.write(CLEAR_LINE);
    progressShown = false;
  };
  const written = () => {
    Atomics.sub(pending, 0, 1);
    Atomics.notify(pending, 0);
  };
  let done = false;
  worker.on('message', (message: Message) => {
    if (message.kind === 'progress') {
      process.stderr.write(CLEAR_LINE + message.line);
      progressShown = true;
      return;
    }
    clear();
    if (message.kind === 'out') process.stdout.write(message.text, written);
    else if (message.kind === 'err') process.stderr.write(`${message.line}\n`);
    else {
      done = true;
      process.exitCode = message.code;
    }
  });
  const fail = (reason: string) => {
    clear();
    process.stderr.write(`manaus: internal failure: ${reason.split('\n', 1)[0]}\n`);
    process.exit(FAILED);
  };
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => {
    if (!done) fail('the command stopped halfway');
  });
  listenForInterrupt(worker, clear);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough is no failure.
    if (error.code === 'EPIPE') process.exit(0);
    fail(`standard output: ${error.message}`);
  });
  process.stderr.on('error', () => {});
}

/** Ctrl-C: exit 130 as soon as the worker has let go; where it does not, the signal takes its default course. */
function listenForInterrupt(worker: Worker, clear: () => void): void {
  const interrupt = () => {
    clear();
    worker.removeAllListeners();
    setTimeout(() => {
      process.removeListener('SIGINT', interrupt);
      process.kill(process.pid, 'SIGINT');
    }, PATIENCE);
    worker.terminate().then(() => process.exit(INTERRUPTED));
  };
  process.on('SIGINT', interrupt);
}
