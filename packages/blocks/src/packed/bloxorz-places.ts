import type { BloxorzState } from '../rules/bloxorz.js';
import type { Cell } from '../rules/grid.js';
import type { BloxorzLevel } from '../rules/level.js';

/** The orientation of the block seen from its lower left cube; a place has this digit. */
export const STANDING = 0;
export const ALONG_X = 1;
export const ALONG_Y = 2;

type Cubes = Pick<BloxorzState, 'cubes' | 'selected'>;

/** The places of the block as numbers: 3 * cell + orientation; then those of two halves. */
export interface BloxorzPlaces {
  /** The number of places. */
  readonly count: number;
  /** The first place of two halves. */
  readonly firstSplit: number;
  /** The place of a whole block by its two cubes. */
  whole(a: Cell, b: Cell): number;
  /** The place of two halves, adjacent or not. */
  halves(a: Cell, b: Cell, selected: 0 | 1): number;
  /** The place of two halves that join: that of a whole block if they are adjacent. */
  joined(a: Cell, b: Cell, selected: 0 | 1): number;
  /** The place in words. */
  cubesOf(place: number): Cubes;
}

/** The numbering of the places of a level. */
export function bloxorzPlaces({ width, height, teleports }: BloxorzLevel): BloxorzPlaces {
  const cells = width * height;
  const firstSplit = 3 * cells;
  const whole = (a: Cell, b: Cell): number =>
    3 * Math.min(a, b) + (a === b ? STANDING : Math.abs(b - a) === width ? ALONG_Y : ALONG_X);
  const halves = (a: Cell, b: Cell, selected: 0 | 1): number =>
    firstSplit + 2 * (a * cells + b) + selected;
  return {
    count: firstSplit + (teleports.length > 0 ? 2 * cells * cells : 0),
    firstSplit,
    whole,
    halves,
    joined(a, b, selected) {
      const apart = Math.abs(a - b);
      const adjacent =
        apart === width || (apart === 1 && Math.floor(a / width) === Math.floor(b / width));
      return adjacent ? whole(a, b) : halves(a, b, selected);
    },
    cubesOf: (place) =>
      place < firstSplit ? wholeCubes(place, width) : splitCubes(place - firstSplit, cells),
  };
}

function wholeCubes(place: number, width: number): Cubes {
  const cell = Math.floor(place / 3);
  return { cubes: [cell, cell + [0, 1, width][place % 3]], selected: null };
}

function splitCubes(place: number, cells: number): Cubes {
  const pair = Math.floor(place / 2);
  const cubes = [Math.floor(pair / cells), pair % cells] as const;
  return { cubes, selected: place % 2 === 0 ? 0 : 1 };
}
