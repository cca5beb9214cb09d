import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Damage, InputError } from '@manaus/core';
import { digest, seal, unseal } from './checksum.js';
import { writeWhole } from './files.js';
import { FORMAT_VERSION, type Manifest, type ManifestEntry } from './manifest.js';

/** The answer at a point: fields that JSON can hold. */
export type PointAnswer = Readonly<Record<string, unknown>>;

/** The answer at a point, with its origin. */
export interface PointResult {
  readonly format: 'manaus-sweep-result';
  readonly version: number;
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
  return join(
    resultsFolder(folder),
    `${digest(JSON.stringify([FORMAT_VERSION, parameters, code])).slice(0, 32)}.json`,
  );
}

/** Writes a result whole or not at all. */
export function writeResult(folder: string, result: PointResult): void {
  writeWhole(resultFile(folder, result, result.code), `${seal(result)}\n`);
}

/** The result of a point; `null` if it has not been computed; throws an `InputError` that names a corrupt, truncated or foreign file. */
export function readResult(folder: string, entry: ManifestEntry, code: string): PointResult | null {
  const file = resultFile(folder, entry, code);
  return existsSync(file) ? readFile(folder, file, entry.sweep) : null;
}

/** The results in the folder of a sweep that other code found: they are left alone. Whatever else is wrong there is an `InputError`. */
export function staleResults(folder: string, { sweep }: Manifest, code: string): number {
  let stale = 0;
  for (const name of resultNames(folder))
    if (readFile(folder, join(resultsFolder(folder), name), sweep).code !== code) stale++;
  return stale;
}

function readFile(folder: string, file: string, sweep: string): PointResult {
  const { record, problem } = unseal(readFileSync(file, 'utf8').trimEnd());
  const damage = problem ?? foreign(folder, file, record as PointResult, sweep);
  if (damage !== null)
    throw new InputError('lab/sweep', file, 'damaged', { record: 'result', damage });
  return record as PointResult;
}

function foreign(folder: string, file: string, result: PointResult, sweep: string): Damage | null {
  if (result.format !== 'manaus-sweep-result') return { code: 'otherKind' };
  if (result.version !== FORMAT_VERSION)
    return { code: 'version', found: result.version, known: FORMAT_VERSION };
  if (result.sweep !== sweep) return { code: 'foreign', owner: `sweep ${result.sweep}` };
  return resultFile(folder, result, result.code) === file ? null : { code: 'duplicate' };
}

function resultNames(folder: string): string[] {
  if (!existsSync(resultsFolder(folder))) return [];
  return readdirSync(resultsFolder(folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

const resultsFolder = (folder: string) => join(folder, 'results');
