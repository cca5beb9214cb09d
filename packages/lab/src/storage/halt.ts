/** Two integers that all threads of a process share: whether writing must stop, and how many writes are going on. */
let shared: Int32Array | null = null;

const ASKED = 0;
const WRITING = 1;

/** Thrown by a write that was asked to stop; what it was writing is gone. */
class Halted extends Error {}

/**
 * Lets another thread stop the writes of this one, so that an interrupt leaves nothing unfinished.
 *
 * @param memory two shared integers, both 0; see {@link haltWrites}
 *
 * @example
 * ```ts
 * haltBy(new Int32Array(new SharedArrayBuffer(8))); // => undefined
 * ```
 */
export function haltBy(memory: Int32Array): void {
  shared = memory;
}

/** Runs a write that {@link haltWrites} waits for. */
export function writing<T>(write: () => T): T {
  if (shared === null) return write();
  Atomics.add(shared, WRITING, 1);
  try {
    goOn();
    return write();
  } finally {
    Atomics.sub(shared, WRITING, 1);
    Atomics.notify(shared, WRITING);
  }
}

/** Throws if writing must stop. */
export function goOn(): void {
  if (shared !== null && Atomics.load(shared, ASKED) === 1) throw new Halted('interrupted');
}

/**
 * Stops the writes of all threads that share the memory, and waits until they have cleaned up.
 *
 * @param patience milliseconds after which it waits no longer
 *
 * @example
 * ```ts
 * haltWrites(new Int32Array(new SharedArrayBuffer(8)), 100); // => true
 * ```
 */
export function haltWrites(memory: Int32Array, patience: number): boolean {
  Atomics.store(memory, ASKED, 1);
  const end = performance.now() + patience;
  for (let left = patience; left > 0; left = end - performance.now()) {
    const going = Atomics.load(memory, WRITING);
    if (going === 0) return true;
    Atomics.wait(memory, WRITING, going, left);
  }
  return false;
}
