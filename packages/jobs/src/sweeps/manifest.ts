import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { faultMaker } from '@manaus/core/internals';
import { type Damage, damagedFile } from '../storage/damage.js';
import { digest } from '../storage/digest.js';
import { type Format, seal, unseal } from '../storage/seal.js';
import { writeWhole } from '../storage/write.js';
import { estimatePoint } from './estimate.js';
import { wrongField } from './manifest-entry.js';
import type { HeapPoint } from './point.js';
import { pointId, type SweepPoint } from './point.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** There is no manifest in the folder of a sweep. */
    unplanned: object;
    /** The folder already holds a sweep of `n` points. */
    otherSweep: { readonly n: number; readonly first: string };
  }
}

const fault = faultMaker({
  unplanned: (_, what) => `cannot read ${what}: plan the sweep first`,
  otherSweep: ({ n, first }, what) => `${what} has another sweep, of ${n} points, ${first} first`,
});

const MANIFEST = { format: 'manaus-sweep', version: 1 } as const satisfies Format;

/** One line of a manifest. */
export interface ManifestEntry {
  readonly format: 'manaus-sweep';
  readonly version: number;
  /** The sweep that it is part of: a hash of all its points. */
  readonly sweep: string;
  /** The position, from 0, and the number of points. */
  readonly index: number;
  readonly of: number;
  readonly id: string;
  readonly parameters: SweepPoint | HeapPoint;
  readonly estimatedSeconds: number;
  readonly estimatedBytes: number;
}

/** A sweep: its points in order. */
export interface Manifest {
  readonly sweep: string;
  readonly entries: readonly ManifestEntry[];
}

/**
 * The manifest of a sweep over some points, each with what it is expected to take.
 *
 * @param towers the registry of the puzzles, ours by default
 *
 * @example
 * ```ts
 * const { points } = gridPoints({ puzzles: ['manaus'], discs: [3], questions: ['analyze'] });
 * manifestOf(points).entries[0].id; // => 'manaus_n3_c3-2-1_any_analyze'
 * ```
 */
export function manifestOf(
  points: readonly (SweepPoint | HeapPoint)[],
  towers: readonly NamedTower[] = towerRegistry,
): Manifest {
  const sweep = sweepOf(points);
  const entries = points.map((point, index) => {
    const { seconds, bytes } = estimatePoint(point, towers);
    return {
      ...MANIFEST,
      sweep,
      index,
      of: points.length,
      id: pointId(point),
      parameters: point,
      estimatedSeconds: seconds,
      estimatedBytes: bytes,
    };
  });
  return { sweep, entries };
}

/** The name of a sweep: a digest of its points. */
const sweepOf = (points: readonly (SweepPoint | HeapPoint)[]) =>
  digest(JSON.stringify([MANIFEST.version, points])).slice(0, 16);

/**
 * A manifest as JSON lines: `id`, `parameters`, `estimatedSeconds`, `estimatedBytes`, the place in
 * the sweep, and a checksum of the line.
 *
 * @example
 * ```ts
 * const { points } = gridPoints({ puzzles: ['manaus'], discs: [3], questions: ['analyze'] });
 * JSON.parse(formatManifest(manifestOf(points))).parameters.capacities; // => [3, 2, 1]
 * ```
 */
export function formatManifest({ entries }: Manifest): string {
  return entries.map((entry) => `${seal(MANIFEST, entry)}\n`).join('');
}

/**
 * The manifest of the sweep in a folder; an `InputError` names the file and what is wrong with it.
 *
 * @example
 * ```ts
 * readManifest('no such folder'); // throws plan the sweep first
 * ```
 */
export function readManifest(folder: string): Manifest {
  const file = manifestFile(folder);
  if (!existsSync(file)) throw fault('jobs/sweep', file, 'unplanned', {});
  const wrong: Refusal = (damage, line) =>
    damagedFile('jobs/sweep', file, 'manifest', damage, line);
  const entries = entriesIn(readFileSync(file, 'utf8').split('\n'), wrong);
  const found = damageOf(entries);
  if (found !== null) throw wrong(found.damage, found.line);
  return { sweep: entries[0].sweep, entries };
}

/** The entries of lines, each as it was written. */
function entriesIn(lines: string[], wrong: Refusal): ManifestEntry[] {
  if (lines.pop() !== '') throw wrong({ code: 'cutShort' }, lines.length + 1);
  const entries = lines.map((line, index) => {
    const { record, damage } = unseal(line, MANIFEST);
    if (damage !== null) throw wrong(damage, index + 1);
    return record as ManifestEntry;
  });
  for (const [index, entry] of entries.entries()) {
    const path = wrongField(entry);
    if (path !== null) throw wrong({ code: 'field', path }, index + 1);
  }
  return entries;
}

/** The error of a damage, with the line in which it is. */
type Refusal = (damage: Damage, line?: number) => InputError;

/**
 * The damage of lines that are each as they were written; `null` if they are those of one sweep, in
 * order.
 */
function damageOf(
  entries: readonly ManifestEntry[],
): { readonly damage: Damage; readonly line?: number } | null {
  const [first] = entries;
  if (first === undefined || first.of !== entries.length)
    return { damage: { code: 'lines', n: entries.length, total: first?.of ?? 0 } };
  const misplaced = entries.findIndex(
    (entry, index) => entry.sweep !== first.sweep || entry.index !== index,
  );
  if (misplaced >= 0) return { damage: { code: 'misplaced' }, line: misplaced + 1 };
  return first.sweep === sweepOf(entries.map(({ parameters }) => parameters))
    ? null
    : { damage: { code: 'field', path: 'sweep' } };
}

/**
 * Writes the manifest of a sweep into a folder. The folder may already hold the same manifest;
 * another is an `InputError`, since two sweeps do not mix.
 *
 * @param keep writes what else the sweep needs into the folder, before the manifest is there
 *
 * @example
 * ```ts
 * writeManifest('/dev/null', manifestOf([])); // throws cannot write there
 * ```
 */
export function writeManifest(
  folder: string,
  manifest: Manifest,
  keep: (folder: string) => void = () => {},
): void {
  const isPlanned = existsSync(manifestFile(folder));
  if (isPlanned) {
    const { sweep, entries } = readManifest(folder);
    if (sweep !== manifest.sweep)
      throw fault('jobs/sweep', folder, 'otherSweep', {
        n: entries.length,
        first: entries[0].id,
      });
  }
  keep(folder);
  if (!isPlanned) writeWhole(manifestFile(folder), formatManifest(manifest));
}

const manifestFile = (folder: string) => join(folder, 'manifest.jsonl');
