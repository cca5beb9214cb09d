import { type NamedTower, towerRegistry } from '@manaus/core';
import { analyze, estimateSeconds, keepIn } from '@manaus/lab';
import { BadInput } from '../../errors/bad-input.js';
import { choice, flag, number, text, wholeNumber } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { setting, underHeading } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { fileNote, puzzleArgument, puzzleOptions } from '../../options/puzzle.js';
import { timeOptions } from '../../options/time.js';
import { towerOf } from '../../rules/subject.js';
import { announce } from '../../shell/announce.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { analysisTable } from './table.js';

const searchOptions = underHeading('Search options', {
  explicit: flag('store the graph, whatever its size'),
  engine: setting(
    choice('WHICH', 'the back end: ts, wasm or auto (default: auto, the faster one)', [
      'ts',
      'wasm',
      'auto',
    ]),
    'graph/engine',
  ),
  method: setting(
    choice('WHICH', 'the kind of search: planes, lift, lists or auto (default: auto)', [
      'planes',
      'lift',
      'lists',
      'auto',
    ]),
    'graph/method',
  ),
  workers: setting(
    wholeNumber('N', 'number of threads, 1 to 64 (default: as many as help)', 1, 64),
    'graph/workers',
  ),
  checkpoint: setting(
    text('DIR', 'folder for checkpoints, from which a killed search continues', 'a folder'),
    'lab/folder',
  ),
  every: number('SECONDS', 'least time between two checkpoints (default: 300)', 0),
});

export const analyzeCommand = (towers: readonly NamedTower[] = towerRegistry) =>
  command({
    description:
      'Prints the order and size of the state graph, its degrees, components, diameters and planarity, and the distances of its states from the goal.',
    arguments: { puzzle: puzzleArgument(towers) },
    options: { ...puzzleOptions(towers), ...searchOptions, ...timeOptions, ...outputOptions },
    notes: [
      'What would take too long is left out, never guessed. A search that does not fit in memory is refused in advance, with the estimate.',
      'Checkpoints are written whole, between two levels of the search, and removed at its end. Stored graphs take seconds and need none.',
      labelNote,
      fileNote,
    ],
    examples: [
      ['manaus analyze manaus --discs 4', 'the tower of Manaus with four discs'],
      ['manaus analyze hanoi --discs 6 --pegs 4 --moves star --json', 'a variant, as JSON'],
      [
        'manaus analyze hanoi --discs 12 --pegs 4 --checkpoint kept',
        'a search that can be resumed',
      ],
    ],
    async run(
      { puzzle, explicit, engine, method, workers, checkpoint: folder, every, json, ...rest },
      io,
    ) {
      if (explicit && folder !== undefined)
        throw new BadInput('--checkpoint cannot be used with --explicit: stored graphs need none');
      if (explicit && method !== undefined && method !== 'auto')
        throw new BadInput('--method cannot be used with --explicit: the stored graph is searched');
      if (every !== undefined && folder === undefined)
        throw new BadInput('--every cannot be used without --checkpoint');
      const onCheckpoint = () => io.progress?.('checkpoint', null);
      const rules = await towerOf(towers, puzzle, rest, io);
      // Without the flag the analysis chooses; `false` would rule stored graphs out.
      const how = { explicit: explicit || undefined, engine, method, workers };
      await announce(io, 'manaus analyze', estimateSeconds(rules, how), rest);
      const analysis = analyze(rules, {
        ...how,
        keeper: folder === undefined ? undefined : () => keepIn(folder, { every, onCheckpoint }),
        onProgress: io.progress,
      });
      answer(io, json, analysis, () => analysisTable(analysis, io.color));
    },
  });
