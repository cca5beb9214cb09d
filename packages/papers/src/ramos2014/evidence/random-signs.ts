import { range } from '../../check/index.js';
import { below, type Random } from './draws.js';

/** The signs of a level that is being made, cell by cell from the top row on. */
export interface RandomSigns {
  readonly signs: string[];
  /** The number of cells on which nothing was put. */
  free(): number;
  /** Puts a sign on a random one of these. */
  put(sign: string): void;
}

/** Signs of floor and void, each drawn by itself. */
export function randomSigns(cells: number, random: Random, draw: () => string): RandomSigns {
  const signs = range(1, cells).map(draw);
  const free = signs.map((_, cell) => cell);
  return {
    signs,
    free: () => free.length,
    put(sign) {
      signs[free.splice(below(random, free.length), 1)[0]] = sign;
    },
  };
}

/** The places of all cells but void ones, as directives name them: from the left, from below. */
export const solidPlaces = (signs: readonly unknown[], width: number): string[] =>
  signs.flatMap((sign, i) =>
    sign === '.' ? [] : [`${1 + (i % width)} ${signs.length / width - Math.floor(i / width)}`],
  );

/** The signs of a level row by row. */
export const rowsOf = (signs: readonly string[], width: number): string =>
  range(1, signs.length / width)
    .map((row) => signs.slice((row - 1) * width, row * width).join(''))
    .join('/');
