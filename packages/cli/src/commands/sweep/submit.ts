import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { haltMemory, requireThreadRoom } from '@manaus/core/system';
import {
  type JobArray,
  type Manifest,
  missingEntries,
  submitArray,
  sweepStatus,
} from '@manaus/jobs/internals';
import { badInput } from '../../errors/refusal.js';
import { choice, wholeNumber } from '../../options/kinds.js';
import { setting, underHeading, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { type Place, places } from '../../options/places.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { folderArgument, type ReadySweep, ready } from './folder.js';
import { printReport } from './report.js';
import { MOST_SHARDS, secondsLeft } from './run.js';
import type { ShardResult, ShardTask } from './shard-worker.js';

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
  // The numbers of the parts that miss results.
  const missing = missingEntries(folder, code).map(({ index }) => (index % of) + 1);
  const shards = [...new Set(missing)].sort((a, b) => a - b);
  if (shards.length === 0) return { on, job: null, shards: 0, of, done: points };
  if (on === 'slurm')
    return {
      on,
      shards: shards.length,
      of,
      ...submitArray(sweepArray(folder, shards, of, manifest)),
    };
  await runLocally(folder, shards, of, io);
  const { done } = sweepStatus(folder, code);
  return { on, job: null, shards: shards.length, of, done, points };
}

/** Computes parts of a sweep at the same time, one thread per part. */
async function runLocally(
  folder: string,
  shards: readonly number[],
  of: number,
  io: Io,
): Promise<void> {
  requireThreadRoom(shards.length);
  let done = 0;
  const started = shards.map(async (index) => {
    const task = { folder, shard: { index, of }, halt: haltMemory() };
    const { failed, bad } = await resultOf(task);
    if (failed !== null) throw bad ? badInput(failed) : new Error(failed);
    io.progress?.('parts of the sweep', ++done / shards.length);
  });
  const ends = await Promise.allSettled(started);
  const rejected = ends.find((end) => end.status === 'rejected');
  if (rejected !== undefined) throw rejected.reason;
}

/** The result of a thread that computes a part. */
function resultOf(workerData: ShardTask): Promise<ShardResult> {
  const worker = new Worker(new URL('./shard-worker.js', import.meta.url), { workerData });
  let result: ShardResult = { failed: 'the worker stopped halfway', bad: false };
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ShardResult) => {
      result = message;
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve(result));
  });
}

/** The job script, the same for every sweep. Log files stay in its folder. */
const SCRIPT = [
  '#!/bin/sh',
  '# Of a job array: $1 is Node, $2 the command, $3 the folder of the sweep, $4 the number of parts.',
  'exec "$1" "$2" sweep run "$3" --shard "$SLURM_ARRAY_TASK_ID/$4" --json',
  '',
].join('\n');

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
