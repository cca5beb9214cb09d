import { Worker } from 'node:worker_threads';
import { requireThreadRoom } from '@manaus/kernels/threads';
import { haltMemory } from '@manaus/lab/internals';
import type { Refusal } from '../errors/bad-input.js';
import { NO_THREAD } from '../errors/no-thread.js';
import { ended } from '../shell/ended.js';
import { type RpcError, rpcError } from './answers.js';
import type { Params } from './request.js';

/** The question to a thread. */
export interface ToThread {
  readonly method: string;
  readonly params: Params;
}

/** A message of a thread while it works on a request, and at its end. */
export type FromThread =
  | { readonly kind: 'progress'; readonly what: string; readonly share: number | null }
  /** From now on code of this file of the user is run. */
  | { readonly kind: 'runs'; readonly file: string }
  | { readonly kind: 'done'; readonly document: string }
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly isBug: boolean;
      readonly place: string;
      readonly refusal: Refusal | null;
    };

/** The document of a method, or an error. */
type Outcome = { readonly document: string } | { readonly error: RpcError };

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

const CANCELLED: Outcome = { error: rpcError('cancelled', 'the request was cancelled') };

/**
 * The threads of a session, at most the given number, which keep what they have loaded. One that ran code of a user is given
 * up after the request: that code may have left timers.
 *
 * @param said takes what code of a user prints
 */
export function threadsOf(most: number, said: (text: string) => void): Threads {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];

  function open(): Thread | null {
    // Another one may be about to take its room.
    const worker = startWorker(threads.size === 0 ? 1 : 2);
    if (worker === null) return null;
    const thread: Thread = { worker, job: null, file: null };
    worker.stdout.on('data', (data) => said(String(data).trimEnd()));
    worker.on('message', (message: FromThread) => hear(thread, message));
    worker.on('error', (error) => end(thread, stopped(error, thread.file)));
    worker.on('exit', () => end(thread, stopped(null, thread.file)));
    threads.add(thread);
    return thread;
  }

  function hear(thread: Thread, message: FromThread): void {
    if (message.kind === 'runs') thread.file = message.file;
    else if (message.kind === 'progress') thread.job?.onProgress(message.what, message.share);
    else {
      finish(thread, outcomeOf(message));
      if (thread.file !== null) giveUp(thread);
      next();
    }
  }

  function giveUp({ worker }: Thread): void {
    for (const thread of threads) if (thread.worker === worker) threads.delete(thread);
    worker.removeAllListeners();
    worker.on('error', () => {});
    void worker.terminate();
    // The next request need not wait until a thread has loaded all.
    if (![...threads].some(({ job }) => job === null)) open();
  }

  function end(thread: Thread, outcome: Outcome): void {
    if (!threads.has(thread)) return;
    giveUp(thread);
    finish(thread, outcome);
    next();
  }

  function next(): void {
    for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
      const idle = [...threads].find((thread) => thread.job === null);
      const thread = idle ?? (threads.size < most ? open() : undefined);
      // Where the system starts no further thread, those that there are will do.
      if (thread === undefined || (thread === null && threads.size > 0)) return;
      waiting.shift();
      if (thread === null) job.onEnd({ error: rpcError('badInput', NO_THREAD) });
      else {
        thread.job = job;
        thread.worker.postMessage({ method: job.method, params: job.params });
      }
    }
  }

  open();
  return {
    start(job) {
      waiting.push(job);
      next();
    },
    cancel(job) {
      const thread = [...threads].find((each) => each.job === job);
      if (thread !== undefined) return end(thread, CANCELLED);
      waiting.splice(waiting.indexOf(job), 1);
      job.onEnd(CANCELLED);
    },
    close() {
      for (const { worker } of threads) void worker.removeAllListeners().terminate();
      threads.clear();
    },
  };
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
    const options = { workerData: haltMemory(), stdout: true };
    return new Worker(new URL('./thread.js', import.meta.url), options);
  } catch {
    return null;
  }
}

function stopped(error: Error | null, file: string | null): Outcome {
  const { text, isBug } = ended(error, file);
  return { error: rpcError(isBug ? 'internal' : 'badInput', text) };
}

/** The outcome of a request, as its thread tells it at the end. */
export function outcomeOf(message: Extract<FromThread, { kind: 'done' | 'failed' }>): Outcome {
  if (message.kind === 'done') return message;
  const { text, isBug, place, refusal } = message;
  if (refusal === null) return { error: rpcError(isBug ? 'internal' : 'badInput', text) };
  const { code, parameter, values } = refusal;
  return { error: rpcError('badInput', text, { place, code, parameter, values }) };
}
