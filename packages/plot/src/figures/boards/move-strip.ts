import { range } from '@manaus/core';
import { formOf, integerFrom, listOf, orNull, someOf, text } from '@manaus/core/schemas';
import { colors, discColor, textOn } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { centerOf, inset, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
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
  const side = clamp(Math.floor((pageWidth - left - 30) / longest), 14, 30);
  const width = Math.max(480, left + longest * side + 30);
  const height = top + rows.length * (side + gap) + 34;
  const inWords = rows.map(({ label, discs }) => {
    const squares = discs.map((disc) => disc ?? '·').join(' ');
    return `${message(language, label)}: ${squares}`;
  });
  const alt = `${message(language, title)}: ${inWords.join('; ')}.`;
  const steps = rows.map((row) => ({
    name: row.label,
    marks: rowsMarks([row], 30, side, longest),
  }));
  const frames = { width, height: 110, steps };
  return {
    title,
    subtitle,
    width,
    height,
    alt,
    marks: rowsMarks(rows, top, side, longest),
    frames,
  };
}

const nameText = { size: 14, color: colors.text, anchor: 'end', group: 'names' } as const;
const hollow = { fill: colors.paper, stroke: colors.edge, strokeWidth: 1 };
const outline = { stroke: colors.outline, strokeWidth: 0.8 };

/** Rows from a height on, with the numbers of the moves, from 1, below. */
function rowsMarks(rows: readonly MoveStripRow[], top: number, side: number, moves: number) {
  const marks: Mark[] = [];
  for (const [i, { label, discs }] of rows.entries()) {
    const y = top + i * (side + gap);
    marks.push(textMark(label, { x: left - 14, y: y + side / 2 }, nameText));
    for (const [j, disc] of discs.entries()) {
      const square = { x: left + j * side, y, width: side, height: side };
      const look = disc === null ? hollow : { fill: discColor(disc), ...outline };
      marks.push(rectMark(inset(square), { corner: 3, ...look, group: 'strip' }));
      if (disc === null) continue;
      const bold = { size: Math.min(14, side / 2 + 2), weight: 'bold' } as const;
      const color = textOn(discColor(disc));
      marks.push(textMark(String(disc), centerOf(square), { ...bold, color, group: 'strip' }));
    }
  }
  const quiet = { size: Math.min(11, side / 2 + 2), color: colors.quiet, group: 'numbers' };
  const y = top + rows.length * (side + gap);
  for (const move of range(1, moves))
    marks.push(textMark(String(move), { x: left + (move - 0.5) * side, y }, quiet));
  return marks;
}
