import { hostname } from 'node:os';
import { join } from 'node:path';
import { requireInteger } from '@manaus/core';
import {
  requireCallbacks,
  requireKind,
  requireNumber,
  requireOptions,
  requireShape,
} from '@manaus/core/internals';
import type {
  ClassesJob,
  ClassesPool,
  ClassesPoolMaker,
  ClassTask,
  FinishedClass,
} from '@manaus/scale';
import { Pulse, sleep } from '../checkpoints/heartbeat.js';
import { makeFolder } from '../storage/files.js';
import { isAlive, readClaim } from '../storage/processes.js';
import { forget } from '../storage/temporary.js';
import { orUnwritable } from '../storage/write.js';
import { readResults, writeTasks } from './batch.js';
import {
  clearShared,
  namesIn,
  newRun,
  type SharedFolder,
  sharedFolder,
  writeJob,
} from './folder.js';

const place = 'jobs/workers';

const PATIENCE = 20;

/** The workers of a search, seen from it. */
export interface PoolOptions {
  /** The number of workers to be supplied with work. */
  readonly workers: number;
  /**
   * The seconds after which a silent worker of another machine counts as lost, and its batch is
   * given to others; default 20.
   */
  readonly patience?: number;
  /**
   * Called at the beginning, and about every 10 seconds of waiting, with the number of batches that
   * have come back and the job: the place to start workers that are missing. What it throws ends
   * the search.
   */
  readonly onWait?: (batches: number, job: ClassesJob) => void;
  /**
   * Called with a file of results that is damaged, or of another batch: its classes are searched
   * again.
   */
  readonly onDamage?: (file: string) => void;
}

/**
 * A maker of pools for `analyze(rules, { method: 'classes', pool, keeper: () => keepIn(folder) })`:
 * the classes are searched by processes that call `workIn(folder)`, on this machine or on others
 * that share the folder.
 *
 * The search itself stays in one process, which holds the lock of the folder, the boundary table
 * and the checkpoints. A batch of classes is a file; workers take it by renaming it. A batch whose
 * worker falls silent, or whose results are damaged, is offered again.
 *
 * @example
 * ```ts
 * typeof poolIn('table', { workers: 2 }); // => 'function'
 * ```
 */
export function poolIn(folder: string, options: PoolOptions): ClassesPoolMaker {
  requireKind(place, 'folder', 'text', folder);
  requireOptions(place, ['workers', 'patience', 'onWait', 'onDamage'], options);
  const { workers, onWait, onDamage } = requireShape(place, 'options', options, ['workers']);
  requireInteger(place, 'workers', workers, 1);
  requireNumber(place, 'patience', options.patience ?? PATIENCE, 0);
  requireCallbacks(place, { onWait, onDamage });
  return (job) => new FolderPool(sharedFolder(folder), job, options);
}

/** The most states of a batch: about a second of work. */
const BATCH_STATES = 2 ** 29;

/**
 * The classes for each that is searched at the same time: with fewer, more are searched in vain.
 */
const CLASSES_A_SLOT = 50;

/** The classes in a batch. */
function batchSize({ settings, classes }: ClassesJob, workers: number): number {
  const bySize = Math.ceil(BATCH_STATES / settings);
  return Math.max(1, Math.min(bySize, Math.floor(classes / (CLASSES_A_SLOT * workers))));
}

/**
 * The milliseconds between two looks at the results, between two looks at the workers, and between
 * two calls of `onWait`.
 */
const NAP = 20;
const LOOK = 1000;
const WAIT = 10_000;

interface Begun {
  readonly slot: number;
  readonly task: ClassTask;
}

class FolderPool implements ClassesPool {
  private readonly run = newRun();
  private readonly size: number;
  private readonly busy: boolean[];
  private readonly patience: number;
  private begun: Begun[] = [];
  /** The batches outside, by name. */
  private readonly outside = new Map<string, readonly Begun[]>();
  private readonly ready: FinishedClass[] = [];
  private readonly pulses = new Map<string, Pulse>();
  private batches = 0;
  private back = 0;

