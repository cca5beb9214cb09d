import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@manaus/lab';
import { BadInput } from '../../errors/bad-input.js';

/** The program that submits jobs to Slurm. */
const SBATCH = 'sbatch';

/** The memory of the program itself and of its input, in bytes. */
const OWN_MEMORY = 2 ** 29;

/**
 * The job script. It is the same for every sweep: whatever is asked reaches it as arguments, so that
 * no name of a folder or field of a manifest is read as a command. Log files stay in its folder.
 */
const SCRIPT = [
  '#!/bin/sh',
  '# Of a job array: $1 is Node, $2 the command, $3 the folder of the sweep, $4 the number of parts.',
  'exec "$1" "$2" sweep run "$3" --shard "$SLURM_ARRAY_TASK_ID/$4" --json',
  '',
].join('\n');

/**
 * Submits a job array, one task per part of the sweep, and returns the number of the job.
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
  writeFileSync(script, SCRIPT);
  const { status, stdout, stderr } = spawnSync(
    SBATCH,
    arrayArguments(resolve(folder), shards, of, manifest),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new BadInput(`sbatch: ${stderr.trim().split('\n').at(-1)}`);
  return { job: stdout.trim().split(';')[0], script };
}

/** The arguments of `sbatch`: options of the job, the script, and the arguments of the script. */
export function arrayArguments(
  folder: string,
  shards: readonly number[],
  of: number,
  { sweep, entries }: Manifest,
): string[] {
  const most = entries.reduce((bytes, entry) => Math.max(bytes, entry.estimatedBytes), 0);
  const bin = fileURLToPath(new URL('../../../bin/manaus.js', import.meta.url));
  return [
    '--parsable',
    `--job-name=manaus-${sweep}`,
    `--array=${shards.join(',')}`,
    // Relative to the folder: in a path, Slurm would replace what follows a percent sign.
    `--chdir=${join(folder, 'slurm')}`,
    '--output=%A_%a.log',
    '--cpus-per-task=1',
    `--mem=${Math.ceil((OWN_MEMORY + most) / 2 ** 20)}M`,
    join(folder, 'slurm', 'array.sh'),
    ...[process.execPath, bin, folder, String(of)],
  ];
}
