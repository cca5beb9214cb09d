import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { formOf, optional, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, type Tongue } from '../../language.js';
import { around, meanPoint, rectMark, textIfAny, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
import { fullRows } from '../../rows.js';
import { levelIn, pixels, requireInput, titles } from '../input.js';
import {
  cellLooks,
  levelInWords,
  levelLegend,
  levelNotes,
  placeInWords,
  symbolMarks,
} from './looks.js';
import { movedCells } from './roll.js';

/** The input of a level figure: a level and the marks on it. */
interface LevelFigureInput {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  /** A path to number: i marks the block after move i. */
  readonly path?: string;
  /** Pixels per cell; by default as many as fit. */
  readonly cell?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const form = formOf<LevelFigureInput>({
  ...titles,
  level: levelIn('plot/level'),
  path: optional(text),
  cell: optional(pixels),
});

/**
 * The states along a path, the start first; an `InputError` at the first letter that is illegal.
 */
export function statesAlong(level: Level, path: string): BlockState[] {
  const game = blockGame(level);
  const states = [game.start];
  for (const [i, sign] of [...path].entries()) {
    const letter = game.letters.find((candidate) => candidate === sign);
    const next = letter === undefined ? null : game.move(states[i], letter);
    if (next === null)
      throw new InputError('plot/block-level', 'path', 'illegalMove', { at: i + 1, got: path });
    states.push(next);
  }
  return states;
}

/**
 * A level from above, with its symbols; a solution as numbers, in the middle of a cell where the
 * block stands, between two where it lies.
 *
 * O(cells + letters). Throws for a path that is not legal. Source: [ramos2014, figures 3 and 5].
 *
 * @example
 * ```ts
 * levelFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'Two moves', path: 'RR' }).alt; // => 'Two moves: a level of bloxorz, 4 by 1, with the path RR.'
 * ```
 */
export function levelFigure(input: LevelFigureInput): Figure {
  requireInput('plot/level', form, input);
  const language = input.language ?? sessionLanguage();
  const { level, title, subtitle, path = '' } = input;

  // From cells to pixels.
  const fitting = Math.min(72, Math.floor(808 / level.width), Math.floor(640 / level.height));
  const size = input.cell ?? Math.max(16, fitting);
  const width = Math.max(424, size * level.width + 40);
  const left = (width - size * level.width) / 2;
  const foot = top + size * level.height;
  const middleOf = (cell: number): Point => ({
    x: left + size * ((cell % level.width) + 0.5),
    y: top + size * (level.height - Math.floor(cell / level.width) - 0.5),
  });

  // The cells with their symbols; their names in the upper left corner, where there is room.
  const floor = [...cellLooks(level)].flatMap(([cell, look]) => {
    const middle = middleOf(cell);
    const square = rectMark(around(middle, size - 2), {
      corner: 3,
      fill: look.fill,
      stroke: colors.edge,
      strokeWidth: look.hollow === true ? 2 : 0.8,
      hover: `${placeInWords(cell, level.width)}: ${message(language, look.what)}`,
      group: 'floor',
    });
    const corner = { x: middle.x - 0.33 * size, y: middle.y - 0.33 * size };
    const name = textIfAny(size < 20 ? undefined : look.name, corner, {
      size: Math.max(8, 0.24 * size),
      weight: 'bold',
      color: textOn(look.fill),
      group: 'names',
    });
    return [square, ...symbolMarks(look, middle, size), ...name];
  });

  // The moves of a path by the place in which they end: the middle of what they moved.
  const places = new Map<string, { readonly point: Point; readonly moves: number[] }>();
  for (const [i, state] of statesAlong(level, path).slice(1).entries()) {
    const point = meanPoint(movedCells(state).map(middleOf));
    const key = `${point.x} ${point.y}`;
    const place = places.get(key) ?? { point, moves: [] };
    place.moves.push(i + 1);
    places.set(key, place);
  }
  const numbers = [...places.values()].flatMap(({ point, moves }) =>
    movesMarks(moves, point, clamp(0.18 * size, 8, 14)),
  );

  const notes = levelNotes(language, level);
  const legend = levelLegend(level);
  const way = path === '' ? '' : `, ${message(language, 'with the path')} ${path}`;
  return {
    title,
    subtitle,
    width,
    height: foot + 34 + 18 * notes.length + legendHeight(legend, width),
    alt: `${message(language, title)}: ${levelInWords(language, level)}${way}.`,
    legend,
    marks: [
      ...floor,
      ...numbers,
      ...notes.map((text, i) => textMark(text, { x: left, y: foot + 26 + 18 * i }, noteText)),
    ],
  };
}

const top = 86;
const noteText = { size: 13, color: colors.quiet, anchor: 'start', group: 'notes' } as const;

/** The numbers of the moves that end in a place, two in a row, in yellow capsules. */
function movesMarks(moves: readonly number[], { x, y }: Point, size: number): Mark[] {
  const height = size + 4;
  const rows = fullRows(moves, (row) => row.length <= 2);
  const top = y - ((rows.length - 1) / 2) * height;
  return rows.map((row, i) => {
    const text = row.join();
    const box = {
      width: size * (0.62 * text.length + 0.6),
      height,
      corner: height / 2,
      fill: colors.path,
      stroke: colors.pathOutline,
      strokeWidth: 1,
    };
    const look = { size, weight: 'bold', color: colors.ink, box, group: 'moves' } as const;
    return textMark(text, { x, y: top + i * height }, look);
  });
}
