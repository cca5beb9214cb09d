import { range } from '../../check/index.js';

/** The signs of a level that is being made, cell by cell from the top row on. */
export interface RandomSigns {
  readonly signs: string[];
  /** The number of cells on which nothing was put. */
  free(): number;
  /** Puts a sign on a random one of these. */
  put(sign: string): void;
}

/** Signs of floor and void, each drawn by itself. */
export function randomSigns(cells: number, random: () => number, draw: () => string): RandomSigns {
  const signs = range(1, cells).map(draw);
  const free = signs.map((_, cell) => cell);
  return {
    signs,
    free: () => free.length,
    put(sign) {
      signs[free.splice(Math.floor(free.length * random()), 1)[0]] = sign;
    },
  };
}

/** The signs of a level row by row. */
export const rowsOf = (signs: readonly string[], width: number): string =>
  range(1, signs.length / width)
    .map((row) => signs.slice((row - 1) * width, row * width).join(''))
    .join('/');
