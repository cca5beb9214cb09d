import { towerRegistry } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { heapGames as allHeapGames } from '@manaus/games';
import { formatManifest, type Manifest, writeManifest } from '@manaus/jobs/internals';
import { badInput } from '../../errors/refusal.js';
import type { HeapGames } from '../../heaps/options.js';
import { flag } from '../../options/kinds.js';
import { namesGiven, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import type { Towers } from '../../options/puzzle.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import type { Games } from '../../subjects/game-subject.js';
import { folderArgument, requireFree } from './folder.js';
import { clearKept } from './kept.js';
import { heapGridOptions, heapsPlan } from './plan-heaps.js';
import { gridOptions, towersPlan } from './plan-towers.js';
import { printReport } from './report.js';

const help = {
  description: 'Writes DIR/manifest.jsonl, one line per point with its estimated time and memory.',
  notes: [
    'Of heap games the result has the Grundy values and outcomes of the heaps from 0 on, and their periods where they are proved.',
    'With --question every-peg the goal is in turn on each peg that holds all discs; a tower without such a peg is a point too. With --capacities 0..n,0..n,0..n --decreasing that is every choice of capacities up to the names of the pegs.',
    'A peg digraph is a bit mask: bit i allows the i-th of the moves p0 to p1, p0 to p2, p1 to p0, p1 to p2, p2 to p0, p2 to p1; likewise for more pegs.',
  ],
  examples: [
    [
      'manaus sweep plan --puzzle manaus --discs 3..8 --moves any,cyclic --print',
      'the points of a sweep, with their estimates',
    ],
    ['manaus sweep plan --puzzle hanoi --discs 3 --moves 0..63 --print', 'every peg digraph'],
    ['manaus sweep plan --game kayles,0.07 --upto 50,100 --print', 'heap games'],
  ],
} satisfies Help;

const planOptions = ({ towers, heapGames }: Games) => ({
  ...gridOptions(towers),
  ...heapGridOptions(heapGames),
  ...underHeading(OUTPUT, { print: flag('print the manifest and write nothing') }),
  ...forceOption,
  ...outputOptions,
});

export const planAction = (towers: Towers = towerRegistry, heapGames: HeapGames = allHeapGames) => {
  const games = { towers, heapGames };
  return command({
    ...help,
    arguments: { folder: folderArgument },
    options: planOptions(games),
    small: 'at most 100,000 points, none of which is computed',
    run: async ({ folder, print, force, json, game, upto, subtract, ...asked }, io) => {
      const ofHeaps = { game, upto, subtract };
      refuseOther(game === undefined ? ofHeaps : asked, game === undefined);
      const { manifest, leftOut, keep } =
        game === undefined
          ? await towersPlan(games.towers, asked)
          : await heapsPlan(games.heapGames, ofHeaps, io);
      if (print) return answer(io, json, manifest.entries, () => formatManifest(manifest));
      if (!force) requireFree(folder);
      writeWithKept(folder, manifest, keep);
      const { sweep, entries } = manifest;
      const seconds = sum(entries.map(({ estimatedSeconds }) => estimatedSeconds));
      printReport(io, json, {
        folder,
        sweep,
        points: entries.length,
        estimatedSeconds: Number(seconds.toPrecision(3)),
        estimatedBytes: Math.max(...entries.map((entry) => entry.estimatedBytes)),
        leftOut,
      });
    },
  });
};

/** Writes a manifest and what its folder keeps: both, or neither. */
function writeWithKept(folder: string, manifest: Manifest, keep: (folder: string) => void): void {
  try {
    writeManifest(folder, manifest, keep);
  } catch (error) {
    clearKept(folder);
    throw error;
  }
}

/** Refuses options of the other kind of sweep. */
function refuseOther(others: Readonly<Record<string, unknown>>, ofTowers: boolean): void {
  const [given] = namesGiven(others);
  const why = ofTowers ? 'is for heap games, with --game' : 'cannot be used with --game';
  if (given !== undefined) throw badInput(`--${given} ${why}`);
}
