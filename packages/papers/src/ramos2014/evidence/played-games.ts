import { type BloxorzLevel, type BloxorzState, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';

/** A game as a search sees it: states with names, and letters by their places. */
export interface PlayedGame<State> {
  readonly start: State;
  readonly letters: readonly string[];
  move(state: State, letter: number): State | null;
  wins(state: State): boolean;
  name(state: State): string;
}

/** A level, played by the rules. */
export function playedByRules(level: BloxorzLevel): PlayedGame<BloxorzState> {
  const { start, letters, move, wins, key } = bloxorz(level);
  return { start, letters, move: (state, letter) => move(state, letters[letter]), wins, name: key };
}

/** The same in numbers. */
export function playedInNumbers(level: BloxorzLevel): PlayedGame<number> {
  const { start, letters, move, wins } = packedBloxorz(level);
  const legal = (code: number) => (code < 0 ? null : code);
  return { start, letters, move: (code, letter) => legal(move(code, letter)), wins, name: String };
}
