import { isInputError, range, type TowerFamily } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { type StudyRow, study } from '@manaus/lab/studying';
import { estimateBytes, estimateSeconds } from '@manaus/lab/towers';
import { text } from '../../options/kinds.js';
import { MOST_DISCS } from '../../options/label.js';
import { type Option, setting, underHeading, withDefault } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { fileNote, ruleOptions, type Towers } from '../../options/puzzle.js';
import { subjectOf } from '../../rules/subject.js';
import type { Help } from '../../shell/command.js';
import { type PuzzleGiven, puzzleCommand } from '../puzzle-command.js';
import { originOf, readFolder, writeFolder } from './report-folder.js';
import { studyAnswer } from './table.js';

const discRange: Option<readonly [number, number]> = {
  value: 'A..B',
  help: 'range of disc numbers, or one number',
  bound: `a range A..B with 1 <= A <= B <= ${MOST_DISCS}`,
  parse(given) {
    const [, from, to = from] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(given) ?? [];
    const [least, most] = [Number(from), Number(to)];
    return least >= 1 && most >= least && most <= MOST_DISCS ? [least, most] : undefined;
  },
};

const help = {
  description:
    'Analyzes a tower for one number of discs after another, and says what is proved for every number, or else conjectured, and which sequences are known.',
  notes: [
    fileNote,
    'With --out, an interrupt loses only the number of discs in progress. A second run with the same rules and the same code continues; with other rules it starts anew and says so. A folder in which there are files of others is refused, and so is one in which a report or a figure was changed.',
    'JSON: {name, symbol, discs: [A, B], rules: [sentences], rows, skipped: [{discs, reason}], sequences: [{name, title, offset, values, theorem, conjecture, recognised}], open: [sentences], complete}. A row has the fields of analyze, and: reaching (per component: whether its states reach a goal); goals; diameter, radius and hamiltonPath of the component of the goal; bipartite; solutions (the number of shortest solutions of the worst starts) and fromFirstPeg: {label, moves, solutions}, as decimal strings; seconds. A theorem is {from, form, recurrence, text}, as those of manaus theorems: proved for every n >= from. A conjecture is {form, text, tex, from, to, leftOut, fitted, heldOut, description}, and no proof; recognised lists the published sequences that agree, at most three, {id, name, text}. Unknown values are null.',
  ],
  examples: [
    ['manaus study manaus --discs 2..6', 'the tower of Manaus'],
    ['manaus study rules.ts --discs 1..8 --out report', 'custom rules, as a report with figures'],
  ],
} satisfies Help;

const studyOptions = (towers: Towers) => ({
  ...underHeading('Puzzle options', {
    discs: setting(withDefault(discRange, [1, 8], '1..8'), 'discs'),
  }),
  ...ruleOptions(towers),
  ...underHeading(OUTPUT, {
    out: text(
      'DIR',
      'folder for report.md, study.json and figures, written after every number of discs; a second run continues from it',
      'a folder',
    ),
  }),
  ...forceOption,
  ...outputOptions,
});

type Given = PuzzleGiven<typeof studyOptions>;

export const studyCommand = puzzleCommand(
  help,
  studyOptions,
  async (towers, { puzzle, discs, out, force, json, ...changes }, io) => {
    const { tower, identity } = await subjectOf(towers, puzzle, changes, io);
    const origin = originOf(identity, undefined);
    const { rows: kept, anew } = readFolder(out, origin, force);
    if (anew !== null) io.err(`manaus study: ${anew}`);
    return {
      ...totalCost(tower, discs, kept),
      begin() {
        const found = study(tower, {
          discs,
          kept,
          onProgress: io.progress,
          onRow: (_, soFar) => writeFolder(out, soFar, origin),
        });
        studyAnswer(io, json, found, writeFolder(out, found, origin));
      },
    };
  },
);

/** What searches for Hamilton paths take, which are bounded, and the theorems, in seconds. */
const HAMILTON = 2.5;

/** The expected time and memory of the numbers of discs that no row has. */
function totalCost(tower: TowerFamily, discs: Given['discs'], kept: readonly StudyRow[]) {
  const done = new Set(kept.map(({ parameters }) => parameters.discs));
  const costs = range(...discs)
    .filter((n) => !done.has(n))
    .map((n) => cost(tower, n));
  return {
    seconds: costs.length === 0 ? 0 : HAMILTON + sum(costs.map(({ seconds }) => seconds)),
    bytes: Math.max(0, ...costs.map(({ bytes }) => bytes)),
  };
}

/** The expected cost of a number of discs; one that the rules or the memory refuse has none. */
function cost(tower: TowerFamily, discs: number) {
  try {
    const rules = tower(discs);
    return { seconds: estimateSeconds(rules), bytes: estimateBytes(rules) ?? 0 };
  } catch (error) {
    if (isInputError(error)) return { seconds: 0, bytes: 0 };
    throw error;
  }
}
