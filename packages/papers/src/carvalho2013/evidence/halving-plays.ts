import { type Heaps, heapGame } from '@manaus/games';
import { leftByHalving } from './halving-outcomes.js';

/** The heaps that one move leaves: by the library, and straight from the rules. */
export const movesOfHalving = {
  'the options of the library': (heap: number): number[] =>
    heapGame('halving')
      .options([heap])
      .map(([left]) => left),
  'the rules: less than half is taken': leftByHalving,
};

/** The same of positions, with labels. */
export const plainHalving = {
  moves: ([heap]: Heaps): Heaps[] => leftByHalving(heap).map((left) => [left]),
  label: ([heap]: Heaps): string => String(heap),
};
