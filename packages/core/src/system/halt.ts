/**
 * Two integers that all threads of a process share: 1 if writing must stop, and how many writes are
 * going on.
 */
let shared: Int32Array | null = null;

const ASKED = 0;
const WRITING = 1;

/** Thrown by a write that was asked to stop; what it was writing is gone. */
class Halted extends Error {}

/**
 * Lets another thread stop the writes of this one, so that an interrupt leaves nothing unfinished.
 *
 * @param memory two shared integers, both 0: the other thread sets the first to 1, and waits until
 * the second is 0, as a write that stops has removed what it had written
 *
 * @example
 * ```ts
 * haltBy(new Int32Array(new SharedArrayBuffer(8))); // => undefined
 * ```
 */
export function haltBy(memory: Int32Array): void {
  shared = memory;
}

/**
 * The memory by which writes are stopped, to be shared with further threads; `null` if none was
 * made.
 *
 * @example
 * ```ts
 * haltMemory()?.length ?? 2; // => 2
 * ```
 */
export const haltMemory = (): Int32Array | null => shared;

/**
 * The result of a write, which is counted while it is going on; throws what it throws, and if
 * writing must stop.
 *
 * @example
 * ```ts
 * whileWriting(() => 7); // => 7
 * ```
 */
export function whileWriting<T>(write: () => T): T {
  if (shared === null) return write();
  Atomics.add(shared, WRITING, 1);
  try {
    requireNoHalt();
    return write();
  } finally {
    Atomics.sub(shared, WRITING, 1);
    Atomics.notify(shared, WRITING);
  }
}

/**
 * Throws if writing must stop.
 *
 * @example
 * ```ts
 * requireNoHalt(); // => undefined
 * ```
 */
export function requireNoHalt(): void {
  if (shared !== null && Atomics.load(shared, ASKED) === 1) throw new Halted('interrupted');
}
