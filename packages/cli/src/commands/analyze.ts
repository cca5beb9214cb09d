import { analyze } from '@manaus/lab';
import { BadInput } from '../bad-input.js';
import type { Command } from '../command.js';
import { choice, flag } from '../options.js';
import { labelNote, puzzleArgument, puzzleOptions, rulesOf } from '../puzzle.js';
import { analysisTable } from '../tables/analysis.js';

const options = {
  ...puzzleOptions,
  explicit: flag('store the graph whatever its size'),
  engine: choice('WHICH', 'what searches: ts or auto (default auto, which is ts)', ['ts', 'auto', 'wasm']),
  json: flag('print one JSON document'),
};

export const analyzeCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  needed: '--discs N',
  options,
  notes: [
    'Prints the order and size of the state graph, its degrees, components, diameters and planarity, and how far its states lie from the goal. What would take too long is left out, never guessed. A search that does not fit in memory is refused beforehand, with the estimate.',
    labelNote,
  ],
  examples: [
    ['manaus analyze manaus --discs 4', 'the tower of Manaus with four discs'],
    ['manaus analyze hanoi --discs 6 --pegs 4 --moves star --json', 'a variant, for another program'],
  ],
  run([puzzle], values, io) {
    if (values.engine === 'wasm') throw new BadInput('--engine must be ts or auto, for now (got "wasm")');
    const analysis = analyze(rulesOf(puzzle, values), { explicit: values.explicit, onProgress: io.progress });
    io.out(values.json ? `${JSON.stringify(analysis)}\n` : analysisTable(analysis, io.color));
  },
};
