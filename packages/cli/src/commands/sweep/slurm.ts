import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@manaus/lab';
import { BadInput } from '../../shell/bad-input.js';

/** The program that submits jobs to Slurm. */
const SBATCH = 'sbatch';

/** The memory of the program itself and of its input, in bytes. */
const OWN_MEMORY = 2 ** 29;

/**
 * Writes the script of a job array, one task per part of the sweep, submits it, and returns the
 * number of the job.
 */
export function submitToSlurm(
  folder: string,
  shards: readonly number[],
  of: number,
  manifest: Manifest,
): { job: string; script: string } {
  if (spawnSync(SBATCH, ['--version']).error !== undefined)
    throw new BadInput('--on slurm needs Slurm on this machine: sbatch was not found');
  mkdirSync(join(folder, 'slurm'), { recursive: true });
  const script = join(folder, 'slurm', 'array.sh');
  writeFileSync(script, arrayScript(resolve(folder), shards, of, manifest));
  const { status, stdout, stderr } = spawnSync(SBATCH, ['--parsable', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`sbatch: ${stderr.trim().split('\n').at(-1)}`);
  return { job: stdout.trim().split(';')[0], script };
}

/** The script of a job array. Its paths are absolute and quoted, since a shell anywhere runs it. */
export function arrayScript(
  folder: string,
  shards: readonly number[],
  of: number,
  { sweep, entries }: Manifest,
): string {
  const megabytes = Math.ceil(
    (OWN_MEMORY + Math.max(...entries.map((entry) => entry.estimatedBytes))) / 2 ** 20,
  );
  const bin = fileURLToPath(new URL('../../../bin/manaus.js', import.meta.url));
  return [
    '#!/bin/sh',
    `#SBATCH --job-name=manaus-${sweep}`,
    `#SBATCH --array=${shards.join(',')}`,
    `#SBATCH --output="${folder}/slurm/%A_%a.log"`,
    '#SBATCH --cpus-per-task=1',
    `#SBATCH --mem=${megabytes}M`,
    `exec ${[process.execPath, bin, 'sweep', 'run', folder].map(shellQuoted).join(' ')} --shard "$SLURM_ARRAY_TASK_ID/${of}" --json`,
    '',
  ].join('\n');
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
