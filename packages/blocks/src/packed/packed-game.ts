import type { TransitionSystem } from '@manaus/graph';
import type { Letter } from '../rules/grid.js';

/**
 * A level as a game whose states are whole numbers below 2^53, for the searches of `@manaus/graph`.
 *
 * The memory of switches, keys and floor is numbered in order of arrival, so the numbers of states
 * belong to this object only.
 */
export interface PackedGame<State> extends TransitionSystem<Letter> {
  /** The state of a number in words. */
  unpack(state: number): State;
}
