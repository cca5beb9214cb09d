import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { InputError } from '@manaus/core';
import { systemReason } from '@manaus/core/system';
import { isSealedAs } from '../storage/seal.js';
import { orUnwritable } from '../storage/write.js';
import { JOB, RUN, type SharedFolder } from './folder.js';

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
    requireOurs(root, job);
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  });
}

function requireOurs(root: string, job: string): void {
  const found = otherIn(root, job) ?? (isJob(job) ? undefined : 'job');
  if (found !== undefined) throw notOurs(join(root, found));
}

/** The first path in the folder, but the job, that none of them made. */
const otherIn = (root: string, job: string): string | undefined =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => join(root, name) !== job && !isOurs(name));

const isOurs = (name: string): boolean => OURS.test(name.replaceAll(sep, '/'));

/** True if there is no job, or one that a search wrote. */
const isJob = (file: string): boolean =>
  !existsSync(file) || isSealedAs(readFileSync(file, 'utf8'), JOB.format);

const notOurs = (path: string) =>
  new InputError('lab/workers', path, 'unwritable', { problem: systemReason({ code: 'EEXIST' }) });
