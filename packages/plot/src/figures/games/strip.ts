import { InputError } from '@manaus/core';
import { colors, scaleColor, textOn } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message } from '../../language.js';
import { textWidth } from '../../numbers.js';

/** A row of a game, heap by heap: outcomes P and N, or Grundy values. */
interface StripRow {
  readonly name?: string;
  readonly values: readonly (number | 'P' | 'N')[];
  /** The period, if known: the values repeat after `period` from the heap `preperiod` on; a bracket under every full period. */
  readonly repeats?: { readonly preperiod: number; readonly period: number };
}

/** Rows of a game below each other. */
interface StripInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly rows: readonly StripRow[];
  /** The number over the first column; `null` for no numbers. Default 0. */
  readonly from?: number | null;
}

const cell = 26;
const top = 104;

/** Brackets need room. */
const pitchOf = (rows: readonly StripRow[]) =>
  rows.some(({ repeats }) => repeats !== undefined) ? 44 : 30;

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
export function stripFigure({ title, subtitle, rows, from = 0 }: StripInput): Figure {
  if (rows.length === 0 || rows.some(({ values }) => values.length === 0))
    throw new InputError('plot/strip', 'rows', 'empty', {});
  const columns = Math.max(...rows.map(({ values }) => values.length));
  const names = Math.max(0, ...rows.map(({ name = '' }) => textWidth(name, 13)));
  const most = Math.max(
    1,
    ...rows.flatMap(({ values }) => values.filter((value) => typeof value === 'number')),
  );
  const least = 48 + names + columns * cell;
  const width = Math.max(480, least, textWidth(title, 20, 'bold') + 32);
  const left = (width - least) / 2 + 24 + names;
  const pitch = pitchOf(rows);
  const marks = rows.flatMap((row, i) => rowMarks(row, left, top + i * pitch, most));
  const alt = `${message(title)}. ${rows.map(inWords).join('; ')}.`;
  return {
    title,
    subtitle,
    width,
    height: top + rows.length * pitch + 8,
    alt,
    marks: [...numberMarks(columns, from, left), ...marks],
  };
}

function inWords({ name, values, repeats }: StripRow): string {
  const text = values.join(typeof values[0] === 'number' ? ' ' : '');
  const period =
    repeats === undefined
      ? ''
      : `, ${repeats.preperiod === 0 ? '' : `${message('preperiod')} ${repeats.preperiod}, `}${message('period')} ${repeats.period}`;
  return `${name === undefined ? '' : `${message(name)}: `}${text}${period}`;
}

const center = (left: number, column: number) => left + (column + 0.5) * cell;

function numberMarks(columns: number, from: number | null, left: number): Mark[] {
  if (from === null) return [];
  return Array.from({ length: columns }, (_, i) => ({
    kind: 'text',
    x: center(left, i),
    y: top - 14,
    text: String(from + i),
    size: 11,
    color: colors.quiet,
    group: 'names',
  }));
}

function rowMarks(
  { name, values, repeats }: StripRow,
  left: number,
  y: number,
  most: number,
): Mark[] {
  const named: Mark[] =
    name === undefined
      ? []
      : [
          {
            kind: 'text',
            x: left - 10,
            y: y + cell / 2,
            text: name,
            size: 13,
            color: colors.text,
            anchor: 'end',
            group: 'names',
          },
        ];
  const cells = values.flatMap((value, i): Mark[] => {
    const fill =
      typeof value === 'number'
        ? scaleColor(value / most)
        : value === 'P'
          ? colors.good
          : colors.faint;
    const group = typeof value === 'number' ? 'values' : value;
    return [
      {
        kind: 'rect',
        x: left + i * cell + 1,
        y,
        width: cell - 2,
        height: cell,
        corner: 3,
        fill,
        group,
      },
      {
        kind: 'text',
        x: center(left, i),
        y: y + cell / 2,
        text: String(value),
        size: 13,
        weight: value === 'P' ? 'bold' : 'normal',
        color: textOn(fill),
        group,
      },
    ];
  });
  return [
    ...named,
    ...cells,
    ...(repeats === undefined ? [] : bracketMarks(repeats, values.length, left, y + cell + 5)),
  ];
}

/** A bracket under each period that is there in full, dots under what comes before. */
function bracketMarks(
  { preperiod, period }: { preperiod: number; period: number },
  length: number,
  left: number,
  y: number,
): Mark[] {
  const at = (heap: number, inset: number) => left + heap * cell + inset;
  const bracket = (first: number) =>
    [
      [at(first, 3), y],
      [at(first, 3), y + 5],
      [at(first + period, -3), y + 5],
      [at(first + period, -3), y],
    ].map(([px, py]) => ({ x: px, y: py }));
  const starts = Array.from(
    { length: Math.max(0, Math.floor((length - preperiod) / period)) },
    (_, i) => preperiod + i * period,
  );
  const before: Mark[] =
    preperiod === 0
      ? []
      : [
          {
            kind: 'line',
            lines: [
              [
                { x: at(0, 3), y: y + 5 },
                { x: at(Math.min(preperiod, length), -3), y: y + 5 },
              ],
            ],
            color: colors.quiet,
            width: 1.6,
            dash: [2, 4],
            group: 'preperiod',
          },
        ];
  return starts.length === 0
    ? before
    : [
        ...before,
        {
          kind: 'line',
          lines: starts.map(bracket),
          color: colors.quiet,
          width: 1.6,
          group: 'periods',
        },
      ];
}
