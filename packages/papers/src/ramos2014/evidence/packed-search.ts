import type { Level, PackedGame } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { source } from '../../check/index.js';

/** The result of a search of all states as numbers. */
export type PackedStates = {
  readonly codes: readonly number[];
  /** The least number of moves that wins; `null` where none do. */
  readonly moves: number | null;
  /** The number of moves that can be made from the states, those after a win left out. */
  readonly arcs: number;
};

/** Breadth-first search of all states of the game in numbers, with separate rules. */
export const explorePacked = source('search of all states in numbers', exploreNumbers);

function exploreNumbers(game: PackedGame<unknown>): PackedStates {
  const distance = new Map([[game.start, 0]]);
  let [moves, arcs]: [number | null, number] = [null, 0];
  for (const [state, steps] of distance) {
    if (game.wins(state)) {
      moves ??= steps;
      continue;
    }
    for (let letter = 0; letter < game.letters.length; letter++) {
      const next = game.move(state, letter);
      if (next < 0) continue;
      arcs++;
      if (!distance.has(next)) distance.set(next, steps + 1);
    }
  }
  return { codes: [...distance.keys()], moves, arcs };
}

/** The states after each letter that is legal in a state. */
export const nextCodes = (game: PackedGame<unknown>, code: number): number[] =>
  game.letters.map((_, letter) => game.move(code, letter)).filter((next) => next >= 0);

/** The least number of moves that wins a level, by the game in numbers; `null` where none do. */
export const leastPacked = (level: Level): number | null => explorePacked(packedGame(level)).moves;
