import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message } from '../../language.js';
import { around, meanPoint, rectMark, textMark } from '../../marks/kinds.js';
import {
  type CellLook,
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
}

/**
 * The states along a path, the start first; an `InputError` at the first letter that is illegal.
 */
export function statesAlong(level: Level, path: string): BlockState[] {
  const { start, letters, move } = blockGame(level);
  const states = [start];
  for (const [i, sign] of [...path].entries()) {
    const letter = letters.find((candidate) => candidate === sign);
    const next = letter === undefined ? null : move(states[i], letter);
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
  const { level, title, subtitle, path = '' } = input;
  const { width, foot } = floorOf(input);
  const legend = levelLegend(level);
  const height = foot + 34 + 18 * levelNotes(level).length + legendHeight(legend, width);
  const way = path === '' ? '' : `, ${message('with the path')} ${path}`;
  const alt = `${message(title)}: ${levelInWords(level)}${way}.`;
  return { title, subtitle, width, height, alt, legend, marks: levelMarks(floorOf(input), path) };
}

/** The cells, the numbers of the moves of a path on them, and the notes below. */
const levelMarks = (floor: Floor, path: string): Mark[] => [
  ...floorMarks(floor),
  ...placesOfMoves(floor, path).flatMap((place) => movesMarks(place, floor.size)),
  ...levelNotes(floor.level).map((text, i) =>
    textMark(text, { x: floor.left, y: floor.foot + 26 + 18 * i }, noteText),
  ),
];

const top = 86;
const noteText = { size: 13, color: colors.quiet, anchor: 'start', group: 'notes' } as const;

/**
 * A level on the drawing: the side of a cell, the width of the figure, the left and the lower end
 * of the level.
 */
interface Floor {
  readonly level: Level;
  readonly size: number;
  readonly width: number;
  readonly left: number;
  readonly foot: number;
}

function floorOf({ level, cell }: LevelFigureInput): Floor {
  const size = cell ?? fittingSize(level);
  const across = size * level.width;
  const width = Math.max(424, across + 40);
  return { level, size, width, left: (width - across) / 2, foot: top + size * level.height };
}

const fittingSize = ({ width, height }: Level): number =>
  Math.max(16, Math.min(72, Math.floor(808 / width), Math.floor(640 / height)));

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
    const square = squareMark(look, middle, size, placeInWords(cell, level.width));
    return [square, ...symbolMarks(look, middle, size), ...nameMarks(look, middle, size)];
  });
}

function squareMark({ what, fill, hollow }: CellLook, middle: Point, size: number, place: string) {
  const edge = { stroke: colors.edge, strokeWidth: hollow === true ? 2 : 0.8 };
  const hover = `${place}: ${message(what)}`;
  return rectMark(around(middle, size - 2), { corner: 3, fill, ...edge, hover, group: 'floor' });
}

/** The name of a cell in its upper left corner, where there is room. */
function nameMarks({ name, fill }: CellLook, { x, y }: Point, side: number): Mark[] {
  if (name === undefined || side < 20) return [];
  const corner = { x: x - 0.33 * side, y: y - 0.33 * side };
  const [size, color] = [Math.max(8, 0.24 * side), textOn(fill)];
  return [textMark(name, corner, { size, weight: 'bold', color, group: 'names' })];
}

/** A place and the moves that end in it. */
interface MovesPlace {
  readonly point: Point;
  readonly moves: readonly number[];
}

/** The places in which the moves of a path end, each once. */
function placesOfMoves(floor: Floor, path: string): MovesPlace[] {
  const places = new Map<string, MovesPlace>();
  for (const [i, state] of statesAlong(floor.level, path).slice(1).entries()) {
    const point = meanPoint(movedCells(state).map((cell) => middleOf(floor, cell)));
    const key = `${point.x} ${point.y}`;
    const moves = places.get(key)?.moves ?? [];
    places.set(key, { point, moves: [...moves, i + 1] });
  }
  return [...places.values()];
}

/** The numbers of the moves that end in a place, two in a row, in yellow capsules. */
function movesMarks({ point: { x, y }, moves }: MovesPlace, cell: number): Mark[] {
  const size = Math.max(8, Math.min(0.18 * cell, 14));
  const rows = inPairs(moves);
  const top = y - ((rows.length - 1) / 2) * (size + 4);
  return rows.map((row, i) => movesMark(row.join(), { x, y: top + i * (size + 4) }, size));
}

const inPairs = (moves: readonly number[]): number[][] =>
  moves.flatMap((move, i) => (i % 2 === 0 ? [[move, ...moves.slice(i + 1, i + 2)]] : []));

function movesMark(text: string, at: Point, size: number): Mark {
  const height = size + 4;
  const box = { width: size * (0.62 * text.length + 0.6), height, corner: height / 2, ...yellow };
  return textMark(text, at, { size, weight: 'bold', color: colors.ink, box, group: 'moves' });
}

const yellow = { fill: colors.path, stroke: colors.pathOutline, strokeWidth: 1 };
