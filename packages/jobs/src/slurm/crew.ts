import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClassesJob } from '@manaus/scale';
import { poolIn } from '../workers/pool-in.js';
import { cancelJob, isLeft, slurmFault, submitArray } from './array.js';

/** The job script, the same for every search. Log files stay in its folder. */
const SCRIPT = [
  '#!/bin/sh',
  '# Of a job array: $1 is Node, $2 the program of a worker, $3 the folder of the search.',
  'exec "$1" "$2" "$3"',
  '',
].join('\n');

const PROGRAM = fileURLToPath(new URL('./class-worker.js', import.meta.url));

/**
 * The workers of a search as a job array that shares a folder with it: options of `analyze`, and
 * `during`, the result of a search by them, after which they end, however it ended.
 *
 * The array is submitted again when all its tasks have ended, by a limit of time or by force, as
 * long as some work came back; an `InputError` otherwise.
 *
 * @param onDamage called with a file of results that is damaged: its classes are searched again
 */
export function crewIn(folder: string, workers: number, onDamage: (file: string) => void) {
  let job: string | null = null;
  let before = 0;

  /** Submits workers if none is left; `batches` have come back so far. */
  function onWait(batches: number, { bytes }: ClassesJob): void {
    if (job !== null && isLeft(job)) return;
    if (job !== null && batches === before) {
      const reason = `all workers of job ${job} ended without a result; their logs are in ${folder}/slurm`;
      throw slurmFault(reason, (what) => `${what} slurm: ${reason}`);
    }
    before = batches;
    job = submitArray({
      name: 'manaus-classes',
      folder,
      tasks: `1-${workers}`,
      bytes,
      script: SCRIPT,
      arguments: [process.execPath, PROGRAM, resolve(folder)],
    }).job;
  }

  return {
    how: { explicit: false, workers, pool: poolIn(folder, { workers, onWait, onDamage }) },
    during<T>(search: () => T): T {
      try {
        return search();
      } finally {
        if (job !== null) cancelJob(job);
      }
    },
  };
}
