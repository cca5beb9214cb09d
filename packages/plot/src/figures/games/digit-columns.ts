import { colors } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { horizontal, lineMark, textMark } from '../../marks/kinds.js';

/** Rows of digits of one length, one per heap, and the sum of each column. */
export interface HeapColumns {
  readonly rows: readonly string[];
  readonly sum: string;
}

/** The height of a line. */
export const line = 20;
const pitch = 15;

/** The height of digits with their sum. */
export const columnsHeight = (columns: HeapColumns | undefined): number =>
  columns === undefined ? 0 : (columns.rows.length + 1) * line + 14;

/** Digits below each other, a rule, and the sum; the middle of the first row is given. */
export function columnMarks({ rows, sum }: HeapColumns, { x, y }: Point): Mark[] {
  const [left, right] = [-1, 1].map((side) => x + (side * (sum.length - 1) * pitch) / 2);
  const rule = horizontal(left - 9, right + 9, y + rows.length * line - 9);
  return [
    ...rows.flatMap((row, i) => digitMarks(row, { x: left, y: y + i * line }, 'digits')),
    lineMark([rule], { color: colors.quiet, width: 1.2, group: 'sum' }),
    ...digitMarks(sum, { x: left, y: y + (rows.length * line + 2) }, 'sum'),
  ];
}

/** Digits from left to right; those of a sum that are not 0 are red. */
const digitMarks = (text: string, { x, y }: Point, group: 'digits' | 'sum'): Mark[] =>
  [...text].map((digit, column) => {
    const look = group === 'sum' && digit !== '0' ? open : plain;
    return textMark(digit, { x: x + column * pitch, y }, { size: 14, ...look, group });
  });

const plain = { color: colors.text, weight: 'normal' } as const;
const open = { color: colors.bad, weight: 'bold' } as const;
