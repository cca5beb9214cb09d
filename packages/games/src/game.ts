import type { Notation } from '@manaus/core';

/** Who made the last move wins in normal play and loses in misère play. */
export type Convention = 'normal' | 'misere';

/**
 * An impartial game with perfect information: both players have the same options, and the game ends.
 *
 * Positions are plain immutable values; two are the same position where their labels are the same. A position without options is terminal.
 * In normal play terminal positions are P-positions, in misère play N-positions. Source: [carvalho2013, chapter 1].
 */
export interface Game<Position> {
  readonly name: string;
  readonly convention: Convention;
  readonly notation: Notation<Position>;
  /** What one move can make of a position, each position once. */
  options(position: Position): readonly Position[];
  /** A whole number >= 0 that falls with every move, which is why the game ends. */
  height(position: Position): number;
}
