import { claimant } from './claims.js';
import { type ManifestEntry, readManifest } from './manifest.js';
import { missingIn, resultFile, staleResults } from './results.js';

/** The progress of a sweep. */
export interface SweepStatus {
  readonly sweep: string;
  readonly code: string;
  readonly points: number;
  readonly done: number;
  /** Points at which a process is at work, as far as can be seen from here. */
  readonly running: number;
  readonly missing: number;
  /** Results that other code found. */
  readonly stale: number;
  /** The expected time of the missing points, on one core. */
  readonly estimatedSeconds: number;
}

/**
 * Counts what is done, running and missing in the sweep of a folder, for a version of the code; an
 * `InputError` names a corrupt file.
 *
 * @example
 * ```ts
 * sweepStatus('no such folder', codeVersion()); // throws plan the sweep first
 * ```
 */
export function sweepStatus(folder: string, code: string): SweepStatus {
  const manifest = readManifest(folder);
  const left = missingIn(folder, manifest.entries, code);
  const running = left.filter(
    (entry) => claimant(resultFile(folder, entry, code)) !== 'nobody',
  ).length;
  const points = manifest.entries.length;
  const estimatedSeconds = left.reduce((sum, entry) => sum + entry.estimatedSeconds, 0);
  const stale = staleResults(folder, manifest, code);
  return {
    sweep: manifest.sweep,
    code,
    points,
    done: points - left.length,
    running,
    missing: left.length - running,
    stale,
    estimatedSeconds,
  };
}

/**
 * The entries of a sweep without a result of this version of the code, in order.
 *
 * @example
 * ```ts
 * missingEntries('no such folder', codeVersion()); // throws plan the sweep first
 * ```
 */
export function missingEntries(folder: string, code: string): ManifestEntry[] {
  return missingIn(folder, readManifest(folder).entries, code);
}
