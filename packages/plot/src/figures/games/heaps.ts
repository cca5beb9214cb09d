import {
  formOf,
  integerFrom,
  listOf,
  optional,
  someOf,
  text,
  wholeNumber,
} from '@manaus/core/schemas';
import { colors, discPalette } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { rectMark, textIfAny, textMark } from '../../marks/kinds.js';
import { arrowLine } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped, textWidth } from '../../numbers.js';
import { requireInput, titles } from '../input.js';
import { pageWidth } from '../page.js';
import { columnMarks, columnsHeight, type HeapColumns, line } from './digit-columns.js';

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
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/** The most blocks of a heap. */
const MOST = 64;

const form = formOf<HeapsInput>({
  ...titles,
  steps: someOf(
    formOf<HeapsStep>({
      heaps: listOf(wholeNumber(0, MOST)),
      heading: optional(text),
      taken: optional(listOf(wholeNumber(0, MOST))),
      columns: optional(formOf<HeapColumns>({ rows: listOf(text), sum: text })),
      notes: optional(listOf(text)),
      mover: optional(text),
    }),
  ),
  perRow: optional(integerFrom(1)),
  highest: optional(wholeNumber(1, MOST)),
});

const top = 74;
const narrowest = 480;

/**
 * Positions of a heap game as blocks, and a play as a strip of them, with the digits of the heaps
 * added in columns.
 *
 * The blocks that the next move takes are hollow. At most 64 blocks a heap. Source: the figures of
 * [carvalho2013, chapter 2].
 *
 * @example
 * ```ts
 * heapsFigure({ title: 'Nim', steps: [{ heaps: [3, 5, 7] }] }).alt; // => 'Nim: 3, 5, 7.'
 * ```
 */
export function heapsFigure(input: HeapsInput): Figure {
  requireInput('plot/heaps', form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, steps } = input;
  const strip = stripOf(input);
  let height = top;
  const marks: Mark[] = [];
  for (let first = 0; first < steps.length; first += strip.perRow) {
    const row = steps.slice(first, first + strip.perRow);
    const highest = input.highest ?? highestOf(row);
    const base = height + 34 + highest * strip.block;
    marks.push(...row.flatMap((step, i) => stepMarks(step, { ...strip, index: i, base, highest })));
    height = base + 58 + Math.max(...row.map(wordsHeight));
  }
  const alt = `${message(language, title)}: ${steps.map((each) => inWords(language, each)).join('; ')}.`;
  return { title, subtitle, width: strip.width, height, alt, marks };
}

const inWords = (language: Tongue, { heaps, notes = [] }: HeapsStep): string =>
  [
    heaps.join(', ') || message(language, 'no heap'),
    ...notes.map((each) => message(language, each)),
  ].join(', ');

/** The measures that all positions share. */
interface Strip {
  readonly perRow: number;
  readonly width: number;
  /** The left end of the first cell, and the width of each. */
  readonly left: number;
  readonly cell: number;
  /** The side of a block. */
  readonly block: number;
  /** The width at the left of a cell that is kept for the arrow. */
  readonly room: number;
}

function stripOf({
  title,
  steps,
  perRow: most = Math.min(4, steps.length),
  highest,
}: HeapsInput): Strip {
  const block = clamped(Math.floor(170 / (highest ?? highestOf(steps))), 5, 20);
  const room = steps.some(({ mover }) => mover !== undefined) ? 40 : 0;
  const cell = room + Math.max(...steps.map((step) => stepWidth(step, block)));
  const perRow = Math.max(1, Math.min(most, Math.floor(pageWidth / cell)));
  const width = Math.max(narrowest, perRow * cell, textWidth(title, 20, 'bold') + 32);
  return { perRow, width, left: (width - perRow * cell) / 2, cell, block, room };
}

const highestOf = (steps: readonly HeapsStep[]) =>
  Math.max(1, ...steps.flatMap(({ heaps }) => heaps));
const wordsHeight = ({ columns, notes = [] }: HeapsStep) =>
  columnsHeight(columns) + notes.length * line;
