import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { systemReason } from '@manaus/core/system';
import type { ClassesJob } from '@manaus/scale';
import { type Format, isSealedAs, seal, unsealFile } from '../storage/seal.js';
import { orUnwritable, unwritable, writeWhole } from '../storage/write.js';

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
const RUN = 'manaus[0-9a-z]+';

const JOB: Format = { format: 'manaus-classes-job', version: 1 };

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

/** The names in a folder; none if it is gone. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.endsWith('.tmp'));
  } catch {
    return [];
  }
}

/** The paths that a search and its workers make below the folder that they share. */
const OURS = new RegExp(
  `^(?:open|taken|results|alive|(?:open|results)/${RUN}\\.\\d+|taken/${RUN}\\.\\d+\\.${RUN}-\\d+-\\w*|alive/${RUN}-\\d+-\\w*|(?:\\w+/)?\\.manaus-[\\w-]+\\.tmp)$`,
);

/**
 * Removes the folder that a search shared with its workers; an `InputError` names the first path in
 * it that none of them made.
 */
export function clearShared({ root, job }: SharedFolder): void {
  orUnwritable(root, () => {
    if (!existsSync(root)) return;
    const found =
      otherIn(root, job) ??
      (!existsSync(job) || isSealedAs(readFileSync(job, 'utf8'), JOB.format) ? undefined : 'job');
    if (found !== undefined)
      throw unwritable('jobs/workers', join(root, found), systemReason({ code: 'EEXIST' }));
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  });
}

/** The first path in the folder, but the job, that none of them made. */
const otherIn = (root: string, job: string): string | undefined =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => join(root, name) !== job && !OURS.test(name.replaceAll(sep, '/')));
