import { MOST_THREADS, threadClass } from './threads.js';

/** Node's module of threads, where the host allows the page to share memory with them. */
const workerThreads = globalThis.crossOriginIsolated
  ? { Worker: threadClass((reply) => self.postMessage(reply)) }
  : undefined;

const cores = workerThreads ? Math.min(navigator.hardwareConcurrency, MOST_THREADS) : 1;

const modules: Readonly<Record<string, object | undefined>> = {
  'node:os': { availableParallelism: () => cores },
  'node:worker_threads': workerThreads,
};

/**
 * Node's `process.getBuiltinModule`, for packages that ask for what may be there: threads, and how
 * many of them the machine runs at once.
 */
export const getBuiltinModule = (name: string): object | undefined => modules[name];
