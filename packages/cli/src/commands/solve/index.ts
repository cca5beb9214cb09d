import { isInputError, type TowerRules } from '@manaus/core';
import { estimateSolveSeconds } from '@manaus/lab/internals';
import { BadInput } from '../../errors/bad-input.js';
import { flag, text } from '../../options/kinds.js';
import { discsIn, label, labelNote, stateOf } from '../../options/label.js';
import { required, underHeading, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { fileNote, labeledPuzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import type { Help, Work } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { type PuzzleGiven, puzzleCommand } from '../puzzle-command.js';
import { byBoundary, type Solver, solverOf } from './solvers.js';
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

const solveOptions = (towers: Towers) => ({
  ...underHeading('Solver options', solverOptions),
  ...labeledPuzzleOptions(towers),
  ...outputOptions,
});

type Given = PuzzleGiven<typeof solveOptions>;

export const solveCommand = puzzleCommand(help, solveOptions, solve);

async function solve(
  towers: Towers,
  { puzzle, from, to, algorithm, literal, boundary, count, json, ...given }: Given,
  io: Io,
): Promise<Work> {
  const solver = await chosenSolver({ algorithm, literal, boundary });
  requireOneGoal(to, given.goal);
  const asked = { ...given, discs: given.discs ?? discsIn(from), goal: to ?? given.goal };
  const rules = await towerOf(towers, puzzle, asked, io, to === undefined ? '--goal' : '--to');
  const start = stateOf(rules, '--from', from);
  const seconds = boundary === undefined ? secondsOf(rules, algorithm) : 0;
  return {
    seconds,
    begin() {
      const solution = solver(rules, start, { count, onProgress: io.progress });
      answer(io, json, solution, () => solutionTable(rules, from, solution, io.color));
    },
  };
}

function requireOneGoal(to: string | undefined, goal: string | undefined): void {
  if (to !== undefined && goal !== undefined) throw new BadInput('--to cannot be used with --goal');
}

/** The solver that the options name. */
async function chosenSolver({
  algorithm,
  literal,
  boundary,
}: Pick<Given, 'algorithm' | 'literal' | 'boundary'>): Promise<Solver> {
  if (boundary === undefined) return solverOf(algorithm, literal);
  if (algorithm !== 'bfs' || literal)
    throw new BadInput('--boundary cannot be used with --algorithm or --literal');
  return byBoundary(boundary);
}

/**
 * The expected time. An algorithm of a work needs no search; whether it is the fewest moves stays
 * open where none fits.
 */
function secondsOf(rules: TowerRules, algorithm: string): number {
  try {
    return estimateSolveSeconds(rules);
  } catch (error) {
    if (algorithm !== 'bfs' && isInputError(error)) return 0;
    throw error;
  }
}
