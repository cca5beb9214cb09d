import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder and its parents, where they are missing. Node's recursive `mkdirSync` never
 * returns in /proc.
 *
 * @example
 * ```ts
 * makeFolder('/dev/null/deep'); // throws ENOTDIR
 * ```
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  // Another process may have been faster.
  nullOn(['EEXIST'], () => mkdirSync(folder));
}

/** The paths of the files in a folder; none if it is missing. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** Systems that cannot flush a folder, or what is open for reading, say so by one of these. */
const UNFLUSHED = ['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES'];

/** Flushes a file, or the names in a folder, so that it survives a power cut too. */
export function flush(path: string): void {
  nullOn(UNFLUSHED, () => openFile(path, 'r', fsyncSync));
}

/** The result of `use` on a file that is open meanwhile. */
export function openFile<T>(file: string, flags: 'r' | 'wx', use: (descriptor: number) => T): T {
  const descriptor = openSync(file, flags);
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The result of what uses the file system; `null` if it throws an error with one of these codes.
 */
export function nullOn<T>(codes: readonly string[], use: () => T): T | null {
  try {
    return use();
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
