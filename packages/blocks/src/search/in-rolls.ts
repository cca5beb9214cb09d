import type { TransitionSystem } from '@manaus/graph';
import { directions, type Letter } from '../rules/grid.js';

/**
 * A game whose letters are rolls: one of R, L, U, D, alone or after the `_` that selects the other
 * half, so that shortest words have the fewest rolls.
 *
 * No state is lost: `_` twice changes nothing, and no win follows `_`.
 */
export function inRolls(game: TransitionSystem<Letter>): TransitionSystem<string> {
  const select = game.letters.indexOf('_');
  const afterSelect = (state: number, letter: number): number => {
    const other = game.move(state, select);
    return other < 0 ? -1 : game.move(other, letter);
  };
  return {
    start: game.start,
    letters: [...directions, ...directions.map((letter) => `_${letter}`)],
    move: (state, letter) =>
      letter < directions.length
        ? game.move(state, letter)
        : afterSelect(state, letter - directions.length),
    wins: (state) => game.wins(state),
  };
}
