import type { Worker } from 'node:worker_threads';

/** The signals that end a command in good order, and the exit codes. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type Signal = keyof typeof codes;

/** Milliseconds after which a worker that has not ended is abandoned. */
const PATIENCE = 600;

/**
 * On a signal, lets writes clean up, ends the worker, and exits; after `PATIENCE`, the signal ends
 * the process.
 *
 * @param halt the memory by which the writes of all threads stop, as `haltBy` of lab reads it
 */
export function listenForInterrupt(worker: Worker, halt: Int32Array, clear: () => void): void {
  for (const signal of Object.keys(codes) as Signal[]) {
    const interrupt = () => {
      clear();
      worker.removeAllListeners();
      setTimeout(() => {
        process.removeListener(signal, interrupt);
        process.kill(process.pid, signal);
      }, PATIENCE);
      haltWrites(halt, PATIENCE / 2);
      worker.terminate().then(() => process.exit(codes[signal]));
    };
    process.on(signal, interrupt);
  }
}

/**
 * Stops the writes of all threads, and waits until they have cleaned up, some milliseconds at most.
 */
function haltWrites(halt: Int32Array, patience: number): void {
  const [asked, writing] = [0, 1];
  Atomics.store(halt, asked, 1);
  const end = performance.now() + patience;
  for (let left = patience; left > 0; left = end - performance.now()) {
    const going = Atomics.load(halt, writing);
    if (going === 0) return;
    Atomics.wait(halt, writing, going, left);
  }
}
