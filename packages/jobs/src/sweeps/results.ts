import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Damage, damagedFile } from '../storage/damage.js';
import { digest } from '../storage/digest.js';
import { filesIn } from '../storage/files.js';
import { type Format, seal, unsealFile } from '../storage/seal.js';
import { writeWhole } from '../storage/write.js';
import type { PointAnswer } from './answers.js';
import type { Manifest, ManifestEntry } from './manifest.js';

const RESULT: Format = { format: 'manaus-sweep-result', version: 2 };

/** The answer at a point, with its origin. */
export interface PointResult {
  readonly sweep: string;
  readonly id: string;
  readonly parameters: ManifestEntry['parameters'];
  /** The version of the code that found it. */
  readonly code: string;
  readonly machine: {
    readonly host: string;
    readonly processor: string;
    readonly node: string;
    readonly platform: string;
  };
  /** The start time of the work; `seconds` is its duration. */
  readonly started: string;
  readonly seconds: number;
  readonly answer: PointAnswer;
}

/** The file of a point's result: named by the hash of its parameters and of the code. */
export function resultFile(
  folder: string,
  { parameters }: Pick<ManifestEntry, 'parameters'>,
  code: string,
): string {
  const name = digest(JSON.stringify([RESULT.version, parameters, code])).slice(0, 32);
  return join(resultsFolder(folder), `${name}.json`);
}

/** Writes a result whole or not at all. */
export function writeResult(folder: string, result: PointResult): void {
  writeWhole(resultFile(folder, result, result.code), `${seal(RESULT, result)}\n`);
}

/**
 * The result of a point; `null` if it has not been computed; throws an `InputError` that names a
 * corrupt, truncated or foreign file.
 */
export function readResult(folder: string, entry: ManifestEntry, code: string): PointResult | null {
  const file = resultFile(folder, entry, code);
  return existsSync(file) ? readFile(folder, file, entry.sweep) : null;
}

/** Those of some entries without a result of this version of the code. */
export const missingIn = (folder: string, entries: readonly ManifestEntry[], code: string) =>
  entries.filter((entry) => readResult(folder, entry, code) === null);

/**
 * The results in the folder of a sweep that other code found: they are left alone. Whatever else is
 * wrong there is an `InputError`.
 */
export function staleResults(folder: string, { sweep }: Manifest, code: string): number {
  const isStale = (file: string) => isFormer(file) || readFile(folder, file, sweep).code !== code;
  return resultFiles(folder).filter(isStale).length;
}

/** True for a result in the form of version 1, which the code of today did not find. */
const isFormer = (file: string): boolean =>
  /^\{"checksum":"[0-9a-f]{64}","record":\{"format":"manaus-sweep-result"/.test(
    readFileSync(file, 'utf8'),
  );

function readFile(folder: string, file: string, sweep: string): PointResult {
  const { record, damage: own } = unsealFile(readFileSync(file, 'utf8'), RESULT);
  const damage = own ?? originDamage(folder, file, record as PointResult, sweep);
  if (damage !== null) throw damagedFile('jobs/sweep', file, 'result', damage);
  return record as PointResult;
}

function originDamage(
  folder: string,
  file: string,
  result: PointResult,
  sweep: string,
): Damage | null {
  if (result.sweep !== sweep) return { code: 'foreign', owner: `sweep ${result.sweep}` };
  return resultFile(folder, result, result.code) === file ? null : { code: 'duplicate' };
}

const resultFiles = (folder: string): string[] =>
  filesIn(resultsFolder(folder))
    .filter((file) => file.endsWith('.json'))
    .sort();

/** The folder of the results of a sweep. */
export const resultsFolder = (folder: string) => join(folder, 'results');
