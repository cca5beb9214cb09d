import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message } from '../../language.js';
import {
  cellLooks,
  cellsOfState,
  levelInWords,
  levelLegend,
  levelNotes,
  symbolMarks,
} from './looks.js';

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
export function levelFigure({
  level,
  title,
  subtitle,
  path = '',
  cell: given,
}: LevelFigureInput): Figure {
  const size =
    given ??
    Math.max(16, Math.min(72, Math.floor(808 / level.width), Math.floor(640 / level.height)));
  const legend = levelLegend(level);
  const notes = levelNotes(level);
  const width = Math.max(424, size * level.width + 40);
  const left = (width - size * level.width) / 2;
  const middle = (cell: number): Point => ({
    x: left + size * ((cell % level.width) + 0.5),
    y: 86 + size * (level.height - Math.floor(cell / level.width) - 0.5),
  });
  const foot = 86 + size * level.height;
  const marks = [
    ...floorMarks(level, size, middle),
    ...numbers(level, path, size, middle),
    ...notes.map((text, i) => noteMark(text, left, foot + 26 + 18 * i)),
  ];
  const way = path === '' ? '' : `, ${message('with the path')} ${path}`;
  const alt = `${message(title)}: ${levelInWords(level)}${way}.`;
  return {
    title,
    subtitle,
    width,
    height: foot + 34 + 18 * notes.length + legendHeight(legend, width),
    alt,
    legend,
    marks,
  };
}

const noteMark = (text: string, x: number, y: number): Mark => ({
  kind: 'text',
  x,
  y,
  text,
  size: 13,
  color: colors.quiet,
  anchor: 'start',
  group: 'notes',
});

function floorMarks(level: Level, size: number, middle: (cell: number) => Point): Mark[] {
  return [...cellLooks(level)].flatMap(([cell, look]) => {
    const { x, y } = middle(cell);
    const [half, hover] = [
      size / 2 - 1,
      `(${(cell % level.width) + 1}, ${Math.floor(cell / level.width) + 1}): ${message(look.what)}`,
    ];
    const square: Mark = {
      kind: 'rect',
      x: x - half,
      y: y - half,
      width: 2 * half,
      height: 2 * half,
      corner: 3,
      fill: look.fill,
      stroke: colors.edge,
      strokeWidth: look.hollow === true ? 2 : 0.8,
      hover,
      group: 'floor',
    };
    const [corner, color] = [0.33 * size, textOn(look.fill)];
    const name: Mark[] =
      look.name === undefined || size < 20
        ? []
        : [
            {
              kind: 'text',
              x: x - corner,
              y: y - corner,
              text: look.name,
              size: Math.max(8, 0.24 * size),
              weight: 'bold',
              color,
              group: 'names',
            },
          ];
    return [square, ...symbolMarks(look, { x, y }, size), ...name];
  });
}

/** The place of a number, which several moves that end in one place share. */
function numbers(
  level: Level,
  path: string,
  size: number,
  middle: (cell: number) => Point,
): Mark[] {
  const at = new Map<string, { point: Point; moves: number[] }>();
  statesAlong(level, path).forEach((state, move) => {
    if (move === 0) return;
    const split =
      'selected' in state && state.selected !== null
        ? [state.cubes[state.selected]]
        : cellsOfState(state);
    const points = split.map(middle);
    const point = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    const known = at.get(`${point.x} ${point.y}`);
    if (known === undefined) at.set(`${point.x} ${point.y}`, { point, moves: [move] });
    else known.moves.push(move);
  });
  return [...at.values()].flatMap(({ point, moves }) => {
    const rows = Array.from({ length: Math.ceil(moves.length / 2) }, (_, row) =>
      moves.slice(2 * row, 2 * row + 2).join(','),
    );
    const text = Math.max(8, Math.min(0.18 * size, 14));
    return rows.map((row, i): Mark => {
      const y = point.y + (i - (rows.length - 1) / 2) * (text + 4);
      const box = {
        width: text * (0.62 * row.length + 0.6),
        height: text + 4,
        corner: (text + 4) / 2,
        fill: colors.path,
        stroke: colors.pathOutline,
        strokeWidth: 1,
      };
      return {
        kind: 'text',
        x: point.x,
        y,
        text: row,
        size: text,
        weight: 'bold',
        color: colors.ink,
        box,
        group: 'moves',
      };
    });
  });
}
