import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message } from '../../language.js';
import { around, rectMark, textMark } from '../../marks/kinds.js';
import {
  type CellLook,
  cellLooks,
  levelInWords,
  levelLegend,
  levelNotes,
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
}

/** The states along a path, the start first; an `InputError` at the first letter that is illegal. */
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
 * A level from above, with its symbols; a solution as numbers, in the middle of a cell where the block stands, between two where it lies.
 *
 * O(cells + letters). Throws for a path that is not legal. Source: [ramos2014, figures 3 and 5].
 *
 * @example
 * ```ts
 * levelFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'Two moves', path: 'RR' }).alt; // => 'Two moves: a level of bloxorz, 4 by 1, with the path RR.'
 * ```
 */
export function levelFigure(input: LevelFigureInput): Figure {
  const { level, title, subtitle, path = '' } = input;
  const floor = floorOf(input);
  const legend = levelLegend(level);
  const notes = levelNotes(level);
  const foot = top + floor.size * level.height;
  const marks = [
    ...floorMarks(floor),
    ...placesOfMoves(floor, path).flatMap((place) => movesMarks(place, floor.size)),
    ...notes.map((text, i) => textMark(text, { x: floor.left, y: foot + 26 + 18 * i }, noteText)),
  ];
  const way = path === '' ? '' : `, ${message('with the path')} ${path}`;
  return {
    title,
    subtitle,
    width: floor.width,
    height: foot + 34 + 18 * notes.length + legendHeight(legend, floor.width),
    alt: `${message(title)}: ${levelInWords(level)}${way}.`,
    legend,
    marks,
  };
}

const top = 86;
const noteText = { size: 13, color: colors.quiet, anchor: 'start', group: 'notes' } as const;

/** A level on the drawing: the side of a cell, the width of the figure, and the left end of the level. */
interface Floor {
  readonly level: Level;
  readonly size: number;
  readonly width: number;
  readonly left: number;
}

function floorOf({ level, cell }: LevelFigureInput): Floor {
  const fitting = Math.min(72, Math.floor(808 / level.width), Math.floor(640 / level.height));
  const size = cell ?? Math.max(16, fitting);
  const width = Math.max(424, size * level.width + 40);
  return { level, size, width, left: (width - size * level.width) / 2 };
}

/** The middle of a cell. */
const middleOf = ({ level, size, left }: Floor, cell: number): Point => ({
  x: left + size * ((cell % level.width) + 0.5),
  y: top + size * (level.height - Math.floor(cell / level.width) - 0.5),
});

/** The cells with their symbols and names. */
function floorMarks(floor: Floor): Mark[] {
  const { level, size } = floor;
  return [...cellLooks(level)].flatMap(([cell, look]) => {
    const middle = middleOf(floor, cell);
    const place = `(${(cell % level.width) + 1}, ${Math.floor(cell / level.width) + 1})`;
    const hover = `${place}: ${message(look.what)}`;
    const edge = { stroke: colors.edge, strokeWidth: look.hollow === true ? 2 : 0.8 };
    const square = { corner: 3, fill: look.fill, ...edge, hover, group: 'floor' };
    return [
      rectMark(around(middle, size - 2), square),
      ...symbolMarks(look, middle, size),
      ...nameMarks(look, middle, size),
    ];
  });
}

/** The name of a cell in its upper left corner, where there is room. */
function nameMarks({ name, fill }: CellLook, { x, y }: Point, size: number): Mark[] {
  if (name === undefined || size < 20) return [];
  const corner = { x: x - 0.33 * size, y: y - 0.33 * size };
  const look = { size: Math.max(8, 0.24 * size), weight: 'bold', color: textOn(fill) } as const;
  return [textMark(name, corner, { ...look, group: 'names' })];
}

/** A place and the moves that end in it. */
interface MovesPlace {
  readonly point: Point;
  readonly moves: number[];
}

/** The places in which the moves of a path end, each once. */
function placesOfMoves(floor: Floor, path: string): MovesPlace[] {
  const at = new Map<string, MovesPlace>();
  statesAlong(floor.level, path).forEach((state, move) => {
    if (move === 0) return;
    const point = meanOf(movedCells(state).map((cell) => middleOf(floor, cell)));
    const known = at.get(`${point.x} ${point.y}`);
    if (known === undefined) at.set(`${point.x} ${point.y}`, { point, moves: [move] });
    else known.moves.push(move);
  });
  return [...at.values()];
}

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The numbers of the moves that end in a place, two in a row, in yellow capsules. */
function movesMarks({ point, moves }: MovesPlace, cell: number): Mark[] {
  const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) =>
    moves.slice(2 * row, 2 * row + 2).join(','),
  );
  const size = Math.max(8, Math.min(0.18 * cell, 14));
  const height = size + 4;
  const yellow = { fill: colors.path, stroke: colors.pathOutline, strokeWidth: 1 };
  return rows.map((row, i) => {
    const at = { x: point.x, y: point.y + (i - (rows.length - 1) / 2) * height };
    const box = { width: size * (0.62 * row.length + 0.6), height, corner: height / 2, ...yellow };
    return textMark(row, at, { size, weight: 'bold', color: colors.ink, box, group: 'moves' });
  });
}