const stepMarks = (step: HeapsStep, place: Place): Mark[] => [
  ...heapMarks(step, place),
  ...wordMarks(step, place),
];

/**
 * The place of a position: its index in the row, the ground, the blocks of the highest heap of the
 * row.
 */
interface Place extends Strip {
  readonly index: number;
  readonly base: number;
  readonly highest: number;
}

const pitch = (block: number) => Math.max(40, block + 20);
const leftOf = ({ left, index, cell }: Place) => left + index * cell;
const center = (place: Place) => leftOf(place) + (place.cell + place.room) / 2;

function stepWidth(step: HeapsStep, block: number): number {
  const heapsWidth = pitch(block) * step.heaps.length;
  return 50 + Math.max(heapsWidth, wordsWidth(step), 110);
}

const wordsWidth = ({ heading = '', notes = [] }: HeapsStep): number =>
  Math.max(textWidth(heading, 14, 'bold'), ...notes.map((note) => textWidth(note, 13)));

const boldText = { size: 14, weight: 'bold', color: colors.text, group: 'names' } as const;

/** The ground, the heaps on it, and their numbers of blocks. */
function heapMarks({ heaps, taken = [] }: HeapsStep, place: Place): Mark[] {
  const { base, block } = place;
  const step = pitch(block);
  const left = center(place) - (heaps.length * step) / 2;
  const middle = (heap: number) => left + (heap + 0.5) * step;
  return [
    groundMark(Math.max(heaps.length, 1) * step, place),
    ...heaps.flatMap((heap, i) =>
      stackMarks(heap, taken[i] ?? 0, { x: middle(i) - block / 2, y: base }, block),
    ),
    ...heaps.map((heap, i) => textMark(String(heap), { x: middle(i), y: base + 18 }, boldText)),
  ];
}

function groundMark(width: number, place: Place): Mark {
  const box = { x: center(place) - width / 2, y: place.base, width, height: 4 };
  return rectMark(box, { corner: 2, fill: colors.base, group: 'heaps' });
}

/** The blocks of a heap from its lower left corner up; those on top are taken. */
function stackMarks(heap: number, taken: number, { x, y }: Point, block: number): Mark[] {
  return Array.from({ length: heap }, (_, level) =>
    blockMark({ x, y: y - (level + 1) * block }, block, level >= heap - taken),
  );
}

const keptLook = { fill: discPalette[2], stroke: colors.paper, strokeWidth: 1, group: 'heaps' };
const takenLook = { fill: colors.paper, stroke: colors.bad, strokeWidth: 1.6, group: 'taken' };

function blockMark({ x, y }: Point, block: number, gone: boolean): Mark {
  const box = { x: x + 1, y: y + 1, width: block - 2, height: block - 2 };
  return rectMark(box, { corner: 2, ...(gone ? takenLook : keptLook) });
}

/** The heading above the heaps, the arrow at their left, the digits and the notes below. */
function wordMarks(step: HeapsStep, place: Place): Mark[] {
  const { heading, columns, notes = [], mover } = step;
  const { base, block, highest } = place;
  const x = center(place);
  const above = { x, y: base - highest * block - 18 };
  const beside = { x: leftOf(place) + 24, y: base - Math.min(2, highest) * block };
  const below = { x, y: base + 46 };
  return [
    ...textIfAny(heading, above, boldText),
    ...(mover === undefined ? [] : arrowMarks(mover, beside)),
    ...(columns === undefined ? [] : columnMarks(columns, below)),
    ...noteMarks(notes, { x, y: below.y + columnsHeight(columns) }),
  ];
}

function noteMarks(notes: readonly string[], { x, y }: Point): Mark[] {
  const quiet = { size: 13, color: colors.quiet, group: 'names' };
  return notes.map((text, i) => textMark(text, { x, y: y + i * line }, quiet));
}

function arrowMarks(mover: string, at: Point): Mark[] {
  const words = { size: 13, weight: 'bold', color: colors.text, group: 'moves' } as const;
  return [arrowLine(at, 13), textMark(mover, { x: at.x, y: at.y - 15 }, words)];
}
