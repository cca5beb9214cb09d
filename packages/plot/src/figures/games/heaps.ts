import { InputError } from '@manaus/core';
import { colors, discPalette } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message } from '../../language.js';
import { textWidth } from '../../numbers.js';
import { pageWidth } from '../page.js';

/** Rows of digits of one length, one per heap, and the sum of each column. */
interface HeapColumns {
  readonly rows: readonly string[];
  readonly sum: string;
}

/** One position of a strip. */
export interface HeapsStep {
  readonly heaps: readonly number[];
  /** Above the heaps. */
  readonly heading?: string;
  /** The number of blocks that the next move takes from each heap: these are hollow. */
  readonly taken?: readonly number[];
  /** Digits written under the heaps; nonzero digits of the sum are red and bold. */
  readonly columns?: HeapColumns;
  /** Below all, one entry a line. */
  readonly notes?: readonly string[];
  /** The player who made the move that leads here, above an arrow. */
  readonly mover?: string;
}

/** A strip of positions. */
interface HeapsInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly steps: readonly HeapsStep[];
  /** Positions per row; default at most four. */
  readonly perRow?: number;
  /** The blocks for which every row has room in height; default the highest heap, row by row. */
  readonly highest?: number;
}

const top = 74;
const line = 20;
const narrowest = 480;

/**
 * Positions of a heap game as blocks, and a play as a strip of them, with the digits of the heaps added in columns.
 *
 * The blocks that the next move takes are hollow. At most 64 blocks a heap. Source: the figures of [carvalho2013, chapter 2].
 *
 * @example
 * ```ts
 * heapsFigure({ title: 'Nim', steps: [{ heaps: [3, 5, 7] }] }).alt; // => 'Nim: 3, 5, 7.'
 * ```
 */
export function heapsFigure({
  title,
  subtitle,
  steps,
  perRow: given = Math.min(4, steps.length),
  highest: most,
}: HeapsInput): Figure {
  if (steps.length === 0) throw new InputError('plot/heaps', 'steps', 'empty', {});
  const wrong = steps.find(({ heaps }) =>
    heaps.some((heap) => !Number.isInteger(heap) || heap < 0 || heap > 64),
  );
  if (wrong !== undefined)
    throw new InputError('plot/heaps', 'heaps', 'integers', {
      n: wrong.heaps.length,
      least: 0,
      most: 64,
      got: wrong.heaps,
    });
  const block = Math.max(5, Math.min(20, Math.floor(170 / (most ?? highestOf(steps)))));
  const room = steps.some(({ mover }) => mover !== undefined) ? 40 : 0;
  const cell = room + Math.max(...steps.map((step) => stepWidth(step, block)));
  const perRow = Math.max(1, Math.min(given, Math.floor(pageWidth / cell)));
  const width = Math.max(narrowest, perRow * cell, textWidth(title, 20, 'bold') + 32);
  const left = (width - perRow * cell) / 2;
  let height = top;
  const marks: Mark[] = [];
  for (let first = 0; first < steps.length; first += perRow) {
    const row = steps.slice(first, first + perRow);
    const highest = most ?? highestOf(row);
    const base = height + 34 + highest * block;
    marks.push(
      ...row.flatMap((step, i) =>
        stepMarks(step, { x: left + i * cell, base, cell, block, highest, room }),
      ),
    );
    height = base + 58 + Math.max(...row.map(wordsHeight));
  }
  const inWords = steps.map(({ heaps, notes = [] }) =>
    [heaps.join(', ') || message('no heap'), ...notes.map(message)].join(', '),
  );
  const alt = `${message(title)}: ${inWords.join('; ')}.`;
  return { title, subtitle, width, height, alt, marks };
}

const highestOf = (steps: readonly HeapsStep[]) =>
  Math.max(1, ...steps.flatMap(({ heaps }) => heaps));
const columnsHeight = ({ columns }: HeapsStep) =>
  columns === undefined ? 0 : (columns.rows.length + 1) * line + 14;
const wordsHeight = (step: HeapsStep) => columnsHeight(step) + (step.notes ?? []).length * line;
const stepMarks = (step: HeapsStep, place: Place) => [
  ...heapMarks(step, place),
  ...wordMarks(step, place),
];

/** The place of a position: the left end of its cell, the ground, the width of a cell, the side of a block. */
interface Place {
  readonly x: number;
  readonly base: number;
  readonly cell: number;
  readonly block: number;
  /** The blocks of the highest heap of the row. */
  readonly highest: number;
  /** The width at the left that is kept for the arrow. */
  readonly room: number;
}

