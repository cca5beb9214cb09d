import { requireShape } from '@manaus/core/internals';
import { classBytes } from './cell.js';
import { crewPool } from './crew.js';
import type { ClassesJob } from './job.js';
import type { ClassesLayout } from './layout.js';
import type { ClassesEngine, ClassesPool } from './pool.js';
import type { ClassRunner, ClassTask } from './runner.js';
import { runnerOf } from './runner-of.js';

/**
 * The places where the classes of a search are searched: those given, a crew of threads, or this
 * thread.
 */
export function startPool(
  layout: ClassesLayout,
  sources: readonly number[],
  { engine, workers, pool }: ClassesEngine,
): ClassesPool {
  if (pool !== undefined) return poolOf(pool(jobOf(layout, sources, engine)));
  return workers > 1 ? crewPool(layout, workers) : alone(runnerOf(layout, engine));
}

/** The places that were made elsewhere; an `InputError` for anything else. */
const poolOf = (made: ClassesPool): ClassesPool =>
  requireShape('scale/search-tower', 'pool', made, ['idle', 'begin', 'take', 'end']);

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
