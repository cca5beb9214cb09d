import { formatLabel, london } from '@manaus/core';
import { arrangements } from '../../shared/arrangements.js';

/**
 * The problem cards of London with three balls: what pegs that hold 3, 2 and 1 of them can show.
 */
export const cardsThatFit = (): string[] =>
  [...arrangements(3)]
    .filter((state) => state.every((balls, peg) => balls.length <= 3 - peg))
    .map(formatLabel);

/**
 * The start position that chapter 1 describes: two balls on the longest peg and one on the next.
 */
export const isStart = (label: string): boolean => /^\d\d\/\d\/$/.test(label);

// One start and one card, for the drawings only: the checks try all.
export const drawnStart = '12/3/';
export const drawnCard = '21//3';

/** The game with three balls. */
export const threeBalls = london(3);
