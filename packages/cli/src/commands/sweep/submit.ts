import { availableParallelism } from 'node:os';
import { missingEntries, sweepStatus } from '@manaus/jobs/internals';
import { choice, wholeNumber } from '../../options/kinds.js';
import { setting, underHeading, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { type Place, places } from '../../options/places.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { folderArgument, type ReadySweep, ready } from './folder.js';
import { runLocally } from './local.js';
import { printReport } from './report.js';
import { MOST_SHARDS, secondsLeft } from './run.js';
import { submitToSlurm } from './slurm.js';

const submitOptions = underHeading('Job options', {
  on: {
    ...setting(
      withDefault(
        choice('WHERE', 'local (all cores of this machine) or slurm (a job array)', places),
        'local',
      ),
      'jobs/on',
    ),
    alias: 'engine',
  },
  shards: wholeNumber('N', 'number of parts (default: one per core; slurm: 16)', 1, MOST_SHARDS),
});

export const submitAction = command({
  description: 'Computes the missing results of a sweep in parallel.',
  arguments: { folder: folderArgument },
  options: { ...submitOptions, ...outputOptions },
  examples: [
    ['manaus sweep submit', 'all cores of this machine'],
    ['manaus sweep submit atlas --on slurm --shards 64', 'a job array of 64 parts'],
  ],
  async plan({ folder, on, shards, json }, io) {
    const sweep = await ready(folder);
    const seconds = secondsLeft(sweep, folder) / (shards ?? availableParallelism());
    return {
      // A job array takes no time here.
      seconds: on === 'local' ? seconds : 0,
      begin: async () => printReport(io, json, await submit(folder, sweep, on, shards, io)),
    };
  },
});

async function submit(
  folder: string,
  { manifest, code }: ReadySweep,
  on: Place,
  asked: number | undefined,
  io: Io,
): Promise<object> {
  const points = manifest.entries.length;
  const of = Math.min(asked ?? (on === 'local' ? availableParallelism() : 16), points);
  const shards = missingShards(folder, code, of);
  if (shards.length === 0) return { on, job: null, shards: 0, of, done: points };
  if (on === 'slurm')
    return { on, shards: shards.length, of, ...submitToSlurm(folder, shards, of, manifest) };
  await runLocally(folder, shards, of, io);
  const { done } = sweepStatus(folder, code);
  return { on, job: null, shards: shards.length, of, done, points };
}

/** The numbers of the parts that miss results. */
function missingShards(folder: string, code: string, of: number): number[] {
  const missing = missingEntries(folder, code).map(({ index }) => (index % of) + 1);
  return [...new Set(missing)].sort((a, b) => a - b);
}
