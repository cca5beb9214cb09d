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

/** The workers of a search on Slurm. */
interface SlurmWorkers {
  /** Submits workers if none is left; `batches` have come back so far. */
  keep(batches: number, job: Pick<ClassesJob, 'bytes'>): void;
  end(): void;
}

/**
 * Workers as a job array, which is submitted again when all have ended, by a limit of time or by
 * force, as long as some work came back.
 */
function slurmWorkers(folder: string, workers: number): SlurmWorkers {
  let job: string | null = null;
  let before = 0;
  return {
    keep(batches, { bytes }) {
      if (job !== null && isLeft(job)) return;
      if (job !== null && batches === before) throw withoutResult(job, folder);
      before = batches;
      job = submitted(folder, workers, bytes);
    },
    end() {
      if (job !== null) cancelJob(job);
    },
  };
}

/**
 * Workers on Slurm that share a folder, as the options of `analyze`; `during` is the result of a
 * search by them, after which they end, however it ended.
 *
 * @param onDamage called with a file of results that is damaged: its classes are searched again
 */
export function crewIn(folder: string, workers: number, onDamage: (file: string) => void) {
  const crew = slurmWorkers(folder, workers);
  const pool = poolIn(folder, { workers, onWait: crew.keep, onDamage });
  return {
    how: { explicit: false, workers, pool },
    during<T>(search: () => T): T {
      try {
        return search();
      } finally {
        crew.end();
      }
    },
  };
}

const withoutResult = (job: string, folder: string) => {
  const reason = `all workers of job ${job} ended without a result; their logs are in ${folder}/slurm`;
  return slurmFault(reason, (what) => `${what} slurm: ${reason}`);
};

/** The job of workers that was submitted. */
const submitted = (folder: string, workers: number, bytes: number): string =>
  submitArray({
    name: 'manaus-classes',
    folder,
    tasks: `1-${workers}`,
    bytes,
    script: SCRIPT,
    arguments: [
      process.execPath,
      fileURLToPath(new URL('./class-worker.js', import.meta.url)),
      resolve(folder),
    ],
  }).job;
