import { isInputError, type NamedTower, type TowerFamily, towerRegistry } from '@manaus/core';
import { study } from '@manaus/lab';
import { estimateSeconds } from '@manaus/lab/internals';
import { text } from '../../options/kinds.js';
import { MOST_DISCS } from '../../options/label.js';
import {
  type Option,
  setting,
  underHeading,
  type Values,
  withDefault,
} from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { fileNote, puzzleArgument, ruleOptions } from '../../options/puzzle.js';
import { timeOptions } from '../../options/time.js';
import { subjectOf } from '../../rules/subject.js';
import { announce } from '../../shell/announce.js';
import { command, type Help } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { originOf, readFolder, writeFolder } from './report-folder.js';
import { studyAnswer } from './table.js';

const range: Option<readonly [number, number]> = {
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
    'Analyzes a tower for one number of discs after another, and looks for formulas and known sequences in the results.',
  notes: [
    fileNote,
    'With --out, an interrupt loses only the number of discs in progress. A second run with the same rules and the same code continues; with other rules it starts anew and says so. A folder in which there are files of others is refused, and so is one in which a report or a figure was changed.',
    'JSON: {name, symbol, discs: [A, B], rules: [sentences], rows, skipped: [{discs, reason}], sequences: [{name, title, offset, values, conjecture, recognised}], open: [sentences], complete}. A row has the fields of analyze, and: reaching (per component: whether its states reach a goal); goals; diameter, radius and hamiltonPath of the component of the goal; bipartite; worstStarts (the number of farthest states); solutions (the number of their shortest solutions) and fromFirstPeg: {label, moves, solutions}, as decimal strings; seconds. A conjecture is {form, text, tex, from, to, leftOut, fitted, heldOut, description}, and no proof; recognised lists the published sequences that agree, {id, name, text}. Unknown values are null.',
  ],
  examples: [
    ['manaus study manaus --discs 2..6', 'the tower of Manaus'],
    ['manaus study rules.ts --discs 1..8 --out report', 'custom rules, as a report with figures'],
  ],
} satisfies Help;

const studyOptions = (towers: readonly NamedTower[]) => ({
  ...underHeading('Puzzle options', {
    discs: setting(withDefault(range, [1, 8], '1..8'), 'discs'),
  }),
  ...ruleOptions(towers),
  ...underHeading(OUTPUT, {
    out: text(
      'DIR',
      'folder for report.md, study.json and figures, written after every number of discs; a second run continues from it',
      'a folder',
    ),
  }),
  ...timeOptions,
  ...forceOption,
  ...outputOptions,
});

type Given = Values<ReturnType<typeof studyOptions>> & { readonly puzzle: string };

export const studyCommand = (towers: readonly NamedTower[] = towerRegistry) =>
  command({
    ...help,
    arguments: { puzzle: puzzleArgument(towers) },
    options: studyOptions(towers),
    run: (given, io) => studyTower(towers, given, io),
  });

async function studyTower(
  towers: readonly NamedTower[],
  { puzzle, discs, out, force, json, yes, 'max-seconds': most, ...changes }: Given,
  io: Io,
): Promise<void> {
  const { tower, identity } = await subjectOf(towers, puzzle, changes, io);
  const origin = originOf(identity, undefined);
  const { rows: kept, anew } = readFolder(out, origin, force);
  if (anew !== null) io.err(`manaus study: ${anew}`);
  const open = numbersIn(discs).filter(
    (n) => !kept.some(({ parameters }) => parameters.discs === n),
  );
  const seconds = secondsFor(tower, open);
  await announce(io, 'manaus study', seconds, { yes, 'max-seconds': most });
  const found = study(tower, {
    discs,
    kept,
    onProgress: io.progress,
    onRow: (_, soFar) => writeFolder(out, soFar, origin),
  });
  studyAnswer(io, json, found, writeFolder(out, found, origin));
}

const numbersIn = ([least, most]: readonly [number, number]): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** The expected time for some numbers of discs; those that the rules or the memory refuse take none. */
const secondsFor = (tower: TowerFamily, discs: readonly number[]): number =>
  discs.reduce((sum, n) => {
    try {
      return sum + estimateSeconds(tower(n));
    } catch (error) {
      if (isInputError(error)) return sum;
      throw error;
    }
  }, 0);
