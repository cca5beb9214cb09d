import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@manaus/core';
import { digest } from '../storage/digest.js';
import { type Format, seal, unsealFile } from '../storage/seal.js';
import { writeWhole } from '../storage/write.js';

const MERGED: Format = { format: 'manaus-sweep-merged', version: 1 };

interface MergeRecord {
  readonly written: readonly string[];
}

/** A file of a merge and its content. */
export type MergedFile = readonly [file: string, content: string | Uint8Array];

/**
 * Writes the files of a merge, each whole, in the folder of a sweep.
 *
 * What a merge writes cannot say so itself, since it is the same on every machine: `merged.json`
 * has the checksums of all that merges wrote there. Without `force`, any other file is an
 * `InputError`.
 */
export function writeMerged(folder: string, files: readonly MergedFile[], force: boolean): void {
  const ours = new Set([...written(folder), ...files.map(([, content]) => digest(content))]);
  const other = files.find(
    ([file]) => !force && existsSync(file) && !ours.has(digest(readFileSync(file))),
  );
  if (other !== undefined) throw new InputError('lab/sweep', other[0], 'notOurs', {});
  // Before the files, so that after a crash in between both the earlier and the new ones are known.
  writeWhole(recordFile(folder), `${seal(MERGED, { written: [...ours].sort() })}\n`);
  for (const [file, content] of files) writeWhole(file, content);
}

/** The checksums of what merges wrote in a folder; none from a damaged record. */
function written(folder: string): readonly string[] {
  if (!existsSync(recordFile(folder))) return [];
  const { record } = unsealFile(readFileSync(recordFile(folder), 'utf8'), MERGED);
  return (record as MergeRecord | null)?.written ?? [];
}

const recordFile = (folder: string) => join(folder, 'merged.json');
