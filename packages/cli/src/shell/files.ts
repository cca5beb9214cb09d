import {
  lstatSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { InputError, isInputError } from '@manaus/core';
import { systemReason } from '@manaus/core/system';
import { clearTemporary, writeWhole } from '@manaus/jobs/storage';
import { isMarked } from './mark.js';

/**
 * Writes the file that `--out` names, whole or not at all; what links to it stays a link.
 *
 * Without `force`, a file that the command did not write as it is stays, and is bad input.
 */
export function save(out: string, content: string | Uint8Array, force = false): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const there = requireOurs(out, force, bytes);
  try {
    clearTemporary(dirname(out));
    if (there?.isFile() === false) writeFileSync(out, bytes);
    else writeWhole(there === null ? out : realpathSync(out), bytes);
  } catch (error) {
    throw cannotWrite(out, isUnwritable(error) ? error.values.problem : systemReason(error));
  }
}

/**
 * Refuses a file at `--out` that cannot be replaced, before work begins; what is there, `null` for
 * nothing.
 *
 * An empty file, one with the content that is to be written, and one with our mark can be.
 */
export function requireOurs(out: string, force: boolean, content?: Uint8Array): Stats | null {
  try {
    const there = statSync(out, { throwIfNoEntry: false }) ?? null;
    if (there === null) {
      // A new file is made in an existing folder; a link to nothing does not count as one.
      if (lstatSync(out, { throwIfNoEntry: false }) !== undefined)
        throw cannotWrite(out, 'it is a link to nothing');
      if (!statSync(dirname(out)).isDirectory())
        throw cannotWrite(out, 'part of the path is not a folder');
      return null;
    }
    if (there.isDirectory()) throw cannotWrite(out, 'it is a folder');
    if (!force && there.isFile() && there.size > 0 && !isOurs(out, there, content))
      throw new InputError(
        'cli',
        out,
        'notOurs',
        {},
        () => `--out: ${out} exists and is not as manaus wrote it; --force replaces it`,
      );
    return there;
  } catch (error) {
    if (isInputError(error)) throw error;
    throw cannotWrite(out, systemReason(error));
  }
}

/** The largest file that is looked at for our mark, in bytes. */
const MOST_MARKED = 2 ** 28;

function isOurs(file: string, { size }: Stats, content?: Uint8Array): boolean {
  if (size > MOST_MARKED) return false;
  const bytes = readFileSync(file);
  return isMarked(bytes) || (content !== undefined && bytes.equals(content));
}

const cannotWrite = (out: string, problem: string) =>
  new InputError(
    'cli',
    out,
    'unwritable',
    { problem },
    () => `--out: cannot write ${out}: ${problem}`,
  );

const isUnwritable = (error: unknown): error is InputError<'unwritable'> =>
  isInputError(error) && error.code === 'unwritable';
