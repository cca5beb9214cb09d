import { roomInAddressSpace } from './address-space.js';
import { limitFiles } from './limit-files.js';

/**
 * The address space that a thread of Node takes, in bytes. V8 reserves it whole (up to 0.85 GiB on
 * Node 20 to 26), and ends the process where it cannot.
 */
const EACH = 0.95 * 2 ** 30;

/**
 * Nothing where `ulimit -v` leaves room for some more threads; otherwise throws the error with
 * which Node itself refuses a thread.
 *
 * @example
 * ```ts
 * requireThreadRoom(1); // => undefined
 * ```
 */
export function requireThreadRoom(threads: number): void {
  const read = limitFiles();
  if (read === null || roomInAddressSpace(read) >= EACH * threads) return;
  throw refused();
}

/** The error with which Node refuses a thread. */
const refused = (): Error =>
  Object.assign(new Error('no room for a thread in the address space'), {
    code: 'ERR_WORKER_INIT_FAILED',
  });
