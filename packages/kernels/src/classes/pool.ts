import { classBytes } from './cell.js';
import { compiledRunner } from './compiled.js';
import { crewPool } from './crew.js';
import type { ClassesJob } from './job.js';
import type { ClassesLayout } from './layout.js';
import { plainRunner } from './plain.js';
import type { ClassRun, ClassRunner, ClassTask } from './runner.js';

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
  readonly row: Uint16Array;
}

/** Places where classes are searched at the same time. */
export interface ClassesPool {
  /** The places that are free. */
  idle(): readonly number[];
  /** Begins the search of a class in a place that is free. */
  begin(slot: number, task: ClassTask): void;
  /** Waits for one of those begun. */
  take(): FinishedClass;
  /** Gives up all places. */
  end(): void;
}

export function startPool(
  layout: ClassesLayout,
  sources: readonly number[],
  { engine, workers, pool }: ClassesEngine,
): ClassesPool {
  if (pool !== undefined) return pool(jobOf(layout, sources, engine));
  return workers > 1 ? crewPool(layout, workers) : alone(runnerOf(layout, engine));
}

function jobOf(
  layout: ClassesLayout,
  sources: readonly number[],
  engine: 'ts' | 'wasm',
): ClassesJob {
  const { rules, pegs, smallDiscs, largeDiscs, settings, boundary, placements } = layout;
  const { discs, capacities, moves } = rules;
  const places = boundary.settings.length;
  return {
    ...{ discs, capacities, moves, sources, smallDiscs, engine, settings, places },
    classes: placements.count,
    bytes: classBytes(engine, pegs, smallDiscs, places) + 16 * (places + pegs ** largeDiscs),
  };
}

/** The search of single classes in this thread. */
export const runnerOf = (layout: ClassesLayout, engine: 'ts' | 'wasm'): ClassRunner =>
  engine === 'wasm' ? compiledRunner(layout) : plainRunner(layout);

/** One place, in this thread. */
function alone(runner: ClassRunner): ClassesPool {
  let task: ClassTask | null = null;
  return {
    idle: () => (task === null ? [0] : []),
    begin(_, given) {
      task = given;
    },
    take() {
      if (task === null) throw new Error('no class is being searched');
      const { row } = task;
      const run = runner.run(task);
      task = null;
      return { slot: 0, run, row };
    },
    end() {},
  };
}
