import { type Program, state } from './thread-messages.js';

/** How long a thread has to end its program by default, in milliseconds, before it is ended. */
const PATIENCE = 2000;

/** The part of a browser's worker that is used. */
export interface ThreadPort {
  postMessage(program: Program): void;
  terminate(): void;
}

interface Thread {
  readonly port: ThreadPort;
  readonly flag: Int32Array;
}

/** Node's class of threads, as far as packages use it: a program as text, and what it starts with. */
type ThreadClass = new (
  code: string,
  options: { readonly workerData?: unknown },
) => { terminate(): void; unref(): void };

/** Threads that wait for programs. */
export interface Threads {
  /** The number of threads that can take a program now. */
  idle(): number;
  readonly Worker: ThreadClass;
}

/**
 * Starts threads beforehand: a browser starts none while the kernel computes, and a program of
 * Node's expects one at once. `start` starts a worker that runs the script of threads.
 */
export function startThreads(count: number, start: () => ThreadPort, patience = PATIENCE): Threads {
  const threads = Array.from({ length: count }, () => startThread(start));
  const isIdle = ({ flag }: Thread) => Atomics.load(flag, 0) === state.idle;

  /** Waits for the end of a program; a thread that does not end it gives way to another. */
  const release = (thread: Thread): void => {
    if (Atomics.wait(thread.flag, 0, state.busy, patience) !== 'timed-out') return;
    thread.port.terminate();
    threads.splice(threads.indexOf(thread), 1, startThread(start));
  };

  class Worker {
    readonly #thread: Thread;
    #isEnded = false;
    constructor(code: string, { workerData }: { readonly workerData?: unknown }) {
      const thread = threads.find(isIdle);
      if (thread === undefined) throw refused();
      Atomics.store(thread.flag, 0, state.busy);
      thread.port.postMessage({ code, workerData, flag: thread.flag });
      this.#thread = thread;
    }
    terminate(): void {
      if (this.#isEnded) return;
      this.#isEnded = true;
      release(this.#thread);
    }
    unref(): void {}
  }
  return { idle: () => threads.filter(isIdle).length, Worker };
}

function startThread(start: () => ThreadPort): Thread {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const port = start();
  port.postMessage({ code: '', workerData: null, flag });
  return { port, flag };
}

/** The error of Node where the system refuses a thread. */
const refused = (): Error =>
  Object.assign(new Error('all threads of the tab are busy, or start'), {
    code: 'ERR_WORKER_INIT_FAILED',
  });
