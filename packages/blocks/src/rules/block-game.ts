import { requireKind, requireOneOf, requireShape } from '@manaus/core/internals';
import { directions, type Letter } from './grid.js';

const letters: readonly Letter[] = [...directions, '_'];

/**
 * A level as a one-player game: where it starts, what each letter does, when it is won.
 *
 * States are plain immutable values; two are the same where their keys are. After a win no letter
 * is legal.
 */
export interface BlockGame<State> {
  readonly start: State;
  /** The letters that may ever be legal. */
  readonly letters: readonly Letter[];
  /** The state after a letter; `null` where the move is illegal. */
  move(state: State, letter: Letter): State | null;
  /** True if the level is won in this state. */
  wins(state: State): boolean;
  /** A text that is the same for equal states only. */
  key(state: State): string;
}

/** Throws an `InputError` unless a value is a block game; a level must be made one first. */
export function requireBlockGame<State>(place: string, game: BlockGame<State>): void {
  requireShape(place, 'game', game, ['start', 'letters', 'move', 'wins', 'key']);
  for (const letter of requireKind(place, 'letters', 'list', game.letters))
    requireOneOf(place, 'letters', letters, letter);
  for (const name of ['move', 'wins', 'key'] as const)
    requireKind(place, name, 'function', game[name]);
}

/** The result of a path on a level. */
export interface PathCheck {
  readonly legal: boolean;
  /** True if the whole path ends in the win. */
  readonly wins: boolean;
  /** The number of the first illegal letter, from 1; `null` where all are legal. */
  readonly failedAt: number | null;
}

/**
 * Plays a path letter by letter. A letter that the game does not have is illegal, like a move
 * that falls. Throws an `InputError` for anything but a game and a text.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * checkPath(blockGame(level), 'RR'); // => { legal: true, wins: true, failedAt: null }
 * checkPath(blockGame(level), 'RRR'); // => { legal: false, wins: false, failedAt: 3 }
 * ```
 */
export function checkPath<State>(game: BlockGame<State>, path: string): PathCheck {
  requireBlockGame('blocks/path', game);
  requireKind('blocks/path', 'path', 'text', path);
  let state = game.start;
  for (let at = 0; at < path.length; at++) {
    const letter = game.letters.find((each) => each === path[at]);
    const next = letter === undefined || game.wins(state) ? null : game.move(state, letter);
    if (next === null) return { legal: false, wins: false, failedAt: at + 1 };
    state = next;
  }
  return { legal: true, wins: game.wins(state), failedAt: null };
}
