import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireKind, requireNumber } from '@manaus/core/internals';
import { classRunner } from '@manaus/scale';
import { beat, Pulse, sleep } from '../checkpoints/heartbeat.js';
import { SEARCH_LOCK } from '../checkpoints/keep-in.js';
import { claimOf } from '../storage/processes.js';
import { forget } from '../storage/temporary.js';
import { orUnwritable } from '../storage/write.js';
import { readTasks, writeResults } from './batch.js';
import { namesIn, readJob, type SharedFolder, sharedFolder } from './folder.js';

/**
 * The milliseconds between two looks for work, and the seconds after which a silent search is given
 * up.
 */
const NAP = 50;
const PATIENCE = 60;

/**
 * Works for the search whose checkpoints are in a folder, as started with `poolIn(folder)`: takes
 * batches of classes, searches them and writes what it found, until the search ends or gives no
 * sign of life for a minute. The number of batches done.
 *
 * It may be killed at any time, and a batch may be done twice: what is found in a class depends on
 * the batch alone. Throws an `InputError` if nothing can be written; the batch is left to others.
 *
 * @example
 * ```ts
 * workIn('no such folder'); // => 0
 * ```
 */
export function workIn(folder: string, patience = PATIENCE): number {
  requireKind('jobs/workers', 'folder', 'text', folder);
  requireNumber('jobs/workers', 'patience', patience, 0);
  const shared = sharedFolder(folder);
  const job = readJob(shared.job);
  if (job === null) return 0;
  const runner = classRunner(job);
  const me = `${job.run}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  const fallSilent = comeAlive(shared, me);
  if (fallSilent === null) return 0;
  const search = new Pulse(join(folder, SEARCH_LOCK));
  const goesOn = () => readJob(shared.job)?.run === job.run && search.silence() < patience;
  try {
    return workWhile(goesOn, shared, () => take(shared, job.run, me), runner);
  } finally {
    fallSilent();
    forget(join(shared.alive, me));
  }
}

/** Does batches as long as the search goes on; the number of those done. */
function workWhile(
  goesOn: () => boolean,
  shared: SharedFolder,
  taken: () => Batch | null,
  runner: ClassRunner,
): number {
  let done = 0;
  while (goesOn()) {
    const batch = taken();
    if (batch === null) {
      sleep(NAP);
      continue;
    }
    // The findings in the classes of a batch; none if it is damaged.
    const tasks = readTasks(batch.taken, batch.name) ?? [];
    const found = tasks.map((task) => ({ run: runner.run(task), row: task.row }));
    if (!goesOn()) break;
    // Write what was found; a batch that was damaged, or whose results cannot be written, is
    // offered again by the search.
    if (found.length > 0) writeResults(join(shared.results, batch.name), batch.name, found);
    rmSync(batch.taken, { force: true });
    done++;
  }
  return done;
}

/**
 * Shows that this worker lives; the returned function ends that. `null` if the folder is gone, and
 * the search with it: it is not made again, as nobody would remove it.
 */
function comeAlive({ alive }: SharedFolder, me: string): (() => void) | null {
  if (!existsSync(alive)) return null;
  const file = join(alive, me);
  orUnwritable(file, () => writeFileSync(file, JSON.stringify(claimOf())));
  return beat(file);
}

type ClassRunner = ReturnType<typeof classRunner>;

/** A batch that this worker has taken. */
interface Batch {
  readonly name: string;
  readonly taken: string;
}

/** Takes one of the open batches of a run, if there is any; of two that try, one gets it. */
function take({ open, taken }: SharedFolder, run: string, me: string): Batch | null {
  const names = namesIn(open).filter((name) => name.startsWith(`${run}.`));
  const first = Math.floor(names.length * Math.random());
  for (const name of [...names.slice(first), ...names.slice(0, first)]) {
    const mine = join(taken, `${name}.${me}`);
    try {
      renameSync(join(open, name), mine);
      return { name, taken: mine };
    } catch {}
  }
  return null;
}
