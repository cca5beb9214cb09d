import {
  formatLabel,
  isInputError,
  parseLabel,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { isSmall, otherStack } from '@manaus/lab/solve';
import type { AnswerTo } from '../../answers/index.js';
import { isRequired, unusable } from '../../errors/refusal.js';
import { flag, text } from '../../options/kinds.js';
import { discsIn, label, labelNote, stateOf } from '../../options/label.js';
import { underHeading, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { fileNote, labeledPuzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { moveFields } from '../hanoi/print-move.js';
import { type PuzzleGiven, puzzleCommand } from '../puzzle-command.js';
import { type Solved, type Solver, search } from './solver.js';
import { solutionTable } from './table.js';

const solverOptions = {
  from: label(
    'the state to start from (default: all discs on another peg than in the goal; if the rules forbid that, the first of the farthest states)',
  ),
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
  notes: [
    'Towers of 17 discs or more on three pegs are not searched where the theorems of `manaus theorems` cover them: the number of moves is then proved, and the first move and the number of solutions so short are printed too (next and plays in JSON).',
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus solve hanoi --discs 3', 'from the first peg to the last'],
    ['manaus solve manaus --from 1/2/3', 'from the perfectly bad state to the goal'],
    [
      'manaus solve manaus --from 12/3/4 --algorithm martins2024/algorithm-11',
      'by an algorithm of a work, repaired',
    ],
    [
      'manaus solve hanoi --moves cyclic --discs 30 --count',
      'the moves and the first of them, by theorems',
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

export const solveCommand = puzzleCommand(
  help,
  solveOptions,
  async (towers, { puzzle, from, to, algorithm, literal, boundary, count, json, ...given }, io) => {
    const solver = await chosenSolver({ algorithm, literal, boundary });
    if (to !== undefined && given.goal !== undefined) throw unusable('--to', 'with --goal');
    const asked = { ...given, discs: discCount({ from, ...given }), goal: to ?? given.goal };
    const rules = await towerOf(towers, puzzle, asked, io, to === undefined ? '--goal' : '--to');
    const start = await chosenStart(rules, from);
    const seconds = boundary === undefined ? await expectedSeconds(rules, algorithm) : 0;
    return {
      seconds: start.seconds + seconds,
      async begin() {
        const state = start.find(io);
        const solution = await solver(rules, state, { count, onProgress: io.progress });
        const label = formatLabel(state);
        const title = `${label}${start.words}`;
        const document = json ? solutionDocument(solution, label) : null;
        answer<AnswerTo<'solve'>>(io, json, document, () =>
          solutionTable(rules, title, solution, io.color),
        );
      },
    };
  },
);

/** A solution as JSON has it, with its moves as every command prints them. */
const solutionDocument = ({ next, ...solution }: Solved, from: string) => ({
  ...solution,
  ...(next === undefined ? {} : { next: next && moveFields(next) }),
  steps: solution.steps.map(moveFields),
  from,
});

/** The number of discs, which a label may tell. */
function discCount({ from, discs }: Pick<Given, 'from' | 'discs'>): number {
  if (discs !== undefined) return discs;
  if (from !== undefined) return discsIn(from);
  throw isRequired('--discs', 'the number of discs; or --from, a state');
}

/** The state from which a tower is solved: what is said of it, and what it takes to find it. */
interface Start {
  readonly words: string;
  readonly seconds: number;
  find(io: Io): TowerState;
}

/** The start that is named, else the other stack, else the farthest state. */
async function chosenStart(rules: TowerRules, from: string | undefined): Promise<Start> {
  if (from !== undefined) return startAt(stateOf(rules, '--from', from), '');
  const stack = otherStack(rules);
  if (stack !== null) return startAt(stack, ' (the other stack)');
  const { analyze, estimateSeconds, farthestByTheorems } = await import('@manaus/lab/towers');
  const farthest = farthestByTheorems(rules);
  if (farthest !== null) return startAt(farthest, ' (the farthest state)');
  return {
    words: ' (the farthest state)',
    seconds: estimateSeconds(rules),
    find: ({ progress }) => parseLabel(rules, analyze(rules, { onProgress: progress }).farthest[0]),
  };
}

const startAt = (state: TowerState, words: string): Start => ({
  words,
  seconds: 0,
  find: () => state,
});

/** The solver that the options name; the others are not loaded. */
async function chosenSolver({
  algorithm,
  literal,
  boundary,
}: Pick<Given, 'algorithm' | 'literal' | 'boundary'>): Promise<Solver> {
  if (boundary !== undefined) {
    if (algorithm !== 'bfs' || literal)
      throw unusable('--boundary', 'with --algorithm or --literal');
    const { solveByBoundary } = await import('@manaus/jobs');
    return (rules, from, options) => solveByBoundary(rules, from, boundary, options);
  }
  if (algorithm !== 'bfs') return (await import('./by-algorithm.js')).solverBy(algorithm, literal);
  if (literal) throw unusable('--literal', 'with bfs, only with an algorithm of a work');
  return search;
}

/**
 * The expected time. An algorithm of a work needs no search; whether it is the fewest moves stays
 * open where none fits.
 */
async function expectedSeconds(rules: TowerRules, algorithm: string): Promise<number> {
  if (isSmall(rules)) return 0;
  const { estimateSolveSeconds } = await import('@manaus/lab/towers');
  try {
    return estimateSolveSeconds(rules);
  } catch (error) {
    if (algorithm !== 'bfs' && isInputError(error)) return 0;
    throw error;
  }
}
