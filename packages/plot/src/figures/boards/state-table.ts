import { type Arrangement, formatLabel, type TowerRules } from '@manaus/core';
import { formOf, integerFrom, optional, orNull, someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { polygonMark, rectMark, textIfAny, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { arrangement, requireBoard, requireInput, tongue, tower } from '../input.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';

/** A state and the least number of moves to the goal; `null` if it cannot be reached. */
interface TableRow {
  readonly state: Arrangement;
  readonly moves: number | null;
}

/** The input of a state table. */
interface StateTableInput {
  readonly rules: TowerRules;
  readonly rows: readonly TableRow[];
  readonly title?: string;
  readonly subtitle?: string;
  readonly symbol?: string;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/state-table';

const form = formOf<StateTableInput>({
  rules: tower,
  rows: someOf(formOf<TableRow>({ state: arrangement, moves: orNull(integerFrom(0)) })),
  title: optional(text),
  language: optional(tongue),
  subtitle: optional(text),
  symbol: optional(text),
});

/**
 * Every state as a card: the board, the label, the least number of moves or the mark of an
 * unsolvable state.
 *
 * Ordered by moves, then label; unsolvable ones last. The mark is a cross in a box on a tinted
 * card, so that it is not color alone.
 *
 * @example
 * ```ts
 * stateTableFigure({ rules: hanoi(1), rows: [{ state: [[1], [], []], moves: 1 }] }).subtitle; // => 'M: the least number of moves to //1'
 * ```
 */
export function stateTableFigure(input: StateTableInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { rules, rows } = input;
  for (const [i, { state }] of rows.entries())
    requireBoard(place, rules, state, `rows[${i}].state`);
  // The fewest moves first, then by label; unsolvable ones last.
  const distance = ({ moves }: TableRow): number => moves ?? Number.POSITIVE_INFINITY;
  const cards = rows
    .map((row) => ({ ...row, label: formatLabel(row.state) }))
    .sort((a, b) => distance(a) - distance(b) || (a.label < b.label ? -1 : 1));
  const bad = rows.filter(({ moves }) => moves === null).length;

  // The measures of all cards, and the grid that they stand in.
  const large = rows.length <= 40;
  const [narrow, disc, words, gap, size] = large ? [168, 20, 85, 8, 15] : [92, 11, 58, 4, 11];
  const cardWidth = Math.max(narrow, Math.round((narrow / 3) * rules.capacities.length));
  const cardHeight = boardHeight(rules, disc) + words;
  const fitting = Math.floor((pageWidth - 20) / (cardWidth + gap));
  const columns = Math.max(1, Math.min(rows.length, fitting));
  const lines = Math.ceil(cards.length / columns);
  const span = columns * (cardWidth + gap) - gap;
  const width = Math.max(span + 28, 480);
  const left = (width - span) / 2;

  const { symbol = 'M' } = input;
  const pad = Math.round(0.07 * cardWidth);
  const marks = cards.flatMap(({ state, moves, label }, i) => {
    const x = left + (i % columns) * (cardWidth + gap);
    const y = 78 + Math.floor(i / columns) * (cardHeight + 2 * gap);
    const base = y + cardHeight - (large ? 56 : 41);
    const foot = y + cardHeight - 1.55 * size;
    const end = { x: x + cardWidth - pad, y: foot };
    const inWords = moves === null ? message(language, 'cannot be solved') : `${symbol} = ${moves}`;
    const ground = {
      corner: 8,
      ...(moves === null ? unsolved : solved),
      strokeWidth: 1.2,
      hover: `${label}: ${inWords}`,
      group,
    };
    const board = { x: x + pad, base, width: cardWidth - 2 * pad, disc };
    const labelText = { size, color: colors.text, anchor: 'start', group } as const;
    return [
      rectMark({ x, y, width: cardWidth, height: cardHeight }, ground),
      ...boardMarks(rules, state, pieceStyle(rules), board),
      textMark(label, { x: x + pad, y: foot }, labelText),
      ...(moves === null
        ? crossMarks(end, size)
        : numberMarks(moves, end, size, large ? `${symbol} =` : undefined)),
    ];
  });

  const title =
    input.title ?? `${graphName(language, rules)}: ${counted(language, rows.length, 'state')}`;
  const goal =
    typeof rules.goals === 'function' || rules.goals.length !== 1
      ? said(language, { en: 'a goal', pt: 'um objetivo' })
      : formatLabel(rules.goals[0]);
  const least = said(language, {
    en: `${symbol}: the least number of moves to ${goal}`,
    pt: `${symbol}: o número mínimo de movimentos até ${goal}`,
  });
  const cross = said(language, { en: '; cross: cannot be solved', pt: '; cruz: sem solução' });
  const table = said(language, { en: 'Table of states', pt: 'Tabela de estados' });
  const inWords = cards.map(
    ({ label, moves }) => `${label}: ${moves ?? message(language, 'unsolvable')}`,
  );
  const entry = (name: string, count: number, color: string): LegendEntry => ({
    label: `${message(language, name)}: ${counted(language, count, 'state')}`,
    color,
    shape: 'box',
  });
  return {
    title,
    subtitle: input.subtitle ?? `${least}${bad > 0 ? cross : ''}`,
    width,
    height: 78 + lines * (cardHeight + 2 * gap) + (bad === 0 ? 12 : 46),
    marks,
    alt: `${table}. ${message(language, title)}. ${inWords.join(', ')}.`,
    legend:
      bad === 0
        ? undefined
        : [entry('solvable', rows.length - bad, colors.good), entry('unsolvable', bad, colors.bad)],
  };
}

const group = 'cards';
const solved = { fill: colors.paper, stroke: '#c9cfd6' };
const unsolved = { fill: '#fdf3f2', stroke: '#e6a19c' };

/** The number of moves on green before a point, and words before it. */
function numberMarks(moves: number, { x, y }: Point, size: number, words?: string): Mark[] {
  const number = String(moves);
  const height = 1.75 * size;
  const width = Math.max(height, 0.7 * size * number.length + 0.9 * size);
  const box = { x: x - width, y: y - height / 2, width, height };
  const white = { size, weight: 'bold', color: colors.paper, group } as const;
  const quiet = { size: 13, color: colors.quiet, anchor: 'end', group } as const;
  return [
    rectMark(box, { corner: 5, fill: colors.good, group }),
    textMark(number, { x: x - width / 2, y }, white),
    ...textIfAny(words, { x: x - width - 6, y }, quiet),
  ];
}

/** A white cross on red before a point. */
function crossMarks({ x, y }: Point, size: number): Mark[] {
  const side = 1.75 * size;
  const box = { x: x - side, y: y - side / 2, width: side, height: side };
  // A polygon of twelve corners: those of the arm to the upper right, turned about the middle.
  const reach = 0.45 * size;
  const thin = 0.3 * reach;
  let arm = [
    { dx: 0, dy: -thin },
    { dx: reach - thin, dy: -reach },
    { dx: reach, dy: thin - reach },
  ];
  const corners: Point[] = [];
  for (let turn = 0; turn < 4; turn++) {
    corners.push(...arm.map(({ dx, dy }) => ({ x: x - side / 2 + dx, y: y + dy })));
    arm = arm.map(({ dx, dy }) => ({ dx: -dy, dy: dx }));
  }
  return [
    rectMark(box, { corner: 4, fill: colors.bad, group }),
    polygonMark([corners], { fill: colors.paper, group }),
  ];
}
