import { type BloxorzLevel, formatLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import { cellsOf, walkedInNumbers } from '../evidence/level-walks.js';
import { oneVariable } from '../evidence/one-variable.js';
import { satToMinClosed } from '../evidence/reductions/to-closed.js';
import { levelPlan } from '../figures/level-plan.js';

/**
 * The width of a part, the column of its first switch, and the column that 20v moves to the right
 * lead to.
 */
type Track = { readonly width: number; readonly middle: number; readonly crossed: number };

const levelOf = (v: number): BloxorzLevel => satToMinClosed({ variables: v, clauses: [] });

/** From the parsed level, and walked by the rules. */
function byLevel(v: number): Track {
  const level = levelOf(v);
  const cells = cellsOf(level, `UU${'R'.repeat(20 * v)}`);
  return {
    width: (level.width - 4) / v,
    middle: level.switches[0].cells[0] % level.width,
    crossed: (cells.at(-1) ?? -1) % level.width,
  };
}

/** From the text, in which two full columns are a part apart, and walked in numbers. */
function byText(v: number): Track {
  const level = levelOf(v);
  const text = formatLevel(level);
  // The columns of the grid that have no void.
  const rows = /grid\n(.*)\nend\n/s.exec(text)?.[1].split('\n') ?? [];
  const [left, right] = range(0, rows[0].length - 1).filter((x) =>
    rows.every((row) => row[x] !== '.'),
  );
  const middle = Number(/^at C1_1 (\d+) /m.exec(text)?.[1]) - 1;
  // A walk that is illegal ends in column -1.
  const letters = ['U', 'U', ...new Array<'R'>(20 * v).fill('R')] as const;
  const cell = walkedInNumbers(level, letters)?.cubes[1] ?? -1;
  return { width: right - left, middle, crossed: cell % level.width };
}

export default {
  'figure-9': {
    figure: (language) =>
      levelPlan(language, {
        level: satToMinClosed(oneVariable),
        title: 'A variable of MIN-CLOSED-BLOXORZ',
        subtitle:
          'Two ways of 30v cells, v = 1, each with its switch half-way; then the clauses (x1) and (not x1)',
      }),
    check: () =>
      general<number, Track>({
        checked: {
          en: 'v = 1 to 12: the cells of the level and its text, and where 20v moves lead, by the rules and in numbers',
          pt: 'v = 1 a 12: as posições da fase e o seu texto, e aonde levam 20v movimentos, pelas regras e em números',
        },
        instances: range(1, 12),
        stated: (v) => ({ width: 30 * v, middle: 15 * v, crossed: 30 * v }),
        methods: { 'the level, by the rules': byLevel, 'the text, in numbers': byText },
      }),
  },
} satisfies Checks;
