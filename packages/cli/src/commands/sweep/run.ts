import { towerRegistry } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { runSweep } from '@manaus/jobs';
import { missingEntries } from '@manaus/jobs/internals';
import { badInput } from '../../errors/refusal.js';
import type { HeapGames } from '../../heaps/options.js';
import type { Option } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import type { Towers } from '../../options/puzzle.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { folderArgument, type ReadySweep, ready } from './folder.js';
import { printReport } from './report.js';

/** The most parts of a sweep. */
export const MOST_SHARDS = 10_000;

/** Part `index` of `of` parts of a sweep, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

const shard: Option<Shard> = {
  value: 'k/N',
  help: 'compute only part k of N (default: 1/1)',
  bound: `k/N with k from 1 to N and N at most ${MOST_SHARDS}`,
  parse(given) {
    const [, index, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(given) ?? []).map(Number);
    return index >= 1 && index <= of && of <= MOST_SHARDS ? { index, of } : undefined;
  },
};

export const runAction = (towers: Towers = towerRegistry, heapGames?: HeapGames) =>
  command({
    description: 'Computes the missing results of a sweep, one file each.',
    arguments: { folder: folderArgument },
    options: { shard, ...outputOptions },
    examples: [
      ['manaus sweep run', 'all results of the sweep in ./sweep'],
      ['manaus sweep run atlas --shard 2/8', 'the second of eight parts of the sweep in ./atlas'],
    ],
    async plan({ folder, shard, json }, io) {
      const sweep = await ready(folder, towers, heapGames);
      return {
        seconds: secondsLeft(sweep, folder, shard),
        begin: async () =>
          printReport(io, json, await runPart(folder, shard, io.progress, { towers, heapGames })),
      };
    },
  });

/** The expected time of the missing results of a sweep, or of a part of it. */
export function secondsLeft({ code }: ReadySweep, folder: string, shard?: Shard): number {
  const { index, of } = shard ?? { index: 1, of: 1 };
  const missing = missingEntries(folder, code).filter((entry) => entry.index % of === index - 1);
  return sum(missing.map(({ estimatedSeconds }) => estimatedSeconds));
}

/** The games that a sweep may name, beside those that it keeps. */
interface Registries {
  readonly towers?: Towers;
  readonly heapGames?: HeapGames | undefined;
}

/** Computes the missing results of a sweep, or of a part of it. */
export async function runPart(
  folder: string,
  shard: Shard | undefined,
  onProgress?: Io['progress'],
  { towers, heapGames }: Registries = {},
): Promise<Report> {
  const { code, answer, ...sweep } = await ready(folder, towers, heapGames);
  const registries = { towers: sweep.towers, games: sweep.games };
  const report = await runSweep(folder, { shard, code, answer, ...registries, onProgress });
  const [first] = report.refused;
  if (first !== undefined)
    throw badInput(
      `${report.refused.length} of ${report.points} points cannot be done here; the first, ${first.id}: ${first.reason}`,
    );
  return report;
}

type Report = Awaited<ReturnType<typeof runSweep>>;
