import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JobArray, type Manifest, submitArray } from '@manaus/jobs/internals';

/** The job script, the same for every sweep. Log files stay in its folder. */
const SCRIPT = [
  '#!/bin/sh',
  '# Of a job array: $1 is Node, $2 the command, $3 the folder of the sweep, $4 the number of parts.',
  'exec "$1" "$2" sweep run "$3" --shard "$SLURM_ARRAY_TASK_ID/$4" --json',
  '',
].join('\n');

/**
 * Submits a job array, one task per part of the sweep, and returns the number of the job.
 */
export const submitToSlurm = (
  folder: string,
  shards: readonly number[],
  of: number,
  manifest: Manifest,
): { job: string; script: string } => submitArray(sweepArray(folder, shards, of, manifest));

/** The parts of a sweep as a job array. */
export function sweepArray(
  folder: string,
  shards: readonly number[],
  of: number,
  { sweep, entries }: Manifest,
): JobArray {
  const bin = fileURLToPath(new URL('../../../bin/manaus.js', import.meta.url));
  return {
    name: `manaus-${sweep}`,
    folder,
    tasks: shards.join(','),
    bytes: entries.reduce((bytes, entry) => Math.max(bytes, entry.estimatedBytes), 0),
    script: SCRIPT,
    arguments: [process.execPath, bin, resolve(folder), String(of)],
  };
}
