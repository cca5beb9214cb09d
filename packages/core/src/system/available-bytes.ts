import { roomInAddressSpace } from './address-space.js';
import { roomInCgroups } from './cgroups.js';
import { limitFiles } from './limit-files.js';
import type { ReadFile } from './read-file.js';

/**
 * The memory that this process may still take, in bytes, with the limits set for it; infinite where
 * it cannot be known, as in a browser.
 *
 * It is the least of what the machine has left, what each control group above the process (a
 * container, a job) has left, and what is left of the address space (`ulimit -v`).
 *
 * @example
 * ```ts
 * availableBytes() > 0; // => true
 * ```
 */
export function availableBytes(): number {
  const free = globalThis.process?.availableMemory?.() ?? Number.POSITIVE_INFINITY;
  const read = limitFiles();
  return read === null ? free : Math.min(free, bytesWithin(read));
}

/** The bytes that the limits of Linux leave to a process, by the files in which it shows them. */
export const bytesWithin = (read: ReadFile): number =>
  Math.max(0, Math.min(roomInAddressSpace(read), roomInCgroups(read)));
