import { type Arrangement, formatLabel, type TowerRules } from '@manaus/core';
import {
  flag,
  formOf,
  integerFrom,
  listOf,
  optional,
  pairOf,
  someOf,
  text,
} from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { textIfAny, textMark } from '../../marks/kinds.js';
import { moveArrow } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
import { inRows } from '../../rows.js';
import { arrangement, pixels, requireBoard, requireInput, titles, tower } from '../input.js';
import { pageWidth } from '../page.js';
import { stateName } from './state-name.js';

/** One board of a sheet. */
export interface SheetBoard {
  readonly state: Arrangement;
  /** Above the board. */
  readonly heading?: string;
  /** Below the label, one entry per line. */
  readonly notes?: readonly string[];
  /** The words above and below the arrow from the previous board. */
  readonly arrow?: readonly [above: string, below: string];
  /** Yellow: where a play begins or ends. */
  readonly marked?: boolean;
}

/** Boards of one tower, in rows. */
interface SheetInput {
  readonly rules: TowerRules;
  readonly boards: readonly SheetBoard[];
  readonly title: string;
  readonly subtitle?: string;
  /** The most boards in a row. Default: at most five, such that rows are of nearly equal length. */
  readonly columns?: number;
  readonly width?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/boards';

const form = formOf<SheetInput>({
  ...titles,
  rules: tower,
  boards: someOf(
    formOf<SheetBoard>({
      state: arrangement,
      heading: optional(text),
      notes: optional(listOf(text)),
      arrow: optional(pairOf(text, 'entries')),
      marked: optional(flag),
    }),
  ),
  columns: optional(integerFrom(1)),
  width: optional(pixels),
});

/**
 * A sheet of boards, each with its label and words, and arrows where one leads to the
 * next.
 *
 * For stages of a play that are more than one move apart, for boards beside each other, and for
 * plays that are told by more than the disc; a play of single moves is drawn by `playFigure`.
 *
 * @example
 * ```ts
 * boardsFigure({ rules: hanoi(1), boards: [{ state: [[1], [], []] }], title: 'A board' }).height; // => 187
 * ```
 */
export function boardsFigure(input: SheetInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { rules, boards, title, subtitle, width = pageWidth } = input;
  // A stage may be told by some of the discs.
  for (const [i, { state }] of boards.entries())
    requireBoard(place, rules, state, `boards[${i}].state`, 'missing');
  // The measures that all boards share; notes and labels stand below, headings above.
  const across = inRows(boards, input.columns ?? 5)[0].length;
  const cell = width / across;
  const disc = clamp(Math.floor(130 / rules.discs), 10, 24);
  const tall = boardHeight(rules, disc);
  const head = boards.some(({ heading }) => heading !== undefined) ? 26 : 0;
  const lines = Math.max(...boards.map(({ notes = [] }) => notes.length));
  const row = head + tall + 80 + 19 * lines;
  const hasArrows = boards.some(({ arrow }) => arrow !== undefined);
  const [aside, share] = hasArrows ? [0.25, 0.7] : [0.12, 0.76];

  const marks = boards.flatMap(({ state, heading, notes = [], arrow, marked }, index) => {
    const left = (index % across) * cell;
    const base = 78 + Math.floor(index / across) * row + head + tall;
    const place = { x: left + aside * cell, base, width: share * cell, disc };
    const center = place.x + place.width / 2;
    // The arrow stands at the left of its cell.
    const reach = Math.min(16, 0.07 * cell);
    const at = { x: left + 0.125 * cell, y: base - 41, reach, above: 15 };
    return [
      ...boardMarks(rules, state, pieceStyle(rules), place),
      ...textIfAny(heading, { x: center, y: base - tall - 18 }, bold),
      stateName(state, place, marked),
      ...notes.map((note, line) => textMark(note, { x: center, y: base + 56 + 19 * line }, quiet)),
      ...(arrow === undefined ? [] : moveArrow(at, arrow)),
    ];
  });

  const inWords = boards.map(({ state, notes = [] }) =>
    [formatLabel(state), ...notes.map((note) => message(language, note))].join(', '),
  );
  const alt = `${message(language, title)}: ${inWords.join('; ')}.`;
  const height = 78 + Math.ceil(boards.length / across) * row;
  return { title, subtitle, width, height, alt, marks };
}

const bold = { size: 14, weight: 'bold', color: colors.text, group: 'names' } as const;
const quiet = { size: 13, color: colors.quiet, group: 'names' };
