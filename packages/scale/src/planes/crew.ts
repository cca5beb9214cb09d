import type { Worker as NodeWorker } from 'node:worker_threads';
import { isOutOfMemory, requireThreadRoom } from '@manaus/core/system';
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

type Threads = { readonly Worker: new (code: string, options: object) => NodeWorker };

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
  const lists = {
    flags: new Int32Array(new SharedArrayBuffer(4 * (FLAGS.workers + 4 * shards.length))),
    numbers: new Float64Array(new SharedArrayBuffer(16 * shards.length)),
    words: new Uint16Array(new SharedArrayBuffer(2 * ERROR_LENGTH * shards.length)),
  };
  const module = planesModule(true);
  const memories = shards.map(({ memory }) => memory);
  const boxes = shards.map(({ map }) => [map.boxes, map.boxSize] as const);
  const crew: Crew = {
    lists,
    workers: startAll(
      shards.map(({ map: { inbox } }, me) => ({ module, memories, me, ...lists, boxes, inbox })),
      (post) => startWorker(work, post),
    ),
    shouldStop,
  };
  return {
    sweep: (level) => takeLevel(crew, level),
    end: () => {
      Atomics.store(crew.lists.flags, FLAGS.quit, 1);
      wake(crew.lists.flags);
      terminateAll(crew.workers);
    },
  };
}

/** Workers at work, and what they share. */
interface Crew {
  readonly lists: Lists;
  readonly workers: readonly NodeWorker[];
  readonly shouldStop: () => boolean;
}

/** Takes a level in rounds, until all workers are done and no message is left. */
function takeLevel(crew: Crew, level: number): ShardLevel[] {
  takeRound(crew, level, true);
  while (isPending(crew)) takeRound(crew, level, false);
  return crew.workers.map((_, me) => ({
    width: crew.lists.numbers[2 * me],
    end: crew.lists.numbers[2 * me + 1],
  }));
}

function takeRound({ lists, workers, shouldStop }: Crew, level: number, fresh: boolean): void {
  // Let the workers take a level, from its beginning or on.
  lists.flags[FLAGS.level] = level;
  lists.flags[FLAGS.fresh] = Number(fresh);
  Atomics.store(lists.flags, FLAGS.done, 0);
  wake(lists.flags);
  awaitAll(lists.flags, workers.length, shouldStop);
  for (let me = 0; me < workers.length; me++)
    if (statusOf(lists.flags, me) === STATUS.failed) {
      // The error of a worker, of which only the text arrives.
      const error = new RangeError(`scale/search-tower: ${textOf(lists.words, me)}`);
      throw isOutOfMemory(error) ? error : new Error(error.message);
    }
}

/** The lists that the threads share beside the memories of the shards. */
type Lists = Pick<Post, 'flags' | 'numbers' | 'words'>;

function wake(flags: Int32Array): void {
  Atomics.add(flags, FLAGS.round, 1);
  Atomics.notify(flags, FLAGS.round);
}

const statusOf = (flags: Int32Array, me: number): number => flags[FLAGS.workers + 4 * me];

/** True if a worker has not finished its level, or has sent messages that nobody has received. */
const isPending = ({ lists: { flags }, workers }: Crew): boolean =>
  workers.some(
    (_, me) =>
      statusOf(flags, me) === STATUS.more ||
      flags[FLAGS.workers + 4 * me + 1 + (flags[FLAGS.round] & 1)] > 0,
  );

/**
 * A worker that runs a function on some data; its program is the text of the function and of the
 * classes that it takes.
 */
export function startWorker<Data extends object>(
  program: (data: Data, ...classes: never[]) => void,
  workerData: Data,
  ...classes: readonly object[]
): NodeWorker {
  const made = threads();
  if (made === null) throw new Error('scale/search-tower: no threads here');
  const given = ["require('node:worker_threads').workerData", ...classes].join(', ');
  return new made.Worker(`(${program})(${given})`, { eval: true, workerData });
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
    terminateAll(started);
    throw error;
  }
  for (const worker of started) worker.unref();
  return started;
}

/** Ends workers at once. */
export function terminateAll(workers: readonly NodeWorker[]): void {
  for (const worker of workers) void worker.terminate();
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
    if (slept) hear(beatsOf(flags, count, done));
  }
}

/** The sum of all heartbeats, with the number of workers that are done. */
function beatsOf(flags: Int32Array, count: number, done: number): number {
  let beats = done;
  for (let me = 0; me < count; me++) beats = (beats + flags[FLAGS.workers + 4 * me + 3]) | 0;
  return beats;
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
      throw new Error('scale/search-tower: a worker has died or does not answer');
  };
}

/** The text of the error of a worker. */
export function textOf(words: Uint16Array, me: number): string {
  const codes = words.slice(me * ERROR_LENGTH, (me + 1) * ERROR_LENGTH);
  return String.fromCharCode(...codes.subarray(0, codes.indexOf(0)));
}
