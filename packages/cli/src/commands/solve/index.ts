import { isInputError, type NamedTower, type TowerRules, towerRegistry } from '@manaus/core';
import { estimateSolveSeconds } from '@manaus/lab/internals';
import { BadInput } from '../../errors/bad-input.js';
import { flag, text } from '../../options/kinds.js';
import { discsIn, label, labelNote, stateOf } from '../../options/label.js';
import { required, underHeading, type Values, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { fileNote, labeledPuzzleOptions, puzzleArgument } from '../../options/puzzle.js';
import { timeOptions } from '../../options/time.js';
import { towerOf } from '../../rules/subject.js';
import { announce } from '../../shell/announce.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { byBoundary, solverOf } from './solvers.js';
import { solutionTable } from './table.js';

const solverOptions = {
  from: required(label('the state to start from')),
  to: label('the goal, the same as --goal'),
  algorithm: withDefault(
    text('ID', 'bfs, or an algorithm of a work, such as martins2024/algorithm-11', 'an ID'),
    'bfs',
  ),
  boundary: text('DIR', 'folder of a boundary table, which analyze --boundary made', 'a folder'),
  literal: flag('run the algorithm as printed, errors included; not for bfs'),
  count: flag('only the number of moves; needed for more than 1,000,000'),
};

const help = {
  description:
    'Prints a shortest sequence of moves from a state to the goal, or says that none exists.',
  notes: [labelNote, fileNote],
  examples: [
    ['manaus solve manaus --from 1/2/3', 'from the perfectly bad state to the goal'],
    [
      'manaus solve manaus --from 12/3/4 --algorithm martins2024/algorithm-11',
      'by an algorithm of a work, repaired',
    ],
    ['manaus solve hanoi --pegs 4 --from 1234/// --to //1234/ --json', 'to another goal, as JSON'],
    [
      'manaus solve hanoi --pegs 4 --from 123456789/// --boundary table',
      'by the table of manaus analyze hanoi --discs 9 --pegs 4 --boundary table',
    ],
  ],
} satisfies Help;

const solveOptions = (towers: readonly NamedTower[]) => ({
  ...underHeading('Solver options', solverOptions),
  ...labeledPuzzleOptions(towers),
  ...timeOptions,
  ...outputOptions,
});

type Given = Values<ReturnType<typeof solveOptions>> & { readonly puzzle: string };

export const solveCommand = (towers: readonly NamedTower[] = towerRegistry) =>
  command({
    ...help,
    arguments: { puzzle: puzzleArgument(towers) },
    options: solveOptions(towers),
    run: (given, io) => solve(towers, given, io),
  });

async function solve(
  towers: readonly NamedTower[],
  { puzzle, from, to, algorithm, literal, boundary, count, json, ...given }: Given,
  io: Io,
): Promise<void> {
  if (boundary !== undefined && (algorithm !== 'bfs' || literal))
    throw new BadInput('--boundary cannot be used with --algorithm or --literal');
  const solver = boundary === undefined ? await solverOf(algorithm, literal) : byBoundary(boundary);
  if (to !== undefined && given.goal !== undefined)
    throw new BadInput('--to cannot be used with --goal');
  const asked = { ...given, discs: given.discs ?? discsIn(from), goal: to ?? given.goal };
  const rules = await towerOf(towers, puzzle, asked, io, to === undefined ? '--goal' : '--to');
  const start = stateOf(rules, '--from', from);
  const seconds = boundary === undefined ? secondsOf(rules, algorithm) : 0;
  await announce(io, 'manaus solve', seconds, given);
  const solution = solver(rules, start, { count, onProgress: io.progress });
  answer(io, json, solution, () => solutionTable(rules, from, solution, io.color));
}

/** The expected time. An algorithm of a work needs no search; whether it is the fewest moves stays open where none fits. */
function secondsOf(rules: TowerRules, algorithm: string): number {
  try {
    return estimateSolveSeconds(rules);
  } catch (error) {
    if (algorithm !== 'bfs' && isInputError(error)) return 0;
    throw error;
  }
}
