import type { Worker as NodeWorker } from 'node:worker_threads';
import { isOutOfMemory } from '../limits/out-of-memory.js';
import { requireThreadRoom } from '../limits/thread-room.js';
import { planesModule } from '../wasm/load.js';
import { type Post, work } from '../wasm/work.js';
import type { Shard } from './shard.js';

/**
 * The states that a shard found of a level: their number, and the end of the list of their words.
 */
export interface ShardLevel {
  readonly width: number;
  readonly end: number;
}

/** Takes a level in all shards. */
export interface Sweeper {
  sweep(level: number): readonly ShardLevel[];
  end(): void;
}

/**
 * Places among the flags: for all, then four of each worker (status, messages in either box, a
 * heartbeat).
 */
const FLAGS = { round: 0, done: 1, stop: 2, quit: 3, level: 4, fresh: 5, workers: 8 };

/** The message of a worker after a round. */
const STATUS = { done: 0, more: 1, failed: 2 };

/** The letters of an error that arrive, and a 0 at the end. */
export const ERROR_LENGTH = 200;

/**
 * The milliseconds between two polls of `shouldStop`, and the number of polls after which a silent
 * worker is given up.
 */
export const NAP = 50;
const PATIENCE = 1200;

export type Threads = { readonly Worker: new (code: string, options: object) => NodeWorker };

/** Node's threads; `null` without them, or where a thread must not wait. */
export function threads(): Threads | null {
  return globalThis.process?.getBuiltinModule?.('node:worker_threads') ?? null;
}

/** The number of threads that the machine runs at once. */
export function cores(): number {
  return globalThis.process?.getBuiltinModule?.('node:os').availableParallelism() ?? 1;
}

/**
 * Workers, one a shard, that take a level in rounds: each delivers what the others sent in the
 * round before and sweeps on, until it is done or its box is full. The caller waits, asleep;
 * nothing here needs its event loop.
 */
export function startCrew(shards: readonly Shard[], shouldStop: () => boolean): Sweeper {
  const lists = newLists(shards.length);
  const { flags, numbers } = lists;
  const crew = startWorkers(shards, lists);
  const round = (level: number, fresh: boolean) => {
    order(flags, level, fresh);
    awaitAll(flags, shards.length, shouldStop);
    for (const me of shards.keys())
      if (statusOf(flags, me) === STATUS.failed) throw failure(textOf(lists.words, me));
  };
  return {
    sweep(level) {
      round(level, true);
      while (shards.some((_, me) => isPending(flags, me))) round(level, false);
      return shards.map(
        (_, me): ShardLevel => ({ width: numbers[2 * me], end: numbers[2 * me + 1] }),
      );
    },
    end() {
      Atomics.store(flags, FLAGS.quit, 1);
      wake(flags);
      for (const worker of crew) void worker.terminate();
    },
  };
}

/** The lists that the threads share beside the memories of the shards. */
type Lists = Pick<Post, 'flags' | 'numbers' | 'words'>;

const newLists = (count: number): Lists => ({
  flags: new Int32Array(new SharedArrayBuffer(4 * (FLAGS.workers + 4 * count))),
  numbers: new Float64Array(new SharedArrayBuffer(16 * count)),
  words: new Uint16Array(new SharedArrayBuffer(2 * ERROR_LENGTH * count)),
});

/** Lets the workers take a level, from its beginning or on. */
function order(flags: Int32Array, level: number, fresh: boolean): void {
  flags[FLAGS.level] = level;
  flags[FLAGS.fresh] = Number(fresh);
  Atomics.store(flags, FLAGS.done, 0);
  wake(flags);
}

function wake(flags: Int32Array): void {
  Atomics.add(flags, FLAGS.round, 1);
  Atomics.notify(flags, FLAGS.round);
}

const statusOf = (flags: Int32Array, me: number): number => flags[FLAGS.workers + 4 * me];

/** True if a worker has not finished its level, or has sent messages that nobody has received. */
const isPending = (flags: Int32Array, me: number): boolean =>
  statusOf(flags, me) === STATUS.more ||
  flags[FLAGS.workers + 4 * me + 1 + (flags[FLAGS.round] & 1)] > 0;

function startWorkers(shards: readonly Shard[], lists: Lists): NodeWorker[] {
  const { Worker } = threads() as Threads;
  const code = `(${work})(require('node:worker_threads').workerData)`;
  const memories = shards.map(({ memory }) => memory);
  const boxes = shards.map(({ map }) => [map.boxes, map.boxSize] as const);
  return startAll(shards, ({ map }, me) => {
    const workerData: Post = {
      module: planesModule(true),
      memories,
      me,
      ...lists,
      boxes,
      inbox: map.inbox,
    };
    return new Worker(code, { eval: true, workerData });
  });
}

/** The workers for some parts; where the system refuses one, those before it end. */
export function startAll<P>(
  parts: readonly P[],
  start: (part: P, index: number) => NodeWorker,
): NodeWorker[] {
  requireThreadRoom(parts.length);
  const started: NodeWorker[] = [];
  try {
    for (const [index, part] of parts.entries()) started.push(start(part, index));
  } catch (error) {
    for (const worker of started) void worker.terminate();
    throw error;
  }
  for (const worker of started) worker.unref();
  return started;
}

/**
 * Blocks until all workers have finished their round; passes on a request to stop, which they poll
 * every few milliseconds.
 */
function awaitAll(flags: Int32Array, count: number, shouldStop: () => boolean): void {
  const hear = listener();
  for (;;) {
    const done = Atomics.load(flags, FLAGS.done);
    if (done >= count) return;
    const slept = Atomics.wait(flags, FLAGS.done, done, NAP) === 'timed-out';
    if (shouldStop()) Atomics.store(flags, FLAGS.stop, 1);
    if (!slept) continue;
    let beats = done;
    for (let me = 0; me < count; me++) beats = (beats + flags[FLAGS.workers + 4 * me + 3]) | 0;
    hear(beats);
  }
}

/**
 * To be told the sum of all heartbeats after each nap: throws when it has stood still for too long.
 */
export function listener(): (beats: number) => void {
  let silent = 0;
  let heard = -1;
  return (beats) => {
    silent = beats === heard ? silent + 1 : 0;
    heard = beats;
    if (silent > PATIENCE)
      throw new Error('graph/search-tower: a worker has died or does not answer');
  };
}

/** The error of a worker, of which only the text arrives. */
function failure(text: string): Error {
  const error = new RangeError(`graph/search-tower: ${text}`);
  return isOutOfMemory(error) ? error : new Error(error.message);
}

/** The text of the error of a worker. */
export function textOf(words: Uint16Array, me: number): string {
  const codes = words.slice(me * ERROR_LENGTH, (me + 1) * ERROR_LENGTH);
  return String.fromCharCode(...codes.subarray(0, codes.indexOf(0)));
}
