import { InputError } from '@manaus/core';
import { colors, discColor, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message } from '../../language.js';
import { rectMark, textMark } from '../../marks/kinds.js';
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
}

const [left, top, gap] = [110, 78, 14];

/**
 * The moves of a solution as squares in the colors of their discs, one row per stage; unknown moves are hollow. Each frame shows one row.
 *
 * Throws without a row. Source: figures 2 to 8 of [hanoi2012].
 *
 * @example
 * ```ts
 * moveStripFigure({ title: 'Two discs', rows: [{ label: 'disc 2', discs: [null, 2, null] }] }).alt; // => 'Two discs: disc 2: · 2 ·.'
 * ```
 */
export function moveStripFigure({ title, subtitle, rows }: MoveStripInput): Figure {
  if (rows.length === 0) throw new InputError('plot/move-strip', 'rows', 'empty', {});
  const longest = Math.max(...rows.map(({ discs }) => discs.length));
  const side = Math.max(14, Math.min(30, Math.floor((pageWidth - left - 30) / longest)));
  const width = Math.max(480, left + longest * side + 30);
  const foot = top + rows.length * (side + gap);
  const steps = rows.map((row) => ({
    name: row.label,
    marks: [...rowMarks(row, 30, side), ...numberMarks(longest, 30 + side + 14, side)],
  }));
  const marks = [
    ...rows.flatMap((row, i) => rowMarks(row, top + i * (side + gap), side)),
    ...numberMarks(longest, foot, side),
  ];
  const alt = `${message(title)}: ${rows.map(inWords).join('; ')}.`;
  const frames = { width, height: 110, steps };
  return { title, subtitle, width, height: foot + 34, alt, marks, frames };
}

const inWords = ({ label, discs }: MoveStripRow): string =>
  `${message(label)}: ${discs.map((disc) => disc ?? '·').join(' ')}`;

/** The numbers of the moves, from 1. */
function numberMarks(moves: number, y: number, side: number): Mark[] {
  const look = { size: Math.min(11, side / 2 + 2), color: colors.quiet, group: 'numbers' };
  return Array.from({ length: moves }, (_, i) =>
    textMark(String(i + 1), { x: left + (i + 0.5) * side, y }, look),
  );
}

function rowMarks({ label, discs }: MoveStripRow, y: number, side: number): Mark[] {
  const look = { size: 14, color: colors.text, anchor: 'end', group: 'names' } as const;
  return [
    textMark(label, { x: left - 14, y: y + side / 2 }, look),
    ...discs.flatMap((disc, i) => squareMarks(disc, { x: left + i * side, y }, side)),
  ];
}

/** The square of a move from its corner, with the number of the disc where it is known. */
function squareMarks(disc: number | null, { x, y }: Point, side: number): Mark[] {
  const box = { x: x + 1, y: y + 1, width: side - 2, height: side - 2 };
  const group = 'strip';
  const hollow = { fill: colors.paper, stroke: colors.edge, strokeWidth: 1, group };
  if (disc === null) return [rectMark(box, { corner: 3, ...hollow })];
  const fill = discColor(disc);
  const size = Math.min(14, side / 2 + 2);
  const words = { size, weight: 'bold', color: textOn(fill), group } as const;
  return [
    rectMark(box, { corner: 3, fill, stroke: colors.outline, strokeWidth: 0.8, group }),
    textMark(String(disc), { x: x + side / 2, y: y + side / 2 }, words),
  ];
}
