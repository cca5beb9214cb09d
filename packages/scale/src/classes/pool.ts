import type { ClassesJob } from './job.js';
import type { ClassRun, ClassTask } from './runner.js';

/** The back end of the classes and the number of their threads, or another place to search them. */
export interface ClassesEngine {
  readonly engine: 'ts' | 'wasm';
  readonly workers: number;
  readonly pool?: ClassesPoolMaker | undefined;
}

/** Makes the places where the classes of a job are searched. */
export type ClassesPoolMaker = (job: ClassesJob) => ClassesPool;

/** A finished search of a class, and the distances of its boundary. */
export interface FinishedClass {
  readonly slot: number;
  readonly run: ClassRun;
  /** May be overwritten by the next call of the pool. */
  readonly row: Uint16Array;
}

/** Places where classes are searched at the same time. */
export interface ClassesPool {
  /** The places that are free. */
  idle(): readonly number[];
  /**
   * Begins the search of a class in a place that is free; its row is the pool's until it is taken.
   */
  begin(slot: number, task: ClassTask): void;
  /** Waits for one of those begun. */
  take(): FinishedClass;
  /** Gives up all places. */
  end(): void;
}
