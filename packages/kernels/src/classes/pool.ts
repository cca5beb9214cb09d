import { compiledRunner } from './compiled.js';
import { crewPool } from './crew.js';
import type { ClassesLayout } from './layout.js';
import { plainRunner } from './plain.js';
import type { ClassRun, ClassRunner, ClassTask } from './runner.js';

/** The back end of the classes and the number of their threads. */
export interface ClassesEngine {
  readonly engine: 'ts' | 'wasm';
  readonly workers: number;
}

/** A finished search of a class, and the distances of its boundary. */
interface Finished {
  readonly slot: number;
  readonly run: ClassRun;
  readonly row: Uint16Array;
}

/** Places where classes are searched at the same time. */
export interface Pool {
  /** The places that are free. */
  idle(): readonly number[];
  begin(slot: number, task: ClassTask): void;
  /** Waits for one of those begun. */
  take(): Finished;
  end(): void;
}

export function startPool(layout: ClassesLayout, { engine, workers }: ClassesEngine): Pool {
  return workers > 1 ? crewPool(layout, workers) : alone(runnerOf(layout, engine));
}

/** The search of single classes in this thread. */
export const runnerOf = (layout: ClassesLayout, engine: 'ts' | 'wasm'): ClassRunner =>
  engine === 'wasm' ? compiledRunner(layout) : plainRunner(layout);

/** One place, in this thread. */
function alone(runner: ClassRunner): Pool {
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
