import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { BadInput, mustBe } from './bad-input.js';

/** The largest input file, in bytes. */
const MOST_BYTES = 20_000_000;

/**
 * The text of a file.
 *
 * @param name the name of the argument in error messages
 */
export function readText(name: string, file: string): string {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw mustBe(name, `a file of at most ${MOST_BYTES} bytes`, String(size));
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`cannot read ${file}: ${systemReason(error)}`);
  }
}

/** Writes the file that `--out` names. */
export function save(out: string, content: string | Uint8Array): void {
  try {
    writeFileSync(out, content);
  } catch (error) {
    throw new BadInput(`--out: cannot write ${out}: ${systemReason(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOENT: 'no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is not a folder',
  EROFS: 'the file system is read-only',
};

/** The reason of an error of the file system, in words if the code is common. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? code ?? message;
}
