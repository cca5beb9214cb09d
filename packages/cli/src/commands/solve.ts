import { mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { flag, text } from '../options.js';
import { discsIn, labelNote, puzzleArgument, puzzleOptions, rulesOf, stateOf } from '../puzzle.js';
import { solverOf } from '../solvers.js';
import { solutionTable } from '../tables/solution.js';

const options = {
  from: text('LABEL', 'the state to start from; needed'),
  to: text('LABEL', 'the state to reach, the same as --goal'),
  ...puzzleOptions,
  algorithm: text(
    'ID',
    'bfs (the default), or an algorithm of a work, such as martins2024/algorithm-11',
  ),
  literal: flag('run the algorithm as printed, errors included; not for bfs'),
  count: flag('only the number of moves; needed beyond 1,000,000 moves'),
  json: flag('print one JSON document'),
};

export const solveCommand: Command<typeof options> = {
  positionals: [puzzleArgument],
  needed: '--from LABEL',
  options,
  notes: [
    'Prints the fewest moves that lead from a state to the goal, and the states on the way. That there is no way is an answer too. The number of discs is that of the label, unless --discs gives it.',
    labelNote,
  ],
  examples: [
    ['manaus solve manaus --from 1/2/3', 'from the perfectly bad state to the goal'],
    [
      'manaus solve manaus --from 12/3/4 --algorithm martins2024/algorithm-11',
      'by an algorithm of a work, repaired',
    ],
    [
      'manaus solve hanoi --pegs 4 --from 1234/// --to //1234/ --json',
      'with a goal of your own, for another program',
    ],
  ],
  async run([puzzle], values, io) {
    const { from: label, to, count, literal = false } = values;
    const solver = await solverOf(values.algorithm ?? 'bfs', literal);
    if (to !== undefined && values.goal !== undefined)
      throw mustBe('--to', 'left out when --goal is given', to);
    if (label === undefined) throw mustBe('--from', 'a label', undefined);
    const discs = values.discs ?? discsIn(label);
    const rules = rulesOf(
      puzzle,
      { ...values, discs, goal: to ?? values.goal },
      to === undefined ? '--goal' : '--to',
    );
    const solution = solver(rules, stateOf(rules, '--from', label), {
      count,
      onProgress: io.progress,
    });
    io.out(
      values.json
        ? `${JSON.stringify(solution)}\n`
        : solutionTable(rules, label, solution, io.color),
    );
  },
};
