import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: to a temporary name, flushed to disk, then renamed.
 *
 * Throws an error of one line that names the file; an earlier file of that name is left as it was.
 *
 * @example
 * ```ts
 * writeWhole('/dev/null/report.md', '# Report'); // throws /dev/null/report.md could not be written
 * ```
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writePieces(file, [typeof content === 'string' ? Buffer.from(content) : content]);
}

/** Writes a file atomically in pieces; each is written before the next is computed. */
export function writePieces(file: string, pieces: Iterable<Uint8Array>): void {
  const temporary = `${file}.${process.pid}-${Math.random().toString(36).slice(2, 10)}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeToDisk(temporary, pieces);
    renameSync(temporary, file);
    flushFolder(dirname(file));
  } catch (error) {
    forget(temporary);
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOSPC' || code === 'EDQUOT'
        ? 'the disk is full; what was finished before is kept'
        : message;
    throw new Error(`${file} could not be written: ${reason}`, { cause: error });
  }
}

/** An error here must not hide the one that made the removal necessary. */
function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

/** The bytes written and flushed per call, few enough that interrupts are handled in between. */
const PART = 2 ** 24;

function writeToDisk(file: string, pieces: Iterable<Uint8Array>): void {
  const descriptor = openSync(file, 'wx');
  let dirty = 0;
  try {
    for (const piece of pieces)
      for (let from = 0; from < piece.length; from += PART) {
        const part = piece.subarray(from, from + PART);
        for (let done = 0; done < part.length; ) done += writeSync(descriptor, part, done);
        dirty += part.length;
        if (dirty < PART) continue;
        fdatasyncSync(descriptor);
        dirty = 0;
      }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The new name survives a power cut too, where folders can be flushed. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
