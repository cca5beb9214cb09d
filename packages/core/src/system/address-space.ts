import type { ReadFile } from './read-file.js';

/**
 * The bytes of the address space of this process that are not taken yet; infinite without a limit.
 */
export function roomInAddressSpace(read: ReadFile): number {
  const limit = /^Max address space\s+(\d+)/m.exec(read('/proc/self/limits') ?? '')?.[1];
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  const taken = /^VmSize:\s+(\d+) kB/m.exec(read('/proc/self/status') ?? '')?.[1] ?? '0';
  return Number(limit) - 1024 * Number(taken);
}
