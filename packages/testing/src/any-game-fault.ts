import type { GameFaults } from '@manaus/games/internals';
import fc from 'fast-check';
import { type Arbitraries, got, number, numbers, text } from './any-fault.js';

/** Any values of each code of a game. */
export const gameValues: Arbitraries<GameFaults> = {
  heaps: fc.record({ got: got }),
  remains: fc.record({ heap: number, got: got }),
  heapOrLimit: fc.record({ got: got }),
  leftOver: fc.record({ got: got }),
  subtractionSet: fc.record({ got: got }),
  segments: fc.record({ got: got }),
  paintedPoints: fc.record({ n: number, got: got }),
  oneConvention: fc.record({ got: got }),
  heapTable: fc.record({ most: number, got: got }),
  misereObjects: fc.record({ most: number, got: got }),
  breakingCode: fc.record({ most: number, got: got }),
  noCodePeriod: fc.record({ code: text, got: got }),
  noPeriod: fc.record({ set: numbers, got: got }),
};
