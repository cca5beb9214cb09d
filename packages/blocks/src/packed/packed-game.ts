import type { Letter } from '../rules/grid.js';

/**
 * A level as a game whose states are whole numbers below 2^53: for searches.
 *
 * What switches, keys and floor remember is numbered as it is met, so codes are of this object only.
 */
export interface PackedGame<State> {
  readonly start: number;
  readonly letters: readonly Letter[];
  /** The state after the letter of a place in `letters`; -1 where the move is illegal. */
  move(state: number, letter: number): number;
  /** Whether the level is won in this state. */
  wins(state: number): boolean;
  /** The state in words. */
  unpack(state: number): State;
}
