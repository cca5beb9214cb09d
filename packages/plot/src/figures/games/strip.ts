import { range } from '@manaus/core';
import {
  formOf,
  integerFrom,
  must,
  optional,
  orNull,
  shapeOf,
  someOf,
  text,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { colors, scaleColor, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { horizontal, lineMark, rectMark, textIfAny, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { textWidth } from '../../numbers.js';
import { requireInput, titles } from '../input.js';

/** A row of a game, heap by heap: outcomes P and N, or Grundy values. */
interface StripRow {
  readonly name?: string;
  readonly values: readonly (number | 'P' | 'N')[];
  /**
   * The period, if known: the values repeat after `period` from the heap `preperiod` on; a bracket
   * under every full period.
   */
  readonly repeats?: Repeats;
}

/** The heap from which values repeat, and after how many. */
interface Repeats {
  readonly preperiod: number;
  readonly period: number;
}

/** Rows of a game below each other. */
interface StripInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly rows: readonly StripRow[];
  /** The number over the first column; `null` for no numbers. Default 0. */
  readonly from?: number | null;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const heapValue = must(v.union([v.picklist(['P', 'N']), integerFrom(0)]), 'oneOf', {
  names: ['P', 'N', 'an integer >= 0'],
});

const form = formOf<StripInput>({
  ...titles,
  rows: someOf(
    formOf<StripRow>({
      name: optional(text),
      values: someOf(heapValue),
      // The certificate of a period is such an object, too.
      repeats: optional(shapeOf<Repeats>({ preperiod: integerFrom(0), period: integerFrom(1) })),
    }),
  ),
  from: optional(orNull(integerFrom(Number.MIN_SAFE_INTEGER))),
});

const cell = 26;
const top = 104;

/**
 * Rows of P- and N-positions or Grundy values, one cell per heap, with the periods as brackets;
 * preperiods are underlined by dots.
 *
 * P-positions are dark with a white letter, N-positions pale; Grundy values take the colors of a
 * scale. Heaps start at `from`.
 *
 * @example
 * ```ts
 * stripFigure({ title: 'Nim 21', rows: [{ values: ['P', 'N', 'N', 'N', 'P'], repeats: { preperiod: 0, period: 4 } }] }).alt; // => 'Nim 21. PNNNP, period 4.'
 * ```
 */
export function stripFigure(input: StripInput): Figure {
  requireInput('plot/strip', form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, rows, from = 0 } = input;
  const columns = Math.max(...rows.map(({ values }) => values.length));
  const names = Math.max(0, ...rows.map(({ name = '' }) => textWidth(name, 13)));
  const least = 48 + names + columns * cell;
  const width = Math.max(480, least, textWidth(title, 20, 'bold') + 32);
  const left = (width - least) / 2 + 24 + names;
  // Brackets need room.
  const pitch = rows.some(({ repeats }) => repeats !== undefined) ? 44 : 30;
  const numbers = rows.flatMap(({ values }) => values.filter((value) => typeof value === 'number'));
  const most = Math.max(1, ...numbers);
  const marks: Mark[] = [];
  if (from !== null)
    for (const i of range(0, columns - 1)) {
      const at = { x: left + (i + 0.5) * cell, y: top - 14 };
      marks.push(textMark(String(from + i), at, numberText));
    }
  for (const [i, { name, values, repeats }] of rows.entries()) {
    const y = top + i * pitch;
    marks.push(...textIfAny(name, { x: left - 10, y: y + cell / 2 }, nameText));
    for (const [j, value] of values.entries())
      marks.push(...valueMarks(value, { x: left + j * cell, y }, most));
    if (repeats !== undefined)
      marks.push(...repeatMarks(repeats, values.length, { x: left, y: y + cell + 5 }));
  }

  const inWords = rows.map(({ name, values, repeats }) => {
    const front = name === undefined ? '' : `${message(language, name)}: `;
    const row = `${front}${values.join(typeof values[0] === 'number' ? ' ' : '')}`;
    if (repeats === undefined) return row;
    const { preperiod, period } = repeats;
    const before = preperiod === 0 ? '' : `${message(language, 'preperiod')} ${preperiod}, `;
    return `${row}, ${before}${message(language, 'period')} ${period}`;
  });
  const alt = `${message(language, title)}. ${inWords.join('; ')}.`;
  return { title, subtitle, width, height: top + rows.length * pitch + 8, alt, marks };
}

const numberText = { size: 11, color: colors.quiet, group: 'names' };
const nameText = { size: 13, color: colors.text, anchor: 'end', group: 'names' } as const;

/** The cell of a heap from its corner, with the value or outcome in it. */
function valueMarks(value: StripRow['values'][number], { x, y }: Point, most: number): Mark[] {
  const outcome = value === 'P' ? colors.good : colors.faint;
  const fill = typeof value === 'number' ? scaleColor(value / most) : outcome;
  const group = typeof value === 'number' ? 'values' : value;
  const weight = value === 'P' ? 'bold' : 'normal';
  const words = { size: 13, weight, color: textOn(fill), group } as const;
  return [
    rectMark({ x: x + 1, y, width: cell - 2, height: cell }, { corner: 3, fill, group }),
    textMark(String(value), { x: x + cell / 2, y: y + cell / 2 }, words),
  ];
}

/**
 * A bracket under each period that is there in full, dots under what comes before; below the corner
 * of the first cell.
 */
function repeatMarks({ preperiod, period }: Repeats, length: number, { x, y }: Point): Mark[] {
  const periods = Math.max(0, Math.floor((length - preperiod) / period));
  const brackets = Array.from({ length: periods }, (_, i) => {
    const first = preperiod + i * period;
    const [left, right] = [x + first * cell + 3, x + (first + period) * cell - 3];
    return [{ x: left, y }, ...horizontal(left, right, y + 5), { x: right, y }];
  });
  const before = horizontal(x + 3, x + Math.min(preperiod, length) * cell - 3, y + 5);
  const look = { color: colors.quiet, width: 1.6 };
  return [
    ...(preperiod === 0 ? [] : [lineMark([before], { ...look, dash: [2, 4], group: 'preperiod' })]),
    ...(periods === 0 ? [] : [lineMark(brackets, { ...look, group: 'periods' })]),
  ];
}
