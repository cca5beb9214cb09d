import { Worker } from 'node:worker_threads';
import { BadInput } from '../bad-input.js';
import type { Io } from '../io.js';
import type { Message, Task } from '../protocol.js';

/** Runs the parts of a sweep at the same time, a thread each; whatever ends this process ends them. */
export async function runLocally(
  folder: string,
  shards: readonly number[],
  of: number,
  io: Io,
): Promise<void> {
  let done = 0;
  const started = shards.map(async (shard) => {
    await runShard(['sweep', 'run', folder, '--shard', `${shard}/${of}`, '--json']);
    io.progress?.('parts of the sweep', ++done / shards.length);
  });
  const failed = (await Promise.allSettled(started)).find(
    (outcome) => outcome.status === 'rejected',
  );
  if (failed !== undefined) throw failed.reason;
}

/** One command line of ours in a thread of its own. */
function runShard(argv: readonly string[]): Promise<void> {
  const pending = new Int32Array(new SharedArrayBuffer(4));
  const task: Task = { argv, color: false, debug: false, progressWidth: null, pending };
  const worker = new Worker(new URL('../worker.js', import.meta.url), { workerData: task });
  let line = 'the worker stopped halfway';
  let code = 1;
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if (message.kind === 'out') Atomics.sub(pending, 0, 1);
      else if (message.kind === 'err') line = message.text;
      else if (message.kind === 'done') code = message.code;
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      const reason = line
        .replace(/^manaus sweep: (internal failure: )?/, '')
        .replace(/ \(MANAUS_DEBUG.*/, '');
      if (code === 0) resolve();
      else reject(code === 2 ? new BadInput(reason) : new Error(reason));
    });
  });
}
