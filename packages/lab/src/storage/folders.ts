import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents, where they are missing. Node's recursive `mkdirSync` never returns in /proc.
 *
 * @example
 * ```ts
 * makeFolder('/dev/null/deep'); // throws ENOTDIR
 * ```
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Systems that cannot flush a folder, or what is open for reading, say so by one of these. */
const UNFLUSHED = ['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES'];

/** Flushes a file, or the names in a folder, so that it survives a power cut too. */
export function flush(path: string): void {
  try {
    const descriptor = openSync(path, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!UNFLUSHED.includes(codeOf(error))) throw error;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
