import { Worker } from 'node:worker_threads';
import { requireThreadRoom } from '@manaus/core/system';
import { explainEnd, NO_THREAD } from '../errors/thread-end.js';
import { listenForInterrupt } from './interrupt.js';
import type { Message, Task } from './protocol.js';
import { version } from './version.js';

const FAILED = 1;
const BAD_INPUT = 2;

/** The most characters of the line that says why. */
const LONGEST = 290;

const CLEAR_LINE = '\r\u001b[K';

/**
 * Runs a command line as this process: output, signals and exit code.
 *
 * The command runs in a worker thread, so that the main thread receives Ctrl-C during a long search
 * and copes with a slow or closed reader of the output.
 */
export function launch(argv: readonly string[]): void {
  if (argv.length === 1 && argv[0] === '--version') process.stdout.write(`${version()}\n`);
  else if (hasFolder()) start(argv);
  else {
    process.stderr.write('manaus: the current folder is gone\n');
    process.exitCode = BAD_INPUT;
  }
}

/** Starts the thread of a command line, and listens to it and to the outside. */
function start(argv: readonly string[]): void {
  const pending = new Int32Array(new SharedArrayBuffer(4));
  const halt = new Int32Array(new SharedArrayBuffer(8));
  const { stdout, stderr, env } = process;
  const worker = startWorker({
    argv,
    color: stdout.isTTY === true && !env.NO_COLOR,
    debug: env.MANAUS_DEBUG === '1',
    progressWidth: stderr.isTTY === true ? (stderr.columns ?? 80) : null,
    pending,
    halt,
  });
  if (worker === null) return void endWith(BAD_INPUT, NO_THREAD);
  const run: Run = { worker, pending, line: progressLine() };
  follow(run);
  listenForInterrupt(worker, halt, run.line.clear);
  listenToReaders((reason) => stop(run, BAD_INPUT, reason));
}

/** A command under way: its thread, and what the main thread keeps of it. */
interface Run {
  readonly worker: Worker;
  readonly pending: Int32Array;
  readonly line: ReturnType<typeof progressLine>;
}

/** Shows what the thread says, and takes over its exit code at the end. */
function follow(run: Run): void {
  const { worker, line } = run;
  let code: number | null = null;
  /** The file of the user whose code is run. */
  let file: string | null = null;
  const halfway = (error: Error | null) => {
    const { text, isBug } = explainEnd(error, file);
    stop(run, isBug ? FAILED : BAD_INPUT, text);
  };
  worker.on('message', (message: Message) => {
    if (message.kind === 'done') {
      code = message.code;
      // Code of the user may have left timers.
      void worker.terminate();
    } else if (message.kind === 'runs') file = message.file;
    else show(run, message);
  });
  worker.on('error', halfway);
  worker.on('exit', () => {
    line.clear();
    if (code !== null) process.exitCode = code;
    else halfway(null);
  });
}

function show({ line, pending }: Run, message: Exclude<Message, { kind: 'done' | 'runs' }>): void {
  if (message.kind === 'progress') line.show(message.text);
  else {
    line.clear();
    if (message.kind === 'out')
      process.stdout.write(message.text, () => {
        // Tell the thread that a piece of its output is written.
        Atomics.sub(pending, 0, 1);
        Atomics.notify(pending, 0);
      });
    else process.stderr.write(`${message.text}\n`);
  }
}

function stop({ line }: Run, code: number, reason: string): void {
  line.clear();
  void endWith(code, reason);
}

/** The thread of the command; `null` if the system starts none. */
function startWorker(workerData: Task): Worker | null {
  try {
    requireThreadRoom(1);
    return new Worker(new URL('./worker.js', import.meta.url), { workerData });
  } catch {
    return null;
  }
}

/** Ends the process with one line. Only an error needs `core`: it would make every start slower. */
async function endWith(code: number, reason: string): Promise<never> {
  const { visible } = await import('@manaus/core/internals');
  const [first] = reason.split('\n', 1);
  process.stderr.write(`manaus: ${visible(first).slice(0, LONGEST)}\n`);
  process.exit(code);
}

/** False if the current folder was removed: Node starts no thread then. */
function hasFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
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
function listenToReaders(refuse: (reason: string) => void): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    refuse(`cannot write standard output: ${error.message}`);
  });
  process.stderr.on('error', () => {});
}
