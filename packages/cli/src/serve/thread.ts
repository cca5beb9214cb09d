import { parentPort, workerData } from 'node:worker_threads';
import { haltBy } from '@manaus/core/system';
import { answerTask } from './answer-task.js';
import type { FromThread, ToThread } from './messages.js';

const halt = workerData as Int32Array | null;
if (halt !== null) haltBy(halt);
const say = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (task: ToThread) => void answerTask(task, say).then(say));