  constructor(
    private readonly shared: SharedFolder,
    private readonly job: ClassesJob,
    private readonly options: PoolOptions,
  ) {
    this.size = batchSize(job, options.workers);
    this.patience = options.patience ?? PATIENCE;
    this.busy = new Array<boolean>(this.size * options.workers).fill(false);
    clearShared(shared);
    try {
      this.start();
    } catch (error) {
      this.end();
      throw error;
    }
  }

  private start(): void {
    const { open, taken, results, alive } = this.shared;
    for (const folder of [open, taken, results, alive])
      orUnwritable(folder, () => makeFolder(folder));
    writeJob(this.shared.job, { ...this.job, run: this.run });
    this.options.onWait?.(0, this.job);
  }

  idle(): readonly number[] {
    return this.busy.flatMap((busy, slot) => (busy ? [] : [slot]));
  }

  begin(slot: number, task: ClassTask): void {
    this.busy[slot] = true;
    this.begun.push({ slot, task });
  }

  take(): FinishedClass {
    if (this.ready.length === 0) {
      this.send();
      this.wait();
    }
    const finished = this.ready.shift() as FinishedClass;
    this.busy[finished.slot] = false;
    return finished;
  }

  /** Workers end when the job is gone. */
  end(): void {
    forget(this.shared.job);
    try {
      clearShared(this.shared);
    } catch {}
  }

  /** Offers what was begun, in batches for the workers that are free. */
  private send(): void {
    const free = Math.max(1, this.options.workers - this.outside.size);
    const size = Math.min(this.size, Math.ceil(this.begun.length / free));
    for (let from = 0; from < this.begun.length; from += size) {
      const name = `${this.run}.${this.batches++}`;
      this.outside.set(name, this.begun.slice(from, from + size));
      this.offer(name);
    }
    this.begun = [];
  }

  private offer(name: string): void {
    const batch = this.outside.get(name) ?? [];
    const tasks = batch.map(({ task }) => task);
    writeTasks(join(this.shared.open, name), name, tasks);
  }

  /** Waits until a batch has come back. */
  private wait(): void {
    let looked = performance.now();
    let asked = looked;
    while (!this.collect()) {
      sleep(NAP);
      const now = performance.now();
      if (now - looked >= LOOK) {
        this.recover();
        looked = now;
      }
      if (now - asked < WAIT) continue;
      this.options.onWait?.(this.back, this.job);
      asked = now;
    }
  }

  /** Reads the batches that have come back; false if there was none. */
  private collect(): boolean {
    const { results } = this.shared;
    for (const name of namesIn(results)) this.accept(join(results, name), name);
    return this.ready.length > 0;
  }

  /**
   * Takes the results of a batch; those of a batch that is not outside, or is back, are removed.
   */
  private accept(file: string, name: string): void {
    const batch = this.outside.get(name);
    const found = batch === undefined ? null : readResults(file, name);
    forget(file);
    if (batch === undefined) return;
    if (found === null) {
      this.options.onDamage?.(file);
      return;
    }
    for (const [i, { slot }] of batch.entries()) this.ready.push({ slot, ...found[i] });
    this.outside.delete(name);
    this.back++;
  }

  /** Offers again the batches of workers that have fallen silent, and those that nobody has. */
  private recover(): void {
    const { open, taken, results } = this.shared;
    // In this order: a batch that is on its way from one folder to the next is seen at least once.
    const there = new Set([...namesIn(open), ...this.atWork(taken), ...namesIn(results)]);
    for (const name of this.outside.keys()) if (!there.has(name)) this.offer(name);
  }

  /** The batches that workers have taken; those of workers that are lost are taken from them. */
  private atWork(taken: string): string[] {
    return namesIn(taken).flatMap((name) => {
      const [run, number, worker] = name.split('.');
      if (!this.isLost(worker)) return [`${run}.${number}`];
      forget(join(taken, name));
      return [];
    });
  }

  /**
   * True for a worker that has ended; one of another machine counts as ended when it falls silent.
   */
  private isLost(worker: string): boolean {
    const file = join(this.shared.alive, worker);
    const claim = readClaim(file);
    if (claim === null) return true;
    if (claim.host === hostname()) return !isAlive(claim);
    const pulse = this.pulses.get(worker) ?? new Pulse(file);
    this.pulses.set(worker, pulse);
    return pulse.silence() >= this.patience;
  }
}
