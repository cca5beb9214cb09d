import { limitFiles, roomInAddressSpace } from '@manaus/core/system';

/**
 * The address space that a memory of WebAssembly takes, whatever it holds, with the thread that
 * works in it: V8 reserves 10 GiB where it can. Under `ulimit -v` it may take what a thread needs
 * to start, and V8 ends the process for that.
 */
const EACH = 11 * 2 ** 30;

/** The address space that WebAssembly takes on a number of threads. */
export const wasmAddresses = (workers: number): number => EACH * workers;

/** True if the address space left to this process has room for that. */
export function hasWasmAddresses(workers: number): boolean {
  const read = limitFiles();
  return read === null || roomInAddressSpace(read) >= wasmAddresses(workers);
}
