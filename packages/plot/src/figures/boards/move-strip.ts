import { range } from '@manaus/core';
import { formOf, integerFrom, listOf, orNull, someOf, text } from '@manaus/core/schemas';
import { colors, discColor, textOn } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { type Box, centerOf, inset, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { requireInput, titles } from '../input.js';
import { pageWidth } from '../page.js';

/** One row of a strip: the disc of each move, `null` where it is not yet known. */
interface MoveStripRow {
  readonly label: string;
  readonly discs: readonly (number | null)[];
}

/** A strip of moves, filled in row by row. */
interface MoveStripInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly rows: readonly MoveStripRow[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const form = formOf<MoveStripInput>({
  ...titles,
  rows: someOf(formOf<MoveStripRow>({ label: text, discs: listOf(orNull(integerFrom(1))) })),
});

const [left, top, gap] = [110, 78, 14];

/**
 * The moves of a solution as squares in the colors of their discs, one row per stage; unknown moves
 * are hollow. Each frame shows one row.
 *
 * Throws without a row. Source: figures 2 to 8 of [hanoi2012].
 *
 * @example
 * ```ts
 * moveStripFigure({ title: 'Two discs', rows: [{ label: 'disc 2', discs: [null, 2, null] }] }).alt; // => 'Two discs: disc 2: · 2 ·.'
 * ```
 */
export function moveStripFigure(input: MoveStripInput): Figure {
  requireInput('plot/move-strip', form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, rows } = input;
  const longest = Math.max(...rows.map(({ discs }) => discs.length));
  const side = clamped(Math.floor((pageWidth - left - 30) / longest), 14, 30);
  const width = Math.max(480, left + longest * side + 30);
  const height = top + rows.length * (side + gap) + 34;
  const alt = `${message(language, title)}: ${rows.map((each) => inWords(language, each)).join('; ')}.`;
  const steps = rows.map((row) => ({
    name: row.label,
    marks: numberedRows([row], 30, side, longest),
  }));
  const frames = { width, height: 110, steps };
  const marks = numberedRows(rows, top, side, longest);
  return { title, subtitle, width, height, alt, marks, frames };
}

/** Rows from a height on, with the numbers of the moves below. */
function numberedRows(rows: readonly MoveStripRow[], y: number, side: number, moves: number) {
  const pitch = side + gap;
  return [
    ...rows.flatMap((row, i) => rowMarks(row, y + i * pitch, side)),
    ...numberMarks(moves, y + rows.length * pitch, side),
  ];
}

const inWords = (language: Tongue, { label, discs }: MoveStripRow): string =>
  `${message(language, label)}: ${discs.map((disc) => disc ?? '·').join(' ')}`;

/** The numbers of the moves, from 1. */
function numberMarks(moves: number, y: number, side: number): Mark[] {
  const look = quietText(side);
  return range(1, moves).map((move) =>
    textMark(String(move), { x: left + (move - 0.5) * side, y }, look),
  );
}

const quietText = (side: number) => ({
  size: Math.min(11, side / 2 + 2),
  color: colors.quiet,
  group: 'numbers',
});

const nameText = { size: 14, color: colors.text, anchor: 'end', group: 'names' } as const;

const rowMarks = ({ label, discs }: MoveStripRow, y: number, side: number): Mark[] => [
  textMark(label, { x: left - 14, y: y + side / 2 }, nameText),
  ...discs.flatMap((disc, i) =>
    squareMarks(disc, { x: left + i * side, y, width: side, height: side }),
  ),
];

/** The square of a move, with the number of the disc where it is known. */
function squareMarks(disc: number | null, square: Box): Mark[] {
  const ground = rectMark(inset(square), squareLook(disc));
  return disc === null ? [ground] : [ground, discNumber(disc, square)];
}

const [corner, group] = [3, 'strip'];
const hollow = { corner, fill: colors.paper, stroke: colors.edge, strokeWidth: 1, group };
const filled = { corner, stroke: colors.outline, strokeWidth: 0.8, group };
const squareLook = (disc: number | null) =>
  disc === null ? hollow : { ...filled, fill: discColor(disc) };

/** The number of a disc in the middle of a square. */
const discNumber = (disc: number, square: Box): Mark =>
  textMark(String(disc), centerOf(square), {
    size: Math.min(14, square.width / 2 + 2),
    weight: 'bold',
    color: textOn(discColor(disc)),
    group,
  });
