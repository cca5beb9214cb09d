import { compileTower, parseLabel, towerRegistry } from '@manaus/core';
import { comparableGoal, sum } from '@manaus/core/internals';
import { compareTowers } from '@manaus/lab/comparing';
import { drawTowers } from '@manaus/lab/drawing';
import { estimateStoredSeconds, storeTower } from '@manaus/lab/towers';
import type { Language } from '@manaus/plot';
import type { AnswerTo } from '../../answers/index.js';
import { badInput } from '../../errors/refusal.js';
import {
  figureEndings,
  languageOption,
  requireFigureFile,
  writeFigure,
} from '../../figures/figure-file.js';
import { text } from '../../options/kinds.js';
import { labelNote } from '../../options/label.js';
import { required, underHeading } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import {
  fileNote,
  optionalPuzzleOptions,
  puzzleArgument,
  type Towers,
} from '../../options/puzzle.js';
import { STDIN } from '../../options/rules-names.js';
import { type PageFields, pageAddress, pageQuery } from '../../page/address.js';
import { towerOfWords } from '../../rules/tower-words.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import { comparisonTable } from './table.js';
import { changedTheorems } from './theorems.js';

const side = (value: string, towers: Towers) =>
  text(value, `${puzzleArgument(towers).help}; with its options in quotes`, 'a puzzle');

const help = {
  description:
    'Compares two towers: the states and moves that they share, that B lacks and that B has beside A, the distances to the goal, the numbers that analyze finds, and whether the state graphs are isomorphic.',
  notes: [
    'A and B are named as in other commands; in quotes each may have its own puzzle options, such as "hanoi --moves star". Options outside the quotes hold for both, unless a tower has its own.',
    'Distances are to one goal where they can be: where B names no goal, it is asked for that of A, if it is a state of B. Otherwise each has its own, which is said beside the distances.',
    'States are the same if their labels are. A certificate of isomorphism is the image of every state, which is verified; one that none exists is a count that differs. Goals are forgotten in it.',
    'Theorems are items of the works that state a number of A which is another one in B, or of B in A, for that number of discs: of a tower without options. manaus ledger --id ITEM says more.',
    'The address in the last line opens both side by side on the play page, dist/report/play/index.html of the repository: it goes behind the name of the page. A module has none, since the page runs no programs.',
    labelNote,
    fileNote,
  ],
  examples: [
    ['manaus compare hanoi "hanoi --moves star" --discs 4', 'what fewer moves change'],
    [
      'manaus compare manaus "london --capacities 4,3,2" --discs 4 --json',
      'two towers with the same pegs, as JSON',
    ],
    [
      'manaus compare "manaus --discs 2" "manaus --discs 3" --out both.svg',
      'the same tower with two and with three discs, also drawn',
    ],
  ],
} satisfies Help;

const compareOptions = (towers: Towers) => ({
  ...optionalPuzzleOptions(towers),
  ...underHeading(OUTPUT, {
    out: text('FILE', `draw both, side by side: ${figureEndings}`),
  }),
  ...languageOption,
  ...forceOption,
  ...outputOptions,
});

export const compareCommand = (towers: Towers = towerRegistry) =>
  command({
    ...help,
    arguments: { a: required(side('A', towers)), b: required(side('B', towers)) },
    options: compareOptions(towers),
    plan: async ({ a, b, out, language, force, json, ...common }, io) => {
      if (a.trim() === STDIN && b.trim() === STDIN)
        throw badInput('A and B cannot both be standard input');
      if (out !== undefined) requireFigureFile(out, force);
      // One after the other: either may read standard input or run a file.
      const first = await towerOfWords(towers, 'A', a, common, io);
      const own = await towerOfWords(towers, 'B', b, common, io);
      const takenGoal =
        common.goal !== undefined || /\s--goal\b/.test(b)
          ? null
          : comparableGoal(first.tower, own.tower);
      const second = takenGoal === null ? own : withGoal(own, takenGoal);
      const both = [first.tower, second.tower];
      return {
        seconds: sum(both.map((tower) => estimateStoredSeconds(tower, 'comparison'))),
        begin() {
          io.progress?.('states', null);
          const names = [a, b] as const;
          const stored = [storeTower(first.tower), storeTower(second.tower)] as const;
          const compared = compareTowers(...stored);
          const fields = [first.fields, second.fields] as const;
          const address = pairAddress(...fields);
          const theorems = changedTheorems(fields, compared);
          const draw = (spoken: Language) =>
            drawTowers(stored, { title: names.join(' | '), titles: names, language: spoken });
          const figure =
            out === undefined ? null : writeFigure(out, draw, { tag: language, force });
          const seen = { takenGoal, theorems, figure, address };
          answer<AnswerTo<'compare'>>(io, json, { towers: names, ...compared, ...seen }, () =>
            comparisonTable(names, compared, seen, io.color),
          );
        },
      };
    },
  });

type Named = Awaited<ReturnType<typeof towerOfWords>>;

/** The tower with another goal, which its address names too. */
const withGoal = ({ tower, fields }: Named, goal: string): Named => ({
  tower: compileTower({ ...tower, goals: [parseLabel(tower, goal)] }),
  fields: fields && { ...fields, goal },
});

/**
 * The address of two towers side by side, behind the play page's own: the fields of the first, and
 * in `compare` those of the second. `null` where one is a module, which the page does not run.
 */
function pairAddress(a: PageFields | null, b: PageFields | null): string | null {
  return a && b && pageAddress('towers', { ...a, compare: pageQuery(b) });
}
