import { hanoiDistance, type Peg } from '@manaus/core';
import { hanoiCorners } from '@manaus/plot';
import { allPegs } from './iterative.js';

/** The heights of all states above that of all discs on one peg, by coordinates. */
export const heightsByCoordinates = (discs: number, on: Peg): number[] =>
  allPegs(discs).map((pegs) => 2 ** discs - 1 - hanoiCorners(pegs)[on]);

/** The distances of all states to that of all discs on one peg, without search. */
export const distancesWithoutSearch = (discs: number, on: Peg): number[] =>
  allPegs(discs).map((pegs) => Number(hanoiDistance(pegs, new Array<Peg>(discs).fill(on)).moves));
