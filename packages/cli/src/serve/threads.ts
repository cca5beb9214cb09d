import { Worker } from 'node:worker_threads';
import { haltMemory, requireThreadRoom } from '@manaus/core/system';
import { NO_THREAD } from '../errors/thread-end.js';
import { rpcError } from './answers.js';
import type { FromThread, ToThread } from './messages.js';
import { CANCELLED, type Outcome, outcomeOf, stopped } from './outcome.js';

/** A request that is under way, or waits for a thread. */
export interface Job extends ToThread {
  onProgress(what: string, share: number | null): void;
  /** Called once. */
  onEnd(outcome: Outcome): void;
}

/** Threads that answer requests, the first come first. */
export interface Threads {
  start(job: Job): void;
  /** Ends a request, whether it waits or is under way. */
  cancel(job: Job): void;
  close(): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  /** The file of the user whose code was run. */
  file: string | null;
}

/**
 * The threads of a session, at most the given number, which keep what they have loaded. One that
 * ran code of a user is given up after the request: that code may have left timers.
 *
 * @param said takes what code of a user prints
 */
export function threadsOf(most: number, said: (text: string) => void): Threads {
  return new Pool(most, said);
}

class Pool implements Threads {
  readonly #most: number;
  readonly #said: (text: string) => void;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];

  constructor(most: number, said: (text: string) => void) {
    this.#most = most;
    this.#said = said;
    this.#open();
  }

  start(job: Job): void {
    this.#waiting.push(job);
    this.#next();
  }

  cancel(job: Job): void {
    const thread = [...this.#threads].find((each) => each.job === job);
    if (thread === undefined) this.#forget(job);
    else this.#end(thread, CANCELLED);
  }

  /** Cancels a request that waits. */
  #forget(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    job.onEnd(CANCELLED);
  }

  close(): void {
    for (const { worker } of this.#threads) void worker.removeAllListeners().terminate();
    this.#threads.clear();
  }

  #open(): Thread | null {
    // Another one may be about to take its room.
    const worker = startWorker(this.#threads.size === 0 ? 1 : 2);
    if (worker === null) return null;
    const thread: Thread = { worker, job: null, file: null };
    this.#follow(thread);
    this.#threads.add(thread);
    return thread;
  }

  #follow(thread: Thread): void {
    const { worker } = thread;
    worker.stdout.on('data', (data) => this.#said(String(data).trimEnd()));
    worker.on('message', (message: FromThread) => this.#hear(thread, message));
    worker.on('error', (error) => this.#end(thread, stopped(error, thread.file)));
    worker.on('messageerror', (error) => this.#end(thread, stopped(error, thread.file)));
    worker.on('exit', () => this.#end(thread, stopped(null, thread.file)));
  }

  #hear(thread: Thread, message: FromThread): void {
    if (message.kind === 'runs') thread.file = message.file;
    else if (message.kind === 'progress') thread.job?.onProgress(message.what, message.share);
    else this.#finish(thread, message);
  }

  #finish(thread: Thread, message: Parameters<typeof outcomeOf>[0]): void {
    finish(thread, outcomeOf(message));
    if (thread.file !== null) this.#giveUp(thread);
    this.#next();
  }

  #giveUp(thread: Thread): void {
    const { worker } = thread;
    this.#threads.delete(thread);
    worker.removeAllListeners();
    worker.on('error', () => {});
    void worker.terminate();
    // The next request need not wait until a thread has loaded all.
    if (this.#idle() === undefined) this.#open();
  }

  #end(thread: Thread, outcome: Outcome): void {
    if (!this.#threads.has(thread)) return;
    this.#giveUp(thread);
    finish(thread, outcome);
    this.#next();
  }

  #idle(): Thread | undefined {
    return [...this.#threads].find(({ job }) => job === null);
  }

  /** Gives the requests that wait to threads, as long as one is idle or can be opened. */
  #next(): void {
    for (let job = this.#waiting[0]; job !== undefined; job = this.#waiting[0]) {
      const thread = this.#idle() ?? (this.#threads.size < this.#most ? this.#open() : undefined);
      // Where the system starts no further thread, those that there are will do.
      if (thread === undefined || (thread === null && this.#threads.size > 0)) return;
      this.#waiting.shift();
      if (thread === null) job.onEnd({ error: rpcError('badInput', NO_THREAD) });
      else begin(thread, job);
    }
  }
}

/** Hands a request to a thread, which is taken once that has succeeded. */
function begin(thread: Thread, job: Job): void {
  const { method, params } = job;
  try {
    thread.worker.postMessage({ method, params });
  } catch (error) {
    job.onEnd({ error: rpcError('internal', String(error)) });
    return;
  }
  thread.job = job;
}

/** Ends the request of a thread with its outcome. */
function finish(thread: Thread, outcome: Outcome): void {
  const { job } = thread;
  thread.job = null;
  job?.onEnd(outcome);
}

function startWorker(room: number): Worker | null {
  try {
    requireThreadRoom(room);
    return new Worker(new URL('./thread.js', import.meta.url), {
      workerData: haltMemory(),
      stdout: true,
    });
  } catch {
    return null;
  }
}
