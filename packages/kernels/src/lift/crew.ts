import type { Worker as NodeWorker } from 'node:worker_threads';
import { cores, threads as nodeThreads } from '../planes/crew.js';
import type { LiftLayout } from './lift.js';
import { type LiftShare, type SettingPuller, settingPuller } from './puller.js';

/** Pulls settings, over one thread or several. */
export interface LiftCrew {
  readonly pull: SettingPuller;
  /** Lets the workers go. */
  end(): void;
}

/** What a worker is told when it starts. */
interface Post {
  readonly share: LiftShare;
  readonly me: number;
  readonly threads: number;
  /** See `ORDERS`. */
  readonly orders: Int32Array;
  /** What each thread has found. */
  readonly widths: Float64Array;
}

/** Places among the orders: the round, how many are done with it, whether one has failed, whether to quit, and what to pull. */
const ORDERS = { round: 0, done: 1, failed: 2, quit: 3, setting: 4, target: 5, turn: 6, length: 7 };

/** Words from which on threads are worth their start. */
const LONG = 2 ** 22;

/** In milliseconds: how long one setting may take a worker at the most. */
const PATIENCE = 600_000;

/** The caller, and as many workers as are asked for beyond it; these wait asleep between settings. */
export function liftCrew(share: LiftShare, threads: number): LiftCrew {
  const own = settingPuller(share, 0, threads);
  if (threads === 1) return { pull: own, end: () => {} };
  const orders = new Int32Array(new SharedArrayBuffer(4 * ORDERS.length));
  const widths = new Float64Array(new SharedArrayBuffer(8 * threads));
  const workers = Array.from({ length: threads - 1 }, (_, i) =>
    startWorker({ share, me: i + 1, threads, orders, widths }),
  );
  return {
    pull(setting, target, turn) {
      orders[ORDERS.setting] = setting;
      orders[ORDERS.target] = target;
      orders[ORDERS.turn] = turn;
      Atomics.store(orders, ORDERS.done, 0);
      Atomics.add(orders, ORDERS.round, 1);
      Atomics.notify(orders, ORDERS.round);
      widths[0] = own(setting, target, turn);
      awaitAll(orders, threads - 1);
      return widths.reduce((sum, width) => sum + width, 0);
    },
    end() {
      Atomics.store(orders, ORDERS.quit, 1);
      Atomics.add(orders, ORDERS.round, 1);
      Atomics.notify(orders, ORDERS.round);
      for (const worker of workers) void worker.terminate();
    },
  };
}

/** Over how many threads a search goes: as many as are wished, or else as many as the machine runs at once where the search is long. */
export function liftThreads({ heights, words, cut }: LiftLayout, wished?: number): number {
  if (nodeThreads() === null) return 1;
  return Math.min(cut.pieces, wished ?? (heights.length * words < LONG ? 1 : cores()));
}

function startWorker(workerData: Post): NodeWorker {
  const { Worker } = nodeThreads() as NonNullable<ReturnType<typeof nodeThreads>>;
  const worker = new Worker(
    `(${work})(require('node:worker_threads').workerData, ${settingPuller})`,
    { eval: true, workerData },
  );
  worker.unref();
  return worker;
}

function awaitAll(orders: Int32Array, workers: number): void {
  for (
    let done = Atomics.load(orders, ORDERS.done);
    done < workers;
    done = Atomics.load(orders, ORDERS.done)
  )
    if (Atomics.wait(orders, ORDERS.done, done, PATIENCE) === 'timed-out')
      throw new Error('graph/search-tower: a worker does not answer');
  if (Atomics.load(orders, ORDERS.failed) === 1)
    throw new Error('graph/search-tower: a worker has failed, perhaps for want of memory');
}

/** What a worker does, setting after setting. Its text is the program of the worker; the places of the orders are those of `ORDERS`. */
function work(
  { share, me, threads, orders, widths }: Post,
  makePuller: typeof settingPuller,
): void {
  const pull = makePuller(share, me, threads);
  for (let round = 1; ; round++) {
    while (Atomics.load(orders, 0) === round - 1) Atomics.wait(orders, 0, round - 1);
    if (Atomics.load(orders, 3) === 1) return;
    try {
      widths[me] = pull(orders[4], orders[5], orders[6]);
    } catch {
      Atomics.store(orders, 2, 1);
    }
    Atomics.add(orders, 1, 1);
    Atomics.notify(orders, 1);
  }
}
