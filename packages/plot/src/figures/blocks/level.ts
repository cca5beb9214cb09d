import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { formOf, optional, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point, TextBox } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, type Tongue } from '../../language.js';
import { around, meanPoint, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { levelIn, pixels, requireInput, titles } from '../input.js';
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
    const next = nextState(game, states[i], sign);
    if (next === null)
      throw new InputError('plot/block-level', 'path', 'illegalMove', { at: i + 1, got: path });
    states.push(next);
  }
  return states;
}

type Game = ReturnType<typeof blockGame>;

/** The state after a letter; `null` where it is not legal. */
function nextState({ letters, move }: Game, state: BlockState, sign: string): BlockState | null {
  const letter = letters.find((candidate) => candidate === sign);
  return letter === undefined ? null : move(state, letter);
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
  const { level, title, subtitle, path } = input;
  const floor = floorOf(input);
  const { width, foot } = floor;
  const legend = levelLegend(level);
  const height = foot + 34 + 18 * levelNotes(language, level).length + legendHeight(legend, width);
  const marks = levelMarks(language, floor, path);
  return { title, subtitle, width, height, alt: inWords(language, input), legend, marks };
}

function inWords(language: Tongue, { level, title, path = '' }: LevelFigureInput): string {
  const way = path === '' ? '' : `, ${message(language, 'with the path')} ${path}`;
  return `${message(language, title)}: ${levelInWords(language, level)}${way}.`;
}

/** The cells, the numbers of the moves of a path on them, and the notes below. */
const levelMarks = (language: Tongue, floor: Floor, path = ''): Mark[] => [
  ...floorMarks(language, floor),
  ...placesOfMoves(floor, path).flatMap((place) => movesMarks(place, floor.size)),
  ...levelNotes(language, floor.level).map((text, i) =>
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
function floorMarks(language: Tongue, floor: Floor): Mark[] {
  const { level, size } = floor;
  return [...cellLooks(level)].flatMap(([cell, look]) => {
    const middle = middleOf(floor, cell);
    const square = squareMark(language, look, middle, size, placeInWords(cell, level.width));
    return [square, ...symbolMarks(look, middle, size), ...nameMarks(look, middle, size)];
  });
}

function squareMark(
  language: Tongue,
  look: CellLook,
  middle: Point,
  size: number,
  place: string,
): Mark {
  return rectMark(around(middle, size - 2), squareLook(language, look, place));
}

const squareLook = (language: Tongue, { what, fill, hollow }: CellLook, place: string) => ({
  corner: 3,
  fill,
  stroke: colors.edge,
  strokeWidth: hollow === true ? 2 : 0.8,
  hover: `${place}: ${message(language, what)}`,
  group: 'floor',
});

/** The name of a cell in its upper left corner, where there is room. */
function nameMarks({ name, fill }: CellLook, { x, y }: Point, side: number): Mark[] {
  if (name === undefined || side < 20) return [];
  return [textMark(name, { x: x - 0.33 * side, y: y - 0.33 * side }, nameText(side, fill))];
}

const nameText = (side: number, fill: string) =>
  ({
    size: Math.max(8, 0.24 * side),
    weight: 'bold',
    color: textOn(fill),
    group: 'names',
  }) as const;

/** A place and the moves that end in it. */
interface MovesPlace {
  readonly point: Point;
  readonly moves: readonly number[];
}

/** The places in which the moves of a path end, each once. */
function placesOfMoves(floor: Floor, path: string): MovesPlace[] {
  const places = new Map<string, MovesPlace>();
  for (const [i, state] of statesAlong(floor.level, path).slice(1).entries()) {
    const point = middleOfMoved(floor, state);
    const key = `${point.x} ${point.y}`;
    const moves = places.get(key)?.moves ?? [];
    places.set(key, { point, moves: [...moves, i + 1] });
  }
  return [...places.values()];
}

/** The middle of the cells under what a move moved. */
const middleOfMoved = (floor: Floor, state: BlockState): Point =>
  meanPoint(movedCells(state).map((cell) => middleOf(floor, cell)));

/** The numbers of the moves that end in a place, two in a row, in yellow capsules. */
function movesMarks({ point, moves }: MovesPlace, cell: number): Mark[] {
  return capsuleMarks(inPairs(moves), point, clamped(0.18 * cell, 8, 14));
}

function capsuleMarks(rows: readonly number[][], { x, y }: Point, size: number): Mark[] {
  const top = y - ((rows.length - 1) / 2) * (size + 4);
  return rows.map((row, i) => movesMark(row.join(), { x, y: top + i * (size + 4) }, size));
}

const inPairs = (moves: readonly number[]): number[][] =>
  moves.flatMap((move, i) => (i % 2 === 0 ? [[move, ...moves.slice(i + 1, i + 2)]] : []));

function movesMark(text: string, at: Point, size: number): Mark {
  const box = yellowBox(text, size);
  return textMark(text, at, { size, weight: 'bold', color: colors.ink, box, group: 'moves' });
}

function yellowBox(text: string, size: number): TextBox {
  const height = size + 4;
  return { width: size * (0.62 * text.length + 0.6), height, corner: height / 2, ...yellow };
}

const yellow = { fill: colors.path, stroke: colors.pathOutline, strokeWidth: 1 };
