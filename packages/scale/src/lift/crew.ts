import { sum } from '@manaus/core/internals';
import {
  cores,
  threads as nodeThreads,
  startAll,
  startWorker,
  terminateAll,
} from '../planes/crew.js';
import type { LiftLayout } from './layout.js';
import { PieceBuffer } from './piece-buffer.js';
import { type LiftShare, Puller } from './puller.js';

/** The search of a level above one setting of the heights, on one thread or several. */
export interface LiftCrew {
  /** The number of states of the next level above a setting; see `Puller`. */
  pull(setting: number, target: number, turn: number): number;
  /** Ends the workers. */
  end(): void;
}

/** The data that a worker starts with. */
interface Post {
  readonly share: LiftShare;
  readonly me: number;
  readonly threads: number;
  /** The shared state of the round; `places` has the meaning of each entry. */
  readonly orders: Int32Array;
  readonly places: typeof ORDERS;
  readonly failures: typeof FAILED;
  /** The number of states that each thread found. */
  readonly widths: Float64Array;
}

/** The entries of the orders: round, workers done, failure flag, quit flag, and what to pull. */
const ORDERS = { round: 0, done: 1, failed: 2, quit: 3, setting: 4, target: 5, turn: 6, length: 7 };

/** The failure of a worker: an allocation, or anything else, which is a bug. */
const FAILED = { memory: 1, other: 2 };

/** The least number of words for which threads are worth their start. */
const LONG = 2 ** 22;

/** The longest time, in milliseconds, that one setting may take a worker. */
const PATIENCE = 600_000;

/** The calling thread and `threads - 1` workers, which sleep between settings. */
export function liftCrew(share: LiftShare, threads: number): LiftCrew {
  const buffer = new PieceBuffer(share.cut.pieceWords, share.crossings);
  const own = new Puller(share, 0, threads, buffer);
  if (threads === 1)
    return { pull: (setting, target, turn) => own.pull(setting, target, turn), end: () => {} };
  const { orders, widths, workers } = startWorkers(share, threads);
  return {
    pull(setting, target, turn) {
      orders[ORDERS.setting] = setting;
      orders[ORDERS.target] = target;
      orders[ORDERS.turn] = turn;
      Atomics.store(orders, ORDERS.done, 0);
      wake(orders);
      widths[0] = own.pull(setting, target, turn);
      for (let done = doneBy(orders); done < threads - 1; done = doneBy(orders))
        if (Atomics.wait(orders, ORDERS.done, done, PATIENCE) === 'timed-out')
          throw new Error('scale/search-tower: a worker does not answer');
      throwFailure(Atomics.load(orders, ORDERS.failed));
      return sum([...widths]);
    },
    end() {
      Atomics.store(orders, ORDERS.quit, 1);
      wake(orders);
      terminateAll(workers);
    },
  };
}

/** The workers beside the calling thread, and what they share with it. */
function startWorkers(share: LiftShare, threads: number) {
  const orders = new Int32Array(new SharedArrayBuffer(4 * ORDERS.length));
  const widths = new Float64Array(new SharedArrayBuffer(8 * threads));
  const others = Array.from({ length: threads - 1 }, (_, i) => i + 1);
  const shared = { share, threads, orders, places: ORDERS, failures: FAILED, widths };
  const workers = startAll(others, (me) =>
    startWorker(work, { ...shared, me }, PieceBuffer, Puller),
  );
  return { orders, widths, workers };
}

function wake(orders: Int32Array): void {
  Atomics.add(orders, ORDERS.round, 1);
  Atomics.notify(orders, ORDERS.round);
}

/** The number of threads: as wished; the default is the number of cores for a long search, or 1. */
export function liftThreads({ heights, words, cut }: LiftLayout, wished?: number): number {
  if (nodeThreads() === null) return 1;
  return Math.min(cut.pieces, wished ?? (heights.length * words < LONG ? 1 : cores()));
}

/** The number of workers that are done. */
const doneBy = (orders: Int32Array): number => Atomics.load(orders, ORDERS.done);

function throwFailure(failed: number): void {
  if (failed === FAILED.memory)
    throw new RangeError('scale/search-tower: the allocation of a worker failed');
  if (failed !== 0) throw new Error('scale/search-tower: a worker has failed');
}

/** The program of a worker, shipped as text: it refers to nothing outside itself. */
function work(
  { share, me, threads, orders, places, failures, widths }: Post,
  Buffer: typeof PieceBuffer,
  Pull: typeof Puller,
): void {
  let puller: Puller | undefined;
  for (let round = 1; ; round++) {
    while (Atomics.load(orders, places.round) === round - 1)
      Atomics.wait(orders, places.round, round - 1);
    if (Atomics.load(orders, places.quit) === 1) return;
    try {
      puller ??= new Pull(share, me, threads, new Buffer(share.cut.pieceWords, share.crossings));
      widths[me] = puller.pull(orders[places.setting], orders[places.target], orders[places.turn]);
    } catch (error) {
      const { memory, other } = failures;
      Atomics.store(orders, places.failed, error instanceof RangeError ? memory : other);
    }
    Atomics.add(orders, places.done, 1);
    Atomics.notify(orders, places.done);
  }
}
