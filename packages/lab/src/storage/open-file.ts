import { closeSync, openSync } from 'node:fs';

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
