import { namedTowers, type TowerFamily, takesPegs } from '@manaus/core';
import { type Study, study, studyJson } from '@manaus/lab';
import { BadInput, mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { flag, type Option, text, type Values } from '../options.js';
import { MOST_DISCS, puzzleOptions } from '../puzzle.js';
import { originOf, readFolder, writeFolder } from '../study/report-folder.js';
import { callingInto } from '../study/thrown-in.js';
import { studyText } from '../tables/study.js';

const range: Option<readonly [number, number]> = {
  value: 'A..B',
  help: 'from how many discs to how many, or one number (default 1..8)',
  read(option, given) {
    const [, from, to = from] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(given) ?? [];
    const [least, most] = [Number(from), Number(to)];
    if (!(least >= 1 && most >= least && most <= MOST_DISCS))
      throw mustBe(option, `a range A..B with 1 <= A <= B <= ${MOST_DISCS}`, given);
    return [least, most];
  },
};

const { discs: _, ...variations } = puzzleOptions;

const options = {
  discs: range,
  ...variations,
  out: text(
    'DIR',
    'a folder for report.md, study.json and figures; it is written after every n, and a second run goes on from there',
  ),
  json: flag('print one JSON document'),
};

type StudyValues = Values<typeof options>;

export const studyCommand: Command<typeof options> = {
  positionals: [
    {
      name: 'FILE|PUZZLE',
      help: `a file with rules of your own (.ts, .mts, .js, .mjs, .json), or one of ${Object.keys(namedTowers).join(', ')}`,
    },
  ],
  needed: '--discs A..B',
  options,
  notes: [
    'Analyzes a tower for one number of discs after another, and says what the numbers have in common. A module exports by default a Tower: a function from the number of discs to rules. IT IS RUN: study only modules that you trust. Imports of @manaus packages are those of this command. A .json file is only read; tower.schema.json of @manaus/core says what it may hold.',
    'With --out, what is finished stays when the command is interrupted; the same rules and the same code go on from it, other rules begin anew and say so.',
    'JSON: {name, symbol, discs: [A, B], rules: [sentences], rows, skipped: [{discs, reason}], sequences: [{name, title, offset, values, conjecture, recognised}], open: [sentences], complete}. A row has the fields of analyze, and reaching, aligned with components: whether their states reach a goal; goals; diameter, radius and hamiltonPath of the component that holds the goal; bipartite; worstStarts, how many states are farthest; solutions, how many shortest solutions these have together, and fromFirstPeg: {label, moves, solutions}, in decimal strings; seconds. A conjecture is {form, text, tex, from, to, leftOut, fitted, heldOut, description}, and no proof; recognised lists published sequences that agree, {id, name, text}. What is not known is null.',
  ],
  examples: [
    ['manaus study manaus --discs 2..6', 'the tower of Manaus'],
    [
      'manaus study rules.ts --discs 1..8 --out report',
      'rules of your own, as a report with figures',
    ],
  ],
  async run([subject], values, io) {
    const { tower, identity, file } = await towerOf(subject, values);
    const origin = originOf(identity, undefined);
    const { out } = values;
    const { rows: kept, anew } =
      out === undefined ? { rows: [], anew: null } : readFolder(out, origin);
    if (anew !== null) io.err(`manaus study: ${anew}`);
    const onRow = (_: unknown, soFar: Study) =>
      out !== undefined && writeFolder(out, soFar, origin);
    callingInto(file, () => {
      const found = study(tower, { discs: values.discs, kept, onProgress: io.progress, onRow });
      const written = out === undefined ? [] : writeFolder(out, found, origin);
      io.out(
        values.json ? `${JSON.stringify(studyJson(found))}\n` : studyText(found, written, io.color),
      );
    });
  },
};

/** A tower, a text that changes with its rules, and the file that they come from. */
interface Subject {
  readonly tower: TowerFamily;
  readonly identity: string;
  readonly file: string | null;
}

/** The tower that was asked for. */
async function towerOf(subject: string | undefined, values: StudyValues): Promise<Subject> {
  const { pegs, capacities, moves, goal } = values;
  const chosen = { pegs, capacities, moves, goal };
  if (subject !== undefined && Object.hasOwn(namedTowers, subject)) {
    if (pegs !== undefined && !takesPegs(subject))
      throw mustBe(
        '--pegs',
        `left out for ${subject}, only hanoi and manaus take it`,
        String(pegs),
      );
    const named = namedTowers[subject as keyof typeof namedTowers];
    return {
      tower: (discs) => named(discs, chosen),
      identity: JSON.stringify([subject, chosen]),
      file: null,
    };
  }
  const { isRulesFile, readRulesFile } = await import('../study/rules-file.js');
  if (subject === undefined || !isRulesFile(subject))
    throw mustBe(
      'FILE|PUZZLE',
      `a file of rules, or one of ${Object.keys(namedTowers).join(', ')}`,
      subject,
    );
  const given = Object.entries(chosen).find(([, value]) => value !== undefined);
  if (given !== undefined)
    throw new BadInput(`--${given[0]} must be left out for a file, whose rules say it`);
  return { ...(await readRulesFile(subject)), file: subject };
}
