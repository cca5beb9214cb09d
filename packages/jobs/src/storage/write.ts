import { fdatasyncSync, fsyncSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { InputError } from '@manaus/core';
import { cut, faultMaker, visible } from '@manaus/core/internals';
import { requireNoHalt, systemReason, whileWriting } from '@manaus/core/system';
import { flush, makeFolder, openFile } from './files.js';
import { forget, temporaryName } from './temporary.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** A path at which nothing can be written; `problem`: what the system says. */
    unwritable: { readonly problem: string };
  }
}

const fault = faultMaker({
  unwritable: ({ problem }, what) => `${what}: cannot write there: ${cut(visible(problem), 100)}`,
});

/** The error of a path at which nothing can be written. */
export const unwritable = (place: string, path: string, problem: string): InputError =>
  fault(place, path, 'unwritable', { problem });

/**
 * Writes a file atomically: beside, flushed to disk, then renamed. Folders that are missing are
 * made.
 *
 * Throws an `InputError` that names the file; an earlier file of that name is left as it was.
 *
 * @example
 * ```ts
 * writeWhole('/dev/null/report.md', '# Report'); // throws /dev/null/report.md: cannot write there
 * ```
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writePieces(file, [typeof content === 'string' ? Buffer.from(content) : content]);
}

/** Writes a file atomically in pieces; each is written before the next is computed. */
export function writePieces(file: string, pieces: Iterable<Uint8Array>): void {
  orUnwritable(file, () =>
    whileWriting(() => {
      // Write a temporary file beside, and give it the name of the file.
      const folder = dirname(file);
      makeFolder(folder);
      const temporary = temporaryName(folder);
      try {
        writeToDisk(temporary, pieces);
        renameSync(temporary, file);
        flush(folder);
      } catch (error) {
        forget(temporary);
        throw error;
      }
    }),
  );
}

/**
 * Runs what writes at a path; an error of the system becomes an `InputError` of one line that names
 * the path.
 *
 * @example
 * ```ts
 * orUnwritable('notes.md', () => 7); // => 7
 * ```
 */
export function orUnwritable<T>(path: string, write: () => T, place = 'jobs/storage'): T {
  try {
    return write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw unwritable(place, path, systemReason(error));
  }
}

/** The bytes written and flushed per call, few enough that interrupts are handled in between. */
const PART = 2 ** 24;

const writeToDisk = (file: string, pieces: Iterable<Uint8Array>): void =>
  openFile(file, 'wx', (descriptor) => {
    let dirty = 0;
    for (const part of partsOf(pieces, PART)) {
      requireNoHalt();
      for (let done = 0; done < part.length; ) done += writeSync(descriptor, part, done);
      dirty += part.length;
      if (dirty < PART) continue;
      fdatasyncSync(descriptor);
      dirty = 0;
    }
    fsyncSync(descriptor);
  });

/** Pieces in parts of at most the given number of bytes. */
export function* partsOf(pieces: Iterable<Uint8Array>, most: number): Generator<Uint8Array> {
  for (const piece of pieces)
    for (let from = 0; from < piece.length; from += most) yield piece.subarray(from, from + most);
}
