import type { Program, Reply } from '../messages.js';

/** The part of a browser's worker that a thread is used by. */
export interface ThreadPort {
  postMessage(program: Program): void;
  terminate(): void;
}

/** What a kernel says of its threads. */
export type ThreadReply = Extract<Reply, { thread: number }>;

/**
 * The threads of a kernel. The page starts them, because its event loop is free while the kernel
 * computes, and because a worker that starts a worker can wait for ever in Firefox.
 */
export class Threads {
  readonly #start: () => ThreadPort;
  readonly #running = new Map<number, ThreadPort>();

  /** `start` starts a worker that runs the script of threads. */
  constructor(start: () => ThreadPort) {
    this.#start = start;
  }

  /** Does what a kernel asks: a thread for a program, or the end of one. */
  answer(reply: ThreadReply): void {
    if (reply.kind === 'thread') this.#begin(reply.thread, reply.program);
    else this.#end(reply.thread);
  }

  #begin(thread: number, program: Program): void {
    const port = this.#start();
    this.#running.set(thread, port);
    port.postMessage(program);
  }

  #end(thread: number): void {
    this.#running.get(thread)?.terminate();
    this.#running.delete(thread);
  }

  /** Ends all threads, with the kernel that they work for. */
  endAll(): void {
    for (const thread of this.#running.keys()) this.#end(thread);
  }
}
