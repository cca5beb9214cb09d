import { parentPort } from 'node:worker_threads';
import { lookAt } from './family.mjs';

parentPort?.on('message', ({ place, family }) =>
  parentPort?.postMessage({ place, looked: lookAt(family) }),
);
