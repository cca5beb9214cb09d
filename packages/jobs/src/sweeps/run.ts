import { cpus, hostname } from 'node:os';
import { InputError, type NamedTower, requireInteger } from '@manaus/core';
import {
  requireCallbacks,
  requireKind,
  requireOptions,
  requireShape,
} from '@manaus/core/internals';
import type { HeapGameEntry } from '@manaus/games';
import { clearTemporary } from '../storage/temporary.js';
import { type AnswerPoint, answerHeaps } from './answers.js';
import { claim, claimant, clearClaims } from './claims.js';
import { type ManifestEntry, readManifest } from './manifest.js';
import { pointRules } from './point.js';
import { missingIn, type PointResult, resultFile, resultsFolder, writeResult } from './results.js';

/** Options of a run. */
export interface RunOptions {
  /** The part to run, from 1, and the number of parts; by default the whole sweep. */
  readonly shard?: { readonly index: number; readonly of: number };
  /** The version of the code that answers. */
  readonly code: string;
  readonly answer: AnswerPoint;
  /** The registry of the puzzles, ours by default. */
  readonly towers?: readonly NamedTower[];
  /** The registry of the heap games, ours by default. */
  readonly games?: readonly HeapGameEntry[];
  /** Called with the current point and the fraction of the part that is done. */
  readonly onProgress?: (id: string, share: number) => void;
}

const place = 'jobs/sweep';

const OPTIONS = ['shard', 'code', 'answer', 'towers', 'games', 'onProgress'];

/** The result of a run. */
export interface RunReport {
  readonly points: number;
  /** Points whose results stood there before. */
  readonly kept: number;
  readonly computed: number;
  /** Points that another process of this machine is at work on. */
  readonly elsewhere: readonly string[];
  /** Points that cannot be done here, such as for want of memory. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/**
 * Runs a sweep, or a part of it: every point without a result gets one; existing results are kept,
 * so that an interrupted run continues where it stopped.
 *
 * Part k of N has the entries k - 1, k - 1 + N, ... of the manifest. Each result is written whole
 * as soon as it is found. Throws an `InputError` for a corrupt manifest or result, an `Error` when
 * a result cannot be written.
 *
 * @example
 * ```ts
 * await runSweep('no such folder', { code: codeVersion(), answer: answerPoint }); // throws plan the sweep first
 * ```
 */
export async function runSweep(folder: string, options: RunOptions): Promise<RunReport> {
  requireKind(place, 'folder', 'text', folder);
  requireOptions(place, OPTIONS, options);
  const { code, answer, onProgress } = requireShape(place, 'options', options, ['code', 'answer']);
  requireKind(place, 'code', 'text', code);
  requireCallbacks(place, { answer, onProgress });
  const { index, of } = options.shard ?? { index: 1, of: 1 };
  requireInteger(place, 'shard', index, 1, requireInteger(place, 'shards', of, 1));
  const mine = readManifest(folder).entries.filter((entry) => entry.index % of === index - 1);
  clearTemporary(resultsFolder(folder));
  clearClaims(folder);
  const missing = missingIn(folder, mine, code);
  const [points, kept] = [mine.length, mine.length - missing.length];
  const { elsewhere, refused } = await doPoints(folder, missing, options, (id, done) =>
    onProgress?.(id, (kept + done) / points),
  );
  const computed = missing.length - elsewhere.length - refused.length;
  return { points, kept, computed, elsewhere, refused };
}

/** Does points one after the other; those that were not done. */
async function doPoints(
  folder: string,
  entries: readonly ManifestEntry[],
  options: RunOptions,
  onPoint: (id: string, done: number) => void,
): Promise<Pick<RunReport, 'elsewhere' | 'refused'>> {
  const elsewhere: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const [done, entry] of entries.entries()) {
    onPoint(entry.id, done);
    const reason = await doPoint(folder, entry, options);
    if (reason === 'elsewhere') elsewhere.push(entry.id);
    else if (reason !== null) refused.push({ id: entry.id, reason: reason.why });
  }
  return { elsewhere, refused };
}

async function doPoint(
  folder: string,
  entry: ManifestEntry,
  options: RunOptions,
): Promise<null | 'elsewhere' | { why: string }> {
  const file = resultFile(folder, entry, options.code);
  if (claimant(file) === 'here') return 'elsewhere';
  const release = claim(file);
  try {
    const result = await resultOrRefusal(entry, options);
    if ('why' in result) return result;
    writeResult(folder, result);
    return null;
  } finally {
    release();
  }
}

/** The result of a point, or why it cannot be done here. */
async function resultOrRefusal(
  { sweep, id, parameters }: ManifestEntry,
  options: RunOptions,
): Promise<PointResult | { readonly why: string }> {
  const started = new Date().toISOString();
  const start = performance.now();
  try {
    const { answer, towers, games } = options;
    const found = await ('game' in parameters
      ? answerHeaps(parameters, games)
      : answer(parameters, pointRules(parameters, towers)));
    const seconds = (performance.now() - start) / 1000;
    const origin = {
      code: options.code,
      machine: {
        host: hostname(),
        processor: cpus()[0]?.model ?? 'unknown',
        node: process.version,
        platform: `${process.platform}-${process.arch}`,
      },
      started,
      seconds,
    };
    return { sweep, id, parameters, ...origin, answer: found };
  } catch (error) {
    if (error instanceof InputError) return { why: error.message };
    throw error;
  }
}
