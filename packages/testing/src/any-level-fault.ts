import { type LevelFaults, parts } from '@manaus/blocks/internals';
import fc from 'fast-check';
import { type Arbitraries, got, keyOf, number, text } from './any-fault.js';

/** Any values of each code of a level. */
export const levelValues: Arbitraries<LevelFaults> = {
  sign: fc.record({ signs: text, got: got }),
  signOrLetter: fc.record({ signs: text, got: got }),
  onlyOne: fc.record({ line: text }),
  nothingAfter: fc.record({ after: text, got: got }),
  noGrid: fc.record({}),
  noRows: fc.record({}),
  noEnd: fc.record({}),
  second: fc.record({ sign: text }),
  none: fc.record({ sign: text }),
  longName: fc.record({ got: got }),
  freeCell: fc.record({ x: number, y: number, got: got }),
  onlyName: fc.record({ x: number, y: number, got: got }),
  nameOf: fc.record({ part: keyOf(parts), got: got }),
  oneDirective: fc.record({ got: got }),
  noDirectives: fc.record({ got: got }),
  unexplained: fc.record({ got: got }),
  starMoves: fc.record({}),
  otherCell: fc.record({ got: got }),
  landing: fc.record({ x: number, y: number, got: got }),
  otherGame: fc.record({ game: text, got: got }),
  blueCells: fc.record({ n: number }),
  letterKey: fc.record({ got: got }),
  oneCell: fc.record({ n: number, got: got }),
};
