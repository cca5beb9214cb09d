import { type BloxorzLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { type Effort, range } from '../../check/index.js';
import { bloxorzLevel, explore } from './block-search.js';
import { below, drawn } from './draws.js';
import { explorePacked } from './packed-search.js';
import { randomBloxorz } from './random-blocks.js';

/** Random levels without switches and teleports, up to 8 by 8. */
export const flatLevels = (effort: Effort): BloxorzLevel[] =>
  drawn(37, effort === 'quick' ? 400 : 10_000, (random) =>
    randomBloxorz(2 + below(random, 7), 2 + below(random, 7), random, {}),
  );

/** The cells of a level that are not void. */
export const solidCells = (level: BloxorzLevel): number =>
  level.floor.filter((floor) => floor !== 'void').length;

/** A board full of floor. */
export const fullBoard = (width: number, height: number): BloxorzLevel =>
  bloxorzLevel(`S${'#'.repeat(width - 2)}G${`/${'#'.repeat(width)}`.repeat(height - 1)}`);

/** The number of states reached, and of moves from those that do not win, by the rules. */
export function reachedByRules(level: BloxorzLevel): { reached: number; moves: number } {
  const { states, arcs } = explore(bloxorz(level));
  return { reached: states.length, moves: arcs };
}

/** The same by the game in numbers. */
export function reachedInNumbers(level: BloxorzLevel): { reached: number; moves: number } {
  const { codes, arcs } = explorePacked(packedBloxorz(level));
  return { reached: codes.length, moves: arcs };
}

type Cell = readonly [x: number, y: number];

const groundAt = ({ width, height, floor }: BloxorzLevel, [x, y]: Cell) =>
  x < width && y < height ? floor[x + width * y] : 'void';

const cellsOf = ({ width, height }: BloxorzLevel): Cell[] =>
  range(0, height - 1).flatMap((y) => range(0, width - 1).map((x) => [x, y] as const));

/** True if none of some cells is void. */
const areSolid = (level: BloxorzLevel, cells: readonly Cell[]): boolean =>
  cells.every((cell) => groundAt(level, cell) !== 'void');

/** The rows of some cells along x and along y that begin with each cell and are not void. */
const rowsOf = (level: BloxorzLevel, length: number): Cell[][] =>
  cellsOf(level)
    .flatMap(([x, y]) => [
      range(0, length - 1).map((i): Cell => [x + i, y]),
      range(0, length - 1).map((i): Cell => [x, y + i]),
    ])
    .filter((row) => areSolid(level, row));

/**
 * The vertices of G_f counted on the floor: cells to stand on, and pairs of cells that share a
 * side.
 */
export function countedVertices(level: BloxorzLevel): number {
  const standing = level.floor.filter((floor) => floor !== 'void' && floor !== 'wood');
  return standing.length + rowsOf(level, 2).length;
}

/**
 * The edges of G_f counted on the floor: two for three cells in a row, the end to stand on not of
 * wood, and two for four in a square.
 */
export function countedEdges(level: BloxorzLevel): number {
  const ends = rowsOf(level, 3).flatMap(([a, , b]) => [a, b]);
  const standing = ends.filter((end) => groundAt(level, end) !== 'wood');
  return standing.length + 2 * squaresOf(level).length;
}

/** The lower left cells of the squares of four cells of which none is void. */
const squaresOf = (level: BloxorzLevel): Cell[] =>
  cellsOf(level).filter(([x, y]) =>
    areSolid(level, [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ]),
  );
