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
import { inset, rectMark, textIfAny, textMark } from '../../marks/kinds.js';
import { arrowLine } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp, textWidth } from '../../numbers.js';
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

  // The measures that all positions share: the side of a block, the room that is kept for the
  // arrow at the left of a cell, and the cells in a row.
  const block = clamp(Math.floor(170 / (input.highest ?? highestOf(steps))), 5, 20);
  const room = steps.some(({ mover }) => mover !== undefined) ? 40 : 0;
  const cell = room + Math.max(...steps.map((step) => stepWidth(step, block)));
  const most = input.perRow ?? Math.min(4, steps.length);
  const perRow = Math.max(1, Math.min(most, Math.floor(pageWidth / cell)));
  const width = Math.max(narrowest, perRow * cell, textWidth(title, 20, 'bold') + 32);

  let height = top;
  const marks: Mark[] = [];
  for (let first = 0; first < steps.length; first += perRow) {
    const row = steps.slice(first, first + perRow);
    const highest = input.highest ?? highestOf(row);
    const base = height + 34 + highest * block;
    for (const [i, step] of row.entries()) {
      const left = (width - perRow * cell) / 2 + i * cell;
      const x = left + (cell + room) / 2;
      const below = base + 46;
      marks.push(...heapMarks(step, { x, y: base }, block));
      marks.push(...textIfAny(step.heading, { x, y: base - highest * block - 18 }, boldText));
      if (step.mover !== undefined) {
        const at = { x: left + 24, y: base - Math.min(2, highest) * block };
        marks.push(arrowLine(at, 13));
        marks.push(textMark(step.mover, { x: at.x, y: at.y - 15 }, moverText));
      }
      if (step.columns !== undefined) marks.push(...columnMarks(step.columns, { x, y: below }));
      for (const [j, note] of (step.notes ?? []).entries()) {
        const y = below + columnsHeight(step.columns) + j * line;
        marks.push(textMark(note, { x, y }, noteText));
      }
    }
    const words = row.map(
      ({ columns, notes = [] }) => columnsHeight(columns) + notes.length * line,
    );
    height = base + 58 + Math.max(...words);
  }

  const inWords = steps.map(({ heaps, notes = [] }) => {
    const numbers = heaps.join(', ') || message(language, 'no heap');
    return [numbers, ...notes.map((note) => message(language, note))].join(', ');
  });
  const alt = `${message(language, title)}: ${inWords.join('; ')}.`;
  return { title, subtitle, width, height, alt, marks };
}

const highestOf = (steps: readonly HeapsStep[]) =>
  Math.max(1, ...steps.flatMap(({ heaps }) => heaps));

/** The distance from a heap to the next. */
const pitch = (block: number) => Math.max(40, block + 20);

function stepWidth({ heaps, heading = '', notes = [] }: HeapsStep, block: number): number {
  const words = [textWidth(heading, 14, 'bold'), ...notes.map((note) => textWidth(note, 13))];
  return 50 + Math.max(pitch(block) * heaps.length, ...words, 110);
}

const boldText = { size: 14, weight: 'bold', color: colors.text, group: 'names' } as const;
const noteText = { size: 13, color: colors.quiet, group: 'names' };
const moverText = { size: 13, weight: 'bold', color: colors.text, group: 'moves' } as const;
const keptLook = { fill: discPalette[2], stroke: colors.paper, strokeWidth: 1, group: 'heaps' };
const takenLook = { fill: colors.paper, stroke: colors.bad, strokeWidth: 1.6, group: 'taken' };

/** The ground around its middle, the heaps on it, and their numbers of blocks. */
function heapMarks({ heaps, taken = [] }: HeapsStep, ground: Point, block: number): Mark[] {
  const step = pitch(block);
  const left = ground.x - (heaps.length * step) / 2;
  const middle = (heap: number) => left + (heap + 0.5) * step;
  const width = Math.max(heaps.length, 1) * step;
  const box = { x: ground.x - width / 2, y: ground.y, width, height: 4 };
  const blocks = heaps.flatMap((heap, i) =>
    Array.from({ length: heap }, (_, level) => {
      const corner = { x: middle(i) - block / 2, y: ground.y - (level + 1) * block };
      // The blocks on top are taken.
      const look = level >= heap - (taken[i] ?? 0) ? takenLook : keptLook;
      return rectMark(inset({ ...corner, width: block, height: block }), { corner: 2, ...look });
    }),
  );
  return [
    rectMark(box, { corner: 2, fill: colors.base, group: 'heaps' }),
    ...blocks,
    ...heaps.map((heap, i) => textMark(String(heap), { x: middle(i), y: ground.y + 18 }, boldText)),
  ];
}
