import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassesJob } from '@manaus/scale';
import { type Format, seal, unsealFile } from '../storage/seal.js';
import { writeWhole } from '../storage/write.js';

/** The paths that a search and its workers share, in the folder of its checkpoints. */
export interface SharedFolder {
  /** The folder that begins and ends with the search. */
  readonly root: string;
  readonly job: string;
  /** Batches that nobody has taken yet. */
  readonly open: string;
  /** Batches at work, each with the name of its worker. */
  readonly taken: string;
  readonly results: string;
  /** A file for each worker, which it touches while it lives. */
  readonly alive: string;
}

export function sharedFolder(folder: string): SharedFolder {
  const root = join(folder, 'workers');
  const [job, open, taken, results, alive] = ['job', 'open', 'taken', 'results', 'alive'].map(
    (name) => join(root, name),
  );
  return { root, job, open, taken, results, alive };
}

/** The job of one run of a search; batches of another run are not its own. */
export interface SharedJob extends ClassesJob {
  readonly run: string;
}

/** A name for a run; it tells our files from those of others. */
export const newRun = (): string => `manaus${Math.random().toString(36).slice(2, 10)}`;

/** A name of a run, as a part of a regular expression. */
export const RUN = 'manaus[0-9a-z]+';

export const JOB: Format = { format: 'manaus-classes-job', version: 1 };

/** Writes the job of a search whole, or not at all. */
export const writeJob = (file: string, job: SharedJob): void =>
  writeWhole(file, `${seal(JOB, job)}\n`);

/** The job that is going on; `null` if none exists. */
export function readJob(file: string): SharedJob | null {
  try {
    const { record, damage } = unsealFile(readFileSync(file, 'utf8'), JOB);
    return damage === null ? (record as SharedJob) : null;
  } catch {
    return null;
  }
}
