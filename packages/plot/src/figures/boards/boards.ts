import { type Arrangement, formatLabel, InputError, type TowerRules } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { message } from '../../language.js';
import { boardHeight, boardMarks, pieceStyle } from '../../marks/board.js';
import { capsule } from '../../marks/capsule.js';
import { moveArrow } from '../../marks/move-arrow.js';
import { inRows, pageWidth } from '../page.js';

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
}

/**
 * A sheet of boards, each with its label and words of its own, and arrows where one leads to the next.
 *
 * For stages of a play that are more than one move apart, for boards beside each other, and for plays that are told by more than the
 * disc; a play of single moves is drawn by `playFigure`.
 *
 * @example
 * ```ts
 * boardsFigure({ rules: hanoi(1), boards: [{ state: [[1], [], []] }], title: 'A board' }).height; // => 187
 * ```
 */
export function boardsFigure({
  rules,
  boards,
  title,
  subtitle,
  columns = 5,
  width = pageWidth,
}: SheetInput): Figure {
  if (boards.length === 0) throw new InputError('plot/boards', 'boards', 'empty', {});
  const across = inRows(boards, columns)[0].length;
  const cell = width / across;
  const disc = Math.max(10, Math.min(24, Math.floor(130 / rules.discs)));
  const lines = Math.max(...boards.map(({ notes = [] }) => notes.length));
  const head = boards.some(({ heading }) => heading !== undefined) ? 26 : 0;
  const arrows = boards.some(({ arrow }) => arrow !== undefined);
  const row = head + boardHeight(rules, disc) + 72 + 19 * lines + 8;
  const marks = boards.flatMap((board, index) => {
    const left = (index % across) * cell;
    const base = 78 + Math.floor(index / across) * row + head + boardHeight(rules, disc);
    const place = {
      x: left + (arrows ? 0.25 : 0.12) * cell,
      base,
      width: (arrows ? 0.7 : 0.76) * cell,
      disc,
    };
    const top = base - boardHeight(rules, disc) - 18;
    return [
      ...boardMarks(rules, board.state, pieceStyle(rules), place),
      ...words(board, place.x + place.width / 2, base, top, place.width),
      ...arrowMarks(board, left, base, cell),
    ];
  });
  const inWords = boards.map(({ state, notes = [] }) =>
    [formatLabel(state), ...notes.map(message)].join(', '),
  );
  const alt = `${message(title)}: ${inWords.join('; ')}.`;
  return {
    title,
    subtitle,
    width,
    height: 78 + Math.ceil(boards.length / across) * row,
    alt,
    marks,
  };
}

function words(
  { state, heading, notes = [], marked = false }: SheetBoard,
  x: number,
  base: number,
  top: number,
  room: number,
): Mark[] {
  const label = formatLabel(state);
  const size = Math.max(9, Math.min(14, Math.floor((1.25 * room) / (0.62 * label.length + 0.8))));
  const look = {
    fill: marked ? colors.path : colors.vertex,
    shape: 'capsule',
    stroke: marked ? colors.pathOutline : colors.paper,
  } as const;
  return [
    ...(heading === undefined
      ? []
      : [
          {
            kind: 'text',
            x,
            y: top,
            text: heading,
            size: 14,
            weight: 'bold',
            color: colors.text,
            group: 'names',
          } as const,
        ]),
    capsule(label, { x, y: base + 30 }, size, look, undefined, 'names'),
    ...notes.map(
      (text, line): Mark => ({
        kind: 'text',
        x,
        y: base + 56 + 19 * line,
        text,
        size: 13,
        color: colors.quiet,
        group: 'names',
      }),
    ),
  ];
}

function arrowMarks({ arrow }: SheetBoard, left: number, base: number, cell: number): Mark[] {
  if (arrow === undefined) return [];
  const reach = Math.min(16, 0.07 * cell);
  return moveArrow({ x: left + 0.125 * cell, y: base - 41, reach, above: 15 }, arrow);
}
