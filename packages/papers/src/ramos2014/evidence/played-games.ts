import { type BloxorzLevel, type BloxorzState, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';

/** A game as a search sees it: states with names, and letters by their places. */
export interface PlayedGame<State> {
  readonly start: State;
  readonly letters: readonly string[];
  move(state: State, letter: number): State | null;
  wins(state: State): boolean;
  name(state: State): string;
  /** The cells of its two cubes. */
  cubes(state: State): readonly number[];
}

const cubes = (state: BloxorzState): readonly number[] => state.cubes;

/** A level, played by the rules. */
export function playedByRules(level: BloxorzLevel): PlayedGame<BloxorzState> {
  const { move, key: name, ...game } = bloxorz(level);
  return { ...game, name, cubes, move: (state, letter) => move(state, game.letters[letter]) };
}

/** The same in numbers. */
export function playedInNumbers(level: BloxorzLevel): PlayedGame<number> {
  const game = packedBloxorz(level);
  return {
    ...game,
    move(code, letter) {
      const next = game.move(code, letter);
      return next < 0 ? null : next;
    },
    name: String,
    cubes: (code) => game.unpack(code).cubes,
  };
}
