import { type Fault, faultText, isInputError, towerRegistry } from '@manaus/core';
import { estimateStoredSeconds } from '@manaus/lab/internals';
import { checkProblem, isSearched, type ReadRow, readProblems } from '@manaus/lab/positions';
import type { AnswerTo } from '../../answers/index.js';
import { choice } from '../../options/kinds.js';
import { type Option, required, underHeading } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { STDIN } from '../../options/rules-names.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { readInput } from '../../shell/read-text.js';
import { problemTable } from './table.js';

const file: Option<string> = {
  value: 'FILE',
  help: `a file with problems, or ${STDIN} for standard input`,
  bound: 'the name of a file',
  parse: (given) => (given === '' ? undefined : given),
};

type Checked = AnswerTo<'problems check'>[number];

export const checkAction = command({
  description:
    'Says of each problem of a list whether its stated number of moves is the least one, with a shortest play where it is not; of one without a way that it is impossible. A row that cannot be read is told with the reason, and ends nothing.',
  arguments: { file: required(file) },
  options: {
    ...underHeading('Reading options', {
      tower: choice(
        'NAME',
        'the tower of rows that name none (default: london)',
        towerRegistry.map(({ name }) => name),
      ),
      lists: choice('END', 'where the list of a peg begins: bottom or top (default: bottom)', [
        'bottom',
        'top',
      ]),
    }),
    ...outputOptions,
  },
  notes: [
    'The file has JSON lines, a list of JSON, an object {"problems": [...]} whose other fields hold for each problem, or CSV with a line of names. A row has start, goal and least; other names of published lists are read too: from, position, initial, initialState, to, target, goalState, moves, minMoves, optimal. It may have tower, a name or a tower document, and capacities, or pegCapacities, such as [1, 2, 3], and directed moves, also in options.',
    'A state is a label, the top ball first: 12/3/, RG/B/ or "red green/blue/"; or a list for each peg, [["G", "R"], ["B"], []] or [[1, 2, 0], [3, 0], [0]], the bottom first; 0, null and "" are empty places. Balls of one name are alike. Where sizes matter, balls are named by their sizes, 1 the smallest. least is a number; null and "impossible" state that no way exists.',
    'JSON: a list of {line, verdict, right, tower, start, goal, stated, least, how, plays, play, reason, code}. verdict is right, wrong, impossible (a number is stated, and there is no way), unknown (see manaus verify) or unreadable. Balls with names are numbered as the start has them: start and goal are labels. Plays count pegs from 0.',
  ],
  examples: [
    ['manaus problems check problems.json', 'the wrong numbers, each with a shortest play'],
    ['manaus problems check problems.csv --tower hanoi', 'problems with sizes'],
  ],
  async plan({ file, json, ...options }, io) {
    const rows = readProblems(await readInput('FILE', file, io), options);
    return {
      seconds: rows.reduce((sum, row) => sum + secondsOf(row), 0),
      begin() {
        const checked = rows.map((row, i) => {
          io.progress?.('problems', i / rows.length);
          return checkedRow(row);
        });
        answer<AnswerTo<'problems check'>>(io, json, checked, () => problemTable(checked));
      },
    };
  },
});

const secondsOf = (row: ReadRow): number =>
  'problem' in row && isSearched(row.problem.tower)
    ? estimateStoredSeconds(row.problem.tower, 'rows')
    : 0;

function checkedRow(row: ReadRow): Checked {
  const { line } = row;
  if ('fault' in row) return unreadable(line, row.fault);
  try {
    const { tower, start, goal, stated } = row.problem;
    const { verdict, ...known } = checkProblem(row.problem);
    const number =
      stated === null || !Number.isSafeInteger(Number(stated)) ? stated : Number(stated);
    return {
      ...{ line, verdict, right: verdict === 'unknown' ? null : verdict === 'right' },
      ...{ tower: tower.name, start, goal, stated: number, ...known, reason: null, code: null },
    };
  } catch (error) {
    if (isInputError(error)) return unreadable(line, error);
    throw error;
  }
}

const unreadable = (line: number, fault: Fault): Checked => ({
  ...{ line, verdict: 'unreadable', right: null, tower: null, start: null, goal: null },
  ...{ stated: null, least: null, how: null, plays: null, play: null },
  ...{ reason: faultText(fault), code: fault.code },
});
