import type { Notation } from '@manaus/core';

/** The player who makes the last move wins in normal play and loses in misère play. */
export type Convention = 'normal' | 'misere';

/** P: the previous player wins. N: the next player wins. */
export type Outcome = 'P' | 'N';

/**
 * An impartial game with perfect information: both players have the same options, and the game
 * ends.
 *
 * Positions are plain immutable values; two are the same position if their labels are equal. A
 * position without options is terminal. In normal play terminal positions are P-positions, in
 * misère play N-positions. Source: [carvalho2013, chapter 1].
 */
export interface Game<Position> {
  readonly name: string;
  readonly convention: Convention;
  readonly notation: Notation<Position>;
  /** The positions that one move leads to, each once. */
  options(position: Position): readonly Position[];
  /** A whole number >= 0 that falls with every move, which is why the game ends. */
  height(position: Position): number;
}

/** Who wins a game from a position and, if it is N, by which options. */
export interface Decision<Position> {
  /** The player who wins. */
  outcome(position: Position): Outcome;
  /** The options that are P-positions, each once; a generator where there may be very many. */
  winningMoves(position: Position): Iterable<Position>;
}
