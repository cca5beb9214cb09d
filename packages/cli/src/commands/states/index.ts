import {
  estimateStoredSeconds,
  rowsParquet,
  type StateRow,
  stateRows,
  statesCsv,
  storeTower,
} from '@manaus/lab/towers';
import type { AnswerTo } from '../../answers/index.js';
import { unusable } from '../../errors/refusal.js';
import { flag } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { underHeading } from '../../options/option.js';
import { OUTPUT, outputOptions, parquetOption } from '../../options/output.js';
import { fileNote, puzzleOptions, type Towers } from '../../options/puzzle.js';
import { towerOf } from '../../rules/subject.js';
import { answer } from '../../shell/answer.js';
import type { Help } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import { aligned } from '../../tables/columns.js';
import { andMore, grouped, inLines, yesOrNo } from '../../tables/text.js';
import { puzzleCommand } from '../puzzle-command.js';

/** The most states in the table for reading. */
const SHOWN = 100;

const help = {
  description:
    'Prints every state with its distance to the goal, whether it can reach it, its component and its degree.',
  notes: [
    'A bad state, from which no goal can be reached, has no distance: an empty field in CSV, null in JSON. A spreadsheet takes a label such as 3/2/1 for a date, unless the column label is imported as text. Components are numbered from 0; they are strong ones if moves cannot be undone.',
    'JSON: a list of {label, distance, good, component, degree} and with --eccentricity {eccentricity}.',
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus states manaus --discs 3', 'the states of the tower of Manaus, good and bad'],
    ['manaus states hanoi --discs 5 --csv > hanoi.csv', 'for pandas, R or a spreadsheet'],
    ['manaus states manaus --discs 6 --out manaus.parquet', 'the same as typed columns'],
  ],
} satisfies Help;

const statesOptions = (towers: Towers) => ({
  ...puzzleOptions(towers),
  ...underHeading(OUTPUT, {
    csv: flag('all states as CSV, one line per state under a heading'),
    eccentricity: flag('the greatest distance from each state too: one search per state'),
  }),
  ...parquetOption('all states'),
  ...outputOptions,
});

export const statesCommand = puzzleCommand(help, statesOptions, async (towers, given, io) => {
  const { puzzle, csv, out, eccentricity: eccentricities, force, json, ...rest } = given;
  if (csv && json) throw unusable('--csv', 'with --json');
  if (csv && out !== undefined) throw unusable('--csv', 'with --out');
  if (out !== undefined) requireOurs(out, force);
  const rules = await towerOf(towers, puzzle, rest, io);
  return {
    seconds: estimateStoredSeconds(rules, eccentricities ? 'eccentricities' : 'rows'),
    async begin() {
      io.progress?.('states', null);
      const rows = stateRows(storeTower(rules), { eccentricities });
      if (csv) return io.out(statesCsv(rows));
      if (out === undefined)
        return answer<AnswerTo<'states'>>(io, json, rows, () => stateTable(rows));
      save(out, await rowsParquet(rows), force);
      const written = { out, states: rows.length };
      answer<AnswerTo<'states'>>(
        io,
        json,
        written,
        () => `wrote ${out}: ${grouped(rows.length)} states\n`,
      );
    },
  };
});

function stateTable(rows: readonly StateRow[]): string {
  const names = Object.keys(rows[0]) as (keyof StateRow)[];
  const cells = rows.slice(0, SHOWN).map((row) =>
    names.map((name) => {
      const value = row[name];
      if (value === null || value === undefined) return '–';
      return typeof value === 'boolean' ? yesOrNo(value) : String(value);
    }),
  );
  const rest = andMore(rows.length, SHOWN, '; --csv and --json have them all');
  return inLines([...aligned([names, ...cells], [0]), ...rest]);
}
