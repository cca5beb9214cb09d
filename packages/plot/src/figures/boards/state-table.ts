import { type Arrangement, formatLabel, type TowerRules } from '@manaus/core';
import { formOf, integerFrom, optional, orNull, someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../../figure.js';
import { message, said, type Tongue, type Words } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { type Box, polygonMark, rectMark, textIfAny, textMark } from '../../marks/kinds.js';
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

/** A row with the label of its state. */
interface Card extends TableRow {
  readonly label: string;
}

/** The measures of all cards: in a row, of each, between them, and of what is on them. */
interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly disc: number;
  readonly text: number;
  readonly large: boolean;
}

function gridFor({ rules, rows }: StateTableInput): Grid {
  const large = rows.length <= 40;
  const [card, disc, foot, gap, text] = large ? [168, 20, 85, 8, 15] : [92, 11, 58, 4, 11];
  const width = Math.max(card, Math.round((card / 3) * rules.capacities.length));
  const fitting = Math.floor((pageWidth - 20) / (width + gap));
  const columns = Math.max(1, Math.min(rows.length, fitting));
  return { columns, width, height: boardHeight(rules, disc) + foot, gap, disc, text, large };
}

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
  const bad = rows.filter(({ moves }) => moves === null).length;
  const title =
    input.title ?? `${graphName(language, rules)}: ${counted(language, rows.length, 'state')}`;
  const cards = cardsOf(rows);
  const table = { en: 'Table of states', pt: 'Tabela de estados' };
  return {
    title,
    subtitle: input.subtitle ?? subtitleOf(language, input, bad > 0),
    ...sizeAndMarks(language, input, cards, bad === 0 ? 12 : 46),
    alt: `${said(language, table)}. ${message(language, title)}. ${cards.map((each) => inWords(language, each)).join(', ')}.`,
    legend: legend(language, rows.length - bad, bad),
  };
}

/** The cards in their grid, with some room below. */
function sizeAndMarks(
  language: Tongue,
  input: StateTableInput,
  cards: readonly Card[],
  foot: number,
) {
  const grid = gridFor(input);
  const lines = Math.ceil(cards.length / grid.columns);
  const span = grid.columns * (grid.width + grid.gap) - grid.gap;
  const width = Math.max(span + 28, 480);
  const corner = cornersOf(grid, (width - span) / 2);
  const marks = cards.flatMap((card, i) => cardMarks(language, input, grid, card, corner(i)));
  return { width, height: 78 + lines * (grid.height + 2 * grid.gap) + foot, marks };
}

/** The rows as cards: the fewest moves first, then by label; unsolvable ones last. */
function cardsOf(rows: readonly TableRow[]): Card[] {
  return rows
    .map((row) => ({ ...row, label: formatLabel(row.state) }))
    .sort((a, b) => distance(a) - distance(b) || (a.label < b.label ? -1 : 1));
}

const distance = ({ moves }: Card): number => moves ?? Number.POSITIVE_INFINITY;

/** The upper left corners of cards by their number, row by row. */
const cornersOf =
  ({ columns, width, height, gap }: Grid, left: number) =>
  (i: number): Point => ({
    x: left + (i % columns) * (width + gap),
    y: 78 + Math.floor(i / columns) * (height + 2 * gap),
  });

const inWords = (language: Tongue, { label, moves }: Card): string =>
  `${label}: ${moves ?? message(language, 'unsolvable')}`;

function subtitleOf(
  language: Tongue,
  { rules, symbol = 'M' }: StateTableInput,
  crosses: boolean,
): string {
  const least = said(language, leastInWords(symbol, goalName(language, rules)));
  return `${least}${crosses ? said(language, crossInWords) : ''}`;
}

const leastInWords = (symbol: string, goal: string): Words => ({
  en: `${symbol}: the least number of moves to ${goal}`,
  pt: `${symbol}: o número mínimo de movimentos até ${goal}`,
});

const crossInWords = { en: '; cross: cannot be solved', pt: '; cruz: sem solução' };

function goalName(language: Tongue, { goals }: TowerRules): string {
  return typeof goals === 'function' || goals.length !== 1
    ? said(language, { en: 'a goal', pt: 'um objetivo' })
    : formatLabel(goals[0]);
}

