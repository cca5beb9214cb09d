import { analyze, keepIn } from '@manaus/lab';
import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { choice, flag, number, text, wholeNumber } from '../options.js';
import { labelNote, puzzleArgument, puzzleOptions, rulesOf } from '../puzzle.js';
import { analysisTable } from '../tables/analysis.js';

const options = {
  ...puzzleOptions,
  explicit: flag('store the graph whatever its size'),
  engine: choice(
    'WHICH',
    'the kernel that searches: ts, wasm or auto (default auto: the faster that serves)',
    ['ts', 'wasm', 'auto'],
  ),
  workers: wholeNumber(
    'N',
    'over how many threads the search goes, from 1 to 64 (default: as many as help)',
    1,
    64,
  ),
  checkpoint: text(
    'DIR',
    'a folder that keeps the search: killed at any time, the same command goes on from there',
  ),
  every: number('SECONDS', 'time between two checkpoints, at the least (default 300)', 0),
  json: flag('print one JSON document'),
};

export const analyzeCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  needed: '--discs N',
  options,
  notes: [
    'Prints the order and size of the state graph, its degrees, components, diameters and planarity, and how far its states lie from the goal. What would take too long is left out, never guessed. A search that does not fit in memory is refused beforehand, with the estimate.',
    'A checkpoint is written between two levels of the search, whole or not at all; it goes when the search ends. Graphs that are stored take seconds and are not kept.',
    labelNote,
  ],
  examples: [
    ['manaus analyze manaus --discs 4', 'the tower of Manaus with four discs'],
    [
      'manaus analyze hanoi --discs 6 --pegs 4 --moves star --json',
      'a variant, for another program',
    ],
    [
      'manaus analyze hanoi --discs 12 --pegs 4 --checkpoint kept',
      'a search that may be interrupted and goes on',
    ],
  ],
  run([puzzle], values, io) {
    const { explicit, engine: backend, workers, checkpoint: folder, every } = values;
    if (explicit && folder !== undefined)
      throw mustBe('--checkpoint', 'left out with --explicit, which keeps nothing', folder);
    if (every !== undefined && folder === undefined)
      throw mustBe('--every', 'left out without --checkpoint', String(every));
    const onCheckpoint = () => io.progress?.('checkpoint', null);
    const analysis = analyze(rulesOf(puzzle, values), {
      explicit,
      backend,
      workers,
      keeper: folder === undefined ? undefined : () => keepIn(folder, { every, onCheckpoint }),
      onProgress: io.progress,
    });
    io.out(values.json ? `${JSON.stringify(analysis)}\n` : analysisTable(analysis, io.color));
  },
};
