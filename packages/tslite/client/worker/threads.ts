import type { Program, Reply } from '../messages.js';

/** The most threads that a kernel has at once: each has a memory of its own. */
export const MOST_THREADS = 16;

/**
 * Node's class of threads, as far as packages use it: a program as text, and what it starts with.
 */
type ThreadClass = new (
  code: string,
  options: Partial<Pick<Program, 'workerData'>>,
) => { terminate(): void; unref(): void };

/**
 * Node's class of threads in a kernel. The page starts and ends them: it is told by messages, which
 * arrive while the kernel computes or sleeps, as Node's programs expect.
 */
export function threadClass(send: (reply: Reply) => void): ThreadClass {
  const running = new Set<number>();
  let started = 0;
  return class Worker {
    readonly #thread = ++started;
    constructor(code: string, { workerData }: { readonly workerData?: unknown }) {
      if (running.size >= MOST_THREADS) throw refused();
      send({ kind: 'thread', thread: this.#thread, program: { code, workerData } });
      running.add(this.#thread);
    }
    terminate(): void {
      if (running.delete(this.#thread)) send({ kind: 'end-thread', thread: this.#thread });
    }
    unref(): void {}
  };
}

/** The error of Node where the system refuses a thread. */
const refused = (): Error =>
  Object.assign(new Error(`a tab has at most ${MOST_THREADS} threads`), {
    code: 'ERR_WORKER_INIT_FAILED',
  });
