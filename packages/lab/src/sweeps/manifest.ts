import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Damage, InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { digest } from './checksum.js';
import { estimatePoint } from './estimate.js';
import { writeWhole } from './files.js';
import { wrongField } from './manifest-entry.js';
import { pointId, type SweepPoint } from './point.js';

/** The format that this code writes and reads. */
export const FORMAT_VERSION = 1;

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
  readonly parameters: SweepPoint;
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
  points: readonly SweepPoint[],
  towers: readonly NamedTower[] = towerRegistry,
): Manifest {
  const sweep = sweepOf(points);
  const entries = points.map((point, index): ManifestEntry => {
    const { seconds, bytes } = estimatePoint(point, towers);
    const place = {
      format: 'manaus-sweep',
      version: FORMAT_VERSION,
      sweep,
      index,
      of: points.length,
    } as const;
    return {
      ...place,
      id: pointId(point),
      parameters: point,
      estimatedSeconds: seconds,
      estimatedBytes: bytes,
    };
  });
  return { sweep, entries };
}

/** The name of a sweep: a digest of its points. */
const sweepOf = (points: readonly SweepPoint[]) =>
  digest(JSON.stringify([FORMAT_VERSION, points])).slice(0, 16);

/**
 * A manifest as JSON lines: `id`, `parameters`, `estimatedSeconds`, `estimatedBytes`, the place in the sweep, and a checksum of the line.
 *
 * @example
 * ```ts
 * const { points } = gridPoints({ puzzles: ['manaus'], discs: [3], questions: ['analyze'] });
 * JSON.parse(formatManifest(manifestOf(points))).parameters.capacities; // => [3, 2, 1]
 * ```
 */
export function formatManifest({ entries }: Manifest): string {
  return entries.map((entry) => `${withChecksum(entry)}\n`).join('');
}

/** The checksum last, so that a line reads like what it describes. */
function withChecksum(entry: ManifestEntry): string {
  const body = JSON.stringify(entry);
  return `${body.slice(0, -1)},"checksum":"${digest(body)}"}`;
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
  if (!existsSync(file)) throw new InputError('lab/sweep', file, 'unplanned', {});
  const lines = readFileSync(file, 'utf8').split('\n');
  const wrong = (damage: Damage, line?: number) =>
    new InputError('lab/sweep', file, 'damaged', { record: 'manifest', line, damage });
  if (lines.pop() !== '') throw wrong({ code: 'cutShort' }, lines.length + 1);
  const entries = lines.map((line, index) => {
    const entry = entryOf(line);
    if ('code' in entry) throw wrong(entry, index + 1);
    return entry;
  });
  for (const [index, entry] of entries.entries()) {
    const path = wrongField(entry);
    if (path !== null) throw wrong({ code: 'field', path }, index + 1);
  }
  const [first] = entries;
  if (first === undefined || first.of !== entries.length)
    throw wrong({ code: 'lines', n: entries.length, total: first?.of ?? 0 });
  const misplaced = entries.findIndex(
    (entry, index) => entry.sweep !== first.sweep || entry.index !== index,
  );
  if (misplaced >= 0) throw wrong({ code: 'misplaced' }, misplaced + 1);
  if (first.sweep !== sweepOf(entries.map(({ parameters }) => parameters)))
    throw wrong({ code: 'field', path: 'sweep' });
  return { sweep: first.sweep, entries };
}

const CHECKSUM = /,"checksum":"([0-9a-f]{64})"\}$/;

function entryOf(line: string): ManifestEntry | Damage {
  const checksum = CHECKSUM.exec(line);
  if (checksum === null || !line.startsWith('{"format":"manaus-sweep",'))
    return { code: 'otherKind' };
  const body = `${line.slice(0, checksum.index)}}`;
  if (digest(body) !== checksum[1]) return { code: 'checksum' };
  const entry = JSON.parse(body) as ManifestEntry;
  return entry.version === FORMAT_VERSION
    ? entry
    : { code: 'version', found: entry.version, known: FORMAT_VERSION };
}

/**
 * Writes the manifest of a sweep into a folder. The folder may already hold the same manifest;
 * another is an `InputError`, since two sweeps do not mix.
 *
 * @example
 * ```ts
 * writeManifest('/dev/null', manifestOf([])); // throws could not be written
 * ```
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  if (existsSync(manifestFile(folder))) {
    const { sweep, entries } = readManifest(folder);
    if (sweep === manifest.sweep) return;
    throw new InputError('lab/sweep', folder, 'otherSweep', {
      n: entries.length,
      first: entries[0].id,
    });
  }
  writeWhole(manifestFile(folder), formatManifest(manifest));
}

const manifestFile = (folder: string) => join(folder, 'manifest.jsonl');
