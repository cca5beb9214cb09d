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
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { type BoardPlace, boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { textIfAny, textMark } from '../../marks/kinds.js';
import { moveArrow } from '../../marks/move-arrow.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
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
  const sheet = sheetOf(input);
  const marks = boards.flatMap((board, index) => placedMarks(board, index, sheet));
  const alt = `${message(language, title)}: ${boards.map((each) => inWords(language, each)).join('; ')}.`;
  const height = 78 + Math.ceil(boards.length / sheet.across) * sheet.row;
  return { title, subtitle, width, height, alt, marks };
}

const inWords = (language: Tongue, { state, notes = [] }: SheetBoard): string =>
  [formatLabel(state), ...notes.map((each) => message(language, each))].join(', ');

/** The measures that all boards of a sheet share. */
interface Sheet {
  readonly rules: TowerRules;
  /** The number of boards in a row, the width of each, and the height of a row. */
  readonly across: number;
  readonly cell: number;
  readonly row: number;
  readonly disc: number;
  /** The height of the headings. */
  readonly head: number;
  readonly arrows: boolean;
}

function sheetOf({ rules, boards, columns = 5, width = pageWidth }: SheetInput): Sheet {
  const across = inRows(boards, columns)[0].length;
  const disc = clamped(Math.floor(130 / rules.discs), 10, 24);
  const head = boards.some(({ heading }) => heading !== undefined) ? 26 : 0;
  const row = head + boardHeight(rules, disc) + wordsHeight(boards);
  const arrows = boards.some(({ arrow }) => arrow !== undefined);
  return { rules, across, cell: width / across, row, disc, head, arrows };
}

/** The height of the labels and notes below the boards. */
const wordsHeight = (boards: readonly SheetBoard[]): number =>
  80 + 19 * Math.max(...boards.map(({ notes = [] }) => notes.length));

/** A board at its place on the sheet, with its words and the arrow that leads to it. */
function placedMarks(board: SheetBoard, index: number, sheet: Sheet): Mark[] {
  const { rules, across, cell, row, disc, head, arrows } = sheet;
  const tall = boardHeight(rules, disc);
  const left = (index % across) * cell;
  const base = 78 + Math.floor(index / across) * row + head + tall;
  const [aside, share] = arrows ? [0.25, 0.7] : [0.12, 0.76];
  const place = { x: left + aside * cell, base, width: share * cell, disc };
  return [
    ...boardMarks(rules, board.state, pieceStyle(rules), place),
    ...wordMarks(board, place, base - tall - 18),
    ...arrowMarks(board, { x: left, y: base }, cell),
  ];
}

const bold = { size: 14, weight: 'bold', color: colors.text, group: 'names' } as const;
const quiet = { size: 13, color: colors.quiet, group: 'names' };

function wordMarks(board: SheetBoard, place: BoardPlace, top: number): Mark[] {
  return [
    ...textIfAny(board.heading, { x: centerX(place), y: top }, bold),
    stateName(board.state, place, board.marked),
    ...noteMarks(board, place),
  ];
}

const centerX = ({ x, width }: BoardPlace): number => x + width / 2;

/** The notes below a board, one entry per line. */
function noteMarks({ notes = [] }: SheetBoard, place: BoardPlace): Mark[] {
  const at = (line: number) => ({ x: centerX(place), y: place.base + 56 + 19 * line });
  return notes.map((text, line) => textMark(text, at(line), quiet));
}

/** The arrow at the left of a cell with its lower left corner on the ground. */
function arrowMarks({ arrow }: SheetBoard, { x, y }: Point, cell: number): Mark[] {
  if (arrow === undefined) return [];
  const reach = Math.min(16, 0.07 * cell);
  return moveArrow({ x: x + 0.125 * cell, y: y - 41, reach, above: 15 }, arrow);
}
