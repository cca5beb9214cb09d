import { requireInteger, requireKind, requireShape } from './errors.js';

/** Numbers the states of a puzzle: `unrank` after `rank` is the identity; `has` tells the holes. */
export interface StateCodec<State> {
  /** Ranks are the integers from 0 to `space - 1`. */
  readonly space: number;
  /** True if an integer is the rank of a state. */
  has(rank: number): boolean;
  /** The number of a state. */
  rank(state: State): number;
  /** The state of a number that `has` accepts. */
  unrank(rank: number): State;
}

/** Writes and reads the states of a puzzle: `parse` after `format` is the identity. */
export interface Notation<State> {
  /** The label of a state. */
  format(state: State): string;
  /** The state of a label. Throws an `InputError` if the text is not a label. */
  parse(text: string): State;
}

/**
 * A one-player game with perfect information: states, and the moves from each.
 *
 * States and moves are plain immutable values. This is the specification that every fast graph or
 * kernel is tested against.
 */
export interface Puzzle<State, Move> {
  readonly name: string;
  readonly codec: StateCodec<State>;
  readonly notation: Notation<State>;
  /** An upper bound on the number of moves from a state. */
  readonly maxMoves: number;
  /** True if some move may have no inverse. */
  readonly directed: boolean;
  /** The legal moves from a state, always in the same order. */
  moves(state: State): readonly Move[];
  /** The state after a legal move; the state given stays as it was. */
  apply(state: State, move: Move): State;
}

/** The puzzle itself, if it has all that a puzzle has; an `InputError` otherwise. */
export function requirePuzzle<State, Move>(
  place: string,
  puzzle: Puzzle<State, Move>,
): Puzzle<State, Move> {
  const parts = ['codec', 'notation', 'maxMoves', 'directed', 'moves', 'apply'] as const;
  requireShape(place, 'puzzle', puzzle, parts);
  const { codec, notation, maxMoves, directed, moves, apply } = puzzle;
  requireShape(place, 'codec', codec, ['space', 'has', 'rank', 'unrank']);
  requireShape(place, 'notation', notation, ['format', 'parse']);
  requireInteger(place, 'maxMoves', maxMoves, 0);
  requireKind(place, 'directed', 'boolean', directed);
  requireKind(place, 'moves', 'function', moves);
  requireKind(place, 'apply', 'function', apply);
  return puzzle;
}