const legend = (language: Tongue, solvable: number, bad: number): Figure['legend'] =>
  bad === 0
    ? undefined
    : [
        boxEntry(language, 'solvable', solvable, colors.good),
        boxEntry(language, 'unsolvable', bad, colors.bad),
      ];

const boxEntry = (language: Tongue, name: string, count: number, color: string): LegendEntry => ({
  label: `${message(language, name)}: ${counted(language, count, 'state')}`,
  color,
  shape: 'box',
});

const group = 'cards';
const solved = { fill: colors.paper, stroke: '#c9cfd6' };
const unsolved = { fill: '#fdf3f2', stroke: '#e6a19c' };

function cardMarks(
  language: Tongue,
  { rules, symbol = 'M' }: StateTableInput,
  { width, height, disc, text, large }: Grid,
  { state, moves, label }: Card,
  { x, y }: Point,
): Mark[] {
  const pad = Math.round(0.07 * width);
  const board = { x: x + pad, base: y + height - (large ? 56 : 41), width: width - 2 * pad, disc };
  const foot = y + height - 1.55 * text;
  const end = { x: x + width - pad, y: foot };
  const words = { size: text, color: colors.text, anchor: 'start', group } as const;
  return [
    ground(language, { x, y, width, height }, label, moves, symbol),
    ...boardMarks(rules, state, pieceStyle(rules), board),
    textMark(label, { x: x + pad, y: foot }, words),
    ...(moves === null
      ? crossMarks(end, text)
      : numberMarks(moves, end, text, large ? `${symbol} =` : undefined)),
  ];
}

/** The ground of a card, tinted for an unsolvable state, with the number of moves on hover. */
function ground(
  language: Tongue,
  box: Box,
  label: string,
  moves: number | null,
  symbol: string,
): Mark {
  const hover = `${label}: ${movesInWords(language, moves, symbol)}`;
  return rectMark(box, { ...groundLook(moves), hover, group });
}

const movesInWords = (language: Tongue, moves: number | null, symbol: string): string =>
  moves === null ? message(language, 'cannot be solved') : `${symbol} = ${moves}`;

const groundLook = (moves: number | null) => ({
  corner: 8,
  ...(moves === null ? unsolved : solved),
  strokeWidth: 1.2,
});

/** The number of moves on green before a point, and words before it. */
function numberMarks(moves: number, { x, y }: Point, size: number, words?: string): Mark[] {
  const number = String(moves);
  const height = 1.75 * size;
  const width = Math.max(height, 0.7 * size * number.length + 0.9 * size);
  const box = { x: x - width, y: y - height / 2, width, height };
  return [
    rectMark(box, { corner: 5, fill: colors.good, group }),
    textMark(number, { x: x - width / 2, y }, { ...white, size }),
    ...textIfAny(words, { x: x - width - 6, y }, quiet),
  ];
}

const white = { weight: 'bold', color: colors.paper, group } as const;
const quiet = { size: 13, color: colors.quiet, anchor: 'end', group } as const;

/** A white cross on red before a point. */
function crossMarks({ x, y }: Point, size: number): Mark[] {
  const side = 1.75 * size;
  const box = { x: x - side, y: y - side / 2, width: side, height: side };
  return [rectMark(box, red), cross({ x: x - side / 2, y }, 0.45 * size)];
}

const red = { corner: 4, fill: colors.bad, group };

/** A cross as one polygon of twelve corners. */
function cross({ x, y }: Point, reach: number): Mark {
  const points = crossCorners(reach).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  return polygonMark([points], { fill: colors.paper, group });
}

/** The corners of a cross, from its middle. */
function crossCorners(reach: number): (readonly [number, number])[] {
  const corners = armCorners(reach, 0.3 * reach);
  return [0, 1, 2, 3].flatMap((turn) => corners.map(([dx, dy]) => quarter(dx, dy, turn)));
}

/** The corners of the arm to the upper right, from the middle. */
const armCorners = (reach: number, thin: number) => [
  [0, -thin],
  [reach - thin, -reach],
  [reach, thin - reach],
];

const quarter = (dx: number, dy: number, turns: number): readonly [number, number] =>
  turns === 0 ? [dx, dy] : quarter(-dy, dx, turns - 1);
