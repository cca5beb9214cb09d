import { startThreads, type Threads } from './threads.js';

/** The most threads of a tab: each has a memory of its own. */
const MOST_THREADS = 16;

let threads: Threads | null = null;

/**
 * Starts as many threads as the machine runs at once, where the host allows the page to share
 * memory with them; nowhere else.
 */
export function startThreadsOfTab(): void {
  // In Firefox a run with threads does not always come to its end.
  if (!globalThis.crossOriginIsolated || navigator.userAgent.includes('Firefox')) return;
  const script = new URL('thread.js', self.location.href);
  const count = Math.min(navigator.hardwareConcurrency, MOST_THREADS);
  threads ??= startThreads(count, () => new Worker(script));
}

/**
 * Node's `process.getBuiltinModule`, for packages that ask for what may be there: threads, and how
 * many of them there are.
 */
export function getBuiltinModule(name: string): object | undefined {
  const idle = threads?.idle() ?? 0;
  if (name === 'node:os') return { availableParallelism: () => Math.max(1, idle) };
  if (name === 'node:worker_threads' && threads !== null && idle > 0) return threads;
  return undefined;
}
