import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { InputError } from '@manaus/core';
import { writeWhole } from '../storage/write.js';

/** What Slurm refuses, beside what the packages do. */
declare module '@manaus/core/faults' {
  interface Faults {
    /** A job that is not taken, or comes to nothing. */
    slurm: { readonly reason: string };
  }
}

/** The error for what Slurm does not do; `what` names the option that asked for it. */
export const slurmFault = (reason: string, sentence = (_what: string) => reason): InputError =>
  new InputError('jobs/slurm', 'on', 'slurm', { reason }, (_, what) => sentence(what));

/** The memory of the program itself and of its input, in bytes. */
const OWN_MEMORY = 2 ** 29;

/** Tasks that differ by their number alone, each on one core. */
export interface JobArray {
  readonly name: string;
  /** The folder of the work; scripts and logs lie in `slurm` below it. */
  readonly folder: string;
  /** The numbers of the tasks as Slurm writes them: `1,3` or `1-64`. */
  readonly tasks: string;
  /** The memory of a task beside that of the program, in bytes. */
  readonly bytes: number;
  /**
   * The script. Whatever is asked reaches it as arguments, so that no name of a folder is read as a
   * command.
   */
  readonly script: string;
  readonly arguments: readonly string[];
}

/** The end of a program of Slurm. */
const slurm = (program: 'sbatch' | 'squeue' | 'scancel', args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' });

/**
 * Submits a job array to Slurm; the number of the job and the file of the script. Throws an
 * `InputError` with the last line of `sbatch`, and if that is not installed.
 */
export function submitArray(array: JobArray): { job: string; script: string } {
  if (slurm('sbatch', ['--version']).error !== undefined)
    throw slurmFault(
      'sbatch was not found',
      (what) => `${what} slurm needs Slurm on this machine: sbatch was not found`,
    );
  const script = join(array.folder, 'slurm', 'array.sh');
  writeWhole(script, array.script);
  const { status, stdout, stderr } = slurm('sbatch', sbatchArguments(array));
  if (status !== 0) throw slurmFault(`sbatch: ${stderr.trim().split('\n').at(-1)}`);
  return { job: stdout.trim().split(';')[0], script };
}

/** The arguments of `sbatch`: options of the job, the script, and the arguments of the script. */
export function sbatchArguments({ folder, name, tasks, bytes, ...array }: JobArray): string[] {
  const logs = join(resolve(folder), 'slurm');
  return [
    '--parsable',
    `--job-name=${name}`,
    `--array=${tasks}`,
    // Relative to the folder: in a path, Slurm would replace what follows a percent sign.
    `--chdir=${logs}`,
    '--output=%A_%a.log',
    '--cpus-per-task=1',
    `--mem=${Math.ceil((OWN_MEMORY + bytes) / 2 ** 20)}M`,
    join(logs, 'array.sh'),
    ...array.arguments,
  ];
}

/** True if a task of a job waits or runs, or if Slurm does not answer. */
export function isLeft(job: string): boolean {
  const { status, stdout, stderr } = slurm('squeue', ['-h', '-j', job]);
  return status === 0 ? stdout.trim() !== '' : !/invalid job id/i.test(stderr ?? '');
}

/** Ends what is left of a job. */
export const cancelJob = (job: string): void => void slurm('scancel', ['--quiet', job]);
