import { range } from '@manaus/core';

/**
 * A cell of a board by its number: x + width * y, with x from the left and y from the bottom, both
 * from 0.
 */
export type Cell = number;

/** The size of a board. Outside is void. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** A thing that has cells of a board. */
export interface Placed {
  readonly cells: readonly Cell[];
}

/** A move: the letters of a solution. `_` selects the other half, in Bloxorz. */
export type Letter = 'R' | 'L' | 'U' | 'D' | '_';

/** A letter that moves something. */
export type Direction = Exclude<Letter, '_'>;

/** The four directions, in the order of the letters in solutions. */
export const directions: readonly Direction[] = ['R', 'L', 'U', 'D'];

const dx: Readonly<Record<Direction, number>> = { R: 1, L: -1, U: 0, D: 0 };
const dy: Readonly<Record<Direction, number>> = { R: 0, L: 0, U: 1, D: -1 };

/** True if a direction is along the x axis. */
export const isHorizontal = (direction: Direction): boolean => dx[direction] !== 0;

/** The cell some steps on; -1 outside the board. */
export function stepFrom(
  { width, height }: Grid,
  cell: Cell,
  direction: Direction,
  steps = 1,
): Cell {
  const x = (cell % width) + steps * dx[direction];
  const y = Math.floor(cell / width) + steps * dy[direction];
  return cell >= 0 && x >= 0 && x < width && y >= 0 && y < height ? x + width * y : -1;
}

/** A cell as a person counts: x and y from 1. */
export const placeOf = (grid: Grid, cell: Cell): string => {
  const { x, y } = coordinates(grid, cell);
  return `${x} ${y}`;
};

/** The coordinates of a cell, both counted from 1. */
export const coordinates = ({ width }: Grid, cell: Cell): { x: number; y: number } => ({
  x: (cell % width) + 1,
  y: Math.floor(cell / width) + 1,
});

/** The rows of a board, the top one first, from the signs of its cells. */
export const rowsOf = ({ width, height }: Grid, signs: readonly string[]): string[] =>
  range(0, height - 1)
    .reverse()
    .map((y) => signs.slice(y * width, (y + 1) * width).join(''));

/** True if two cells share a side. */
export const areNeighbors = (grid: Grid, a: Cell, b: Cell): boolean =>
  directions.some((direction) => stepFrom(grid, a, direction) === b);

/** The length of the longest row. */
export const widthOf = (rows: readonly { readonly length: number }[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);
