import { Worker } from 'node:worker_threads';
import { haltMemory, requireThreadRoom } from '@manaus/core/system';
import { badInput } from '../../errors/refusal.js';
import type { Io } from '../../shell/io.js';
import type { ShardResult, ShardTask } from './shard-worker.js';

/** Computes parts of a sweep at the same time, one thread per part. */
export async function runLocally(
  folder: string,
  shards: readonly number[],
  of: number,
  io: Io,
): Promise<void> {
  requireThreadRoom(shards.length);
  let done = 0;
  const started = shards.map(async (index) => {
    await runShard({ folder, shard: { index, of }, halt: haltMemory() });
    io.progress?.('parts of the sweep', ++done / shards.length);
  });
  const ends = await Promise.allSettled(started);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function runShard(task: ShardTask): Promise<void> {
  const { failed, bad } = await resultOf(task);
  if (failed !== null) throw bad ? badInput(failed) : new Error(failed);
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
