import { writeFileSync } from 'node:fs';
import { BadInput } from './bad-input.js';

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
  EEXIST: 'something of that name is there',
  ELOOP: 'links in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
};

/** The reason of an error of the file system, in words if the code is common. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? code ?? message;
}
