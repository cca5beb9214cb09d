import { parentPort, workerData } from 'node:worker_threads';
import { faultText, isInputError } from '@manaus/core';
import { haltBy } from '@manaus/core/system';
import { runPart, type Shard } from './run.js';

/** The input of the worker thread that computes a part of a sweep. */
export interface ShardTask {
  readonly folder: string;
  readonly shard: Shard;
  /** The memory by which an interrupt stops writes. */
  readonly halt: Int32Array | null;
}

/** Its result: the message of an error, `null` if all is done, and whether it is bad input. */
export interface ShardResult {
  readonly failed: string | null;
  readonly bad: boolean;
}

const { folder, shard, halt } = workerData as ShardTask;
if (halt !== null) haltBy(halt);
const say = (result: ShardResult) => parentPort?.postMessage(result);

try {
  await runPart(folder, shard);
  say({ failed: null, bad: false });
} catch (error) {
  if (isInputError(error)) say({ failed: faultText(error), bad: true });
  else say({ failed: error instanceof Error ? error.message : String(error), bad: false });
}
