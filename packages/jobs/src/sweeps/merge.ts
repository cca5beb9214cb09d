import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultMaker } from '@manaus/core/internals';
import { columnsOf, csvOf, parquetOf } from '@manaus/lab/towers';
import { digest } from '../storage/digest.js';
import { type Format, seal, unsealFile } from '../storage/seal.js';
import { clearTemporary } from '../storage/temporary.js';
import { writeWhole } from '../storage/write.js';
import { type Manifest, readManifest } from './manifest.js';
import { type PointResult, readResult, staleResults } from './results.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** It stands where a file is to be written, and is not as the program wrote it. */
    notOurs: object;
    /** Not all points of a sweep have results; `stale` are of other code. */
    unfinished: {
      readonly done: number;
      readonly total: number;
      readonly stale: number;
      readonly missing: string;
    };
  }
}

const fault = faultMaker({
  notOurs: (_, what) => `${what} exists and is not as manaus wrote it; --force replaces it`,
  unfinished: ({ done, total, stale, missing }, what) =>
    `${what} must be run to its end before it is merged: ${done} of ${total} results${stale > 0 ? `, ${stale} of other code` : ''}; missing: ${missing}`,
});

/** The merged results and their files. */
export interface MergeReport {
  readonly sweep: string;
  readonly code: string;
  readonly points: number;
  /** Results of other code, left out. */
  readonly stale: number;
  readonly files: { readonly parquet: string; readonly csv: string; readonly provenance: string };
}

/**
 * Merges the results of a sweep into `merged/results.parquet` and `merged/results.csv`, one row per
 * point in the order of the manifest.
 *
 * The place and time of each computation are in `merged/provenance.csv`, so that the results are
 * byte for byte the same on every machine. Throws an `InputError` if a result is missing,
 * duplicate, corrupt or of another sweep, and, unless `force`, if a file that no merge wrote would
 * be replaced.
 *
 * @example
 * ```ts
 * await mergeSweep('no such folder', codeVersion()); // throws plan the sweep first
 * ```
 */
export async function mergeSweep(
  folder: string,
  code: string,
  force = false,
): Promise<MergeReport> {
  const manifest = readManifest(folder);
  const stale = staleResults(folder, manifest, code);
  const results = allResults(folder, manifest, code, stale);
  const file = (name: string) => join(folder, 'merged', name);
  const files = {
    parquet: file('results.parquet'),
    csv: file('results.csv'),
    provenance: file('provenance.csv'),
  };
  const columns = columnsOf(
    results.map(({ id, parameters, answer }) => ({ id, ...parameters, ...answer })),
  );
  const origins = columnsOf(
    results.map(({ id, code, machine, started, seconds }) => ({
      id,
      code,
      ...machine,
      started,
      seconds,
    })),
  );
  clearTemporary(join(folder, 'merged'));
  const written: MergedFile[] = [
    [files.parquet, await parquetOf(columns, { sweep: manifest.sweep, code })],
    [files.csv, csvOf(columns)],
    [files.provenance, csvOf(origins)],
  ];
  writeMerged(folder, written, force);
  return { sweep: manifest.sweep, code, points: results.length, stale, files };
}

/**
 * The results of all points; one that is missing is an error, which also says how many results are
 * of other code.
 */
function allResults(
  folder: string,
  { entries }: Manifest,
  code: string,
  stale: number,
): PointResult[] {
  const found = entries.map((entry) => readResult(folder, entry, code));
  const results = found.filter((result) => result !== null);
  const [done, total] = [results.length, found.length];
  if (done === total) return results;
  const missing = entries[found.indexOf(null)].id;
  throw fault('jobs/sweep', folder, 'unfinished', { done, total, stale, missing });
}

const MERGED: Format = { format: 'manaus-sweep-merged', version: 1 };

interface MergeRecord {
  readonly written: readonly string[];
}

/** A file of a merge and its content. */
type MergedFile = readonly [file: string, content: string | Uint8Array];

/**
 * Writes the files of a merge, each whole, in the folder of a sweep.
 *
 * What a merge writes cannot say so itself, since it is the same on every machine: `merged.json`
 * has the checksums of all that merges wrote there. Without `force`, any other file is an
 * `InputError`.
 */
function writeMerged(folder: string, files: readonly MergedFile[], force: boolean): void {
  const ours = new Set([...written(folder), ...files.map(([, content]) => digest(content))]);
  const other = files.find(
    ([file]) => !force && existsSync(file) && !ours.has(digest(readFileSync(file))),
  );
  if (other !== undefined) throw fault('jobs/sweep', other[0], 'notOurs', {});
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