const pitch = (block: number) => Math.max(40, block + 20);
const center = ({ x, cell, room }: Place) => x + (cell + room) / 2;

function stepWidth({ heaps, heading = '', notes = [] }: HeapsStep, block: number): number {
  return (
    50 +
    Math.max(
      pitch(block) * heaps.length,
      textWidth(heading, 14, 'bold'),
      ...notes.map((note) => textWidth(note, 13)),
      110,
    )
  );
}

function heapMarks({ heaps, taken = [] }: HeapsStep, place: Place): Mark[] {
  const { base, block } = place;
  const step = pitch(block);
  const left = center(place) - (heaps.length * step) / 2;
  const wide = Math.max(heaps.length, 1) * step;
  const ground: Mark = {
    kind: 'rect',
    x: center(place) - wide / 2,
    y: base,
    width: wide,
    height: 4,
    corner: 2,
    fill: colors.base,
    group: 'heaps',
  };
  const blocks = heaps.flatMap((heap, i) =>
    Array.from({ length: heap }, (_, level): Mark => {
      const gone = level >= heap - (taken[i] ?? 0);
      const look = gone
        ? { fill: colors.paper, stroke: colors.bad, strokeWidth: 1.6 }
        : { fill: discPalette[2], stroke: colors.paper, strokeWidth: 1 };
      return {
        kind: 'rect',
        x: left + (i + 0.5) * step - block / 2 + 1,
        y: base - (level + 1) * block + 1,
        width: block - 2,
        height: block - 2,
        corner: 2,
        ...look,
        group: gone ? 'taken' : 'heaps',
      };
    }),
  );
  const names = heaps.map(
    (heap, i): Mark => ({
      kind: 'text',
      x: left + (i + 0.5) * step,
      y: base + 18,
      text: String(heap),
      size: 14,
      weight: 'bold',
      color: colors.text,
      group: 'names',
    }),
  );
  return [ground, ...blocks, ...names];
}

function wordMarks(step: HeapsStep, place: Place): Mark[] {
  const { heading, columns, notes = [], mover } = step;
  const { base, block, highest } = place;
  const x = center(place);
  const marks: Mark[] = [];
  if (heading !== undefined)
    marks.push({
      kind: 'text',
      x,
      y: base - highest * block - 18,
      text: heading,
      size: 14,
      weight: 'bold',
      color: colors.text,
      group: 'names',
    });
  if (mover !== undefined)
    marks.push(...arrowMarks(mover, place.x + 24, base - Math.min(2, highest) * block));
  if (columns !== undefined) marks.push(...columnMarks(columns, x, base + 46));
  notes.forEach((text, i) => {
    marks.push({
      kind: 'text',
      x,
      y: base + 46 + columnsHeight(step) + i * line,
      text,
      size: 13,
      color: colors.quiet,
      group: 'names',
    });
  });
  return marks;
}

function arrowMarks(mover: string, x: number, y: number): Mark[] {
  const point = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  const lines = [
    [point(-13, 0), point(13, 0)],
    [point(7, -5), point(13, 0), point(7, 5)],
  ];
  return [
    { kind: 'line', lines, color: colors.text, width: 2, group: 'moves' },
    {
      kind: 'text',
      x,
      y: y - 15,
      text: mover,
      size: 13,
      weight: 'bold',
      color: colors.text,
      group: 'moves',
    },
  ];
}

/** Digits below each other, a rule, and the sum. */
function columnMarks({ rows, sum }: HeapColumns, x: number, y: number): Mark[] {
  const at = (column: number) => x + (column - (sum.length - 1) / 2) * 15;
  const digits = (text: string, level: number, group: string) =>
    [...text].map((digit, column): Mark => {
      const open = group === 'sum' && digit !== '0';
      return {
        kind: 'text',
        x: at(column),
        y: y + level,
        text: digit,
        size: 14,
        color: open ? colors.bad : colors.text,
        weight: open ? 'bold' : 'normal',
        group,
      };
    });
  const under = y + rows.length * line - 9;
  const rule: Mark = {
    kind: 'line',
    lines: [
      [
        { x: at(0) - 9, y: under },
        { x: at(sum.length - 1) + 9, y: under },
      ],
    ],
    color: colors.quiet,
    width: 1.2,
    group: 'sum',
  };
  return [
    ...rows.flatMap((row, i) => digits(row, i * line, 'digits')),
    rule,
    ...digits(sum, rows.length * line + 2, 'sum'),
  ];
}
