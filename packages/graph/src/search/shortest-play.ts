import { InputError } from '@manaus/core';

/** A one-player game over plain states; two are the same where their keys are. */
export interface PlainGame<State, Letter> {
  readonly start: State;
  readonly letters: readonly Letter[];
  /** The state after a letter; `null` where the move is illegal. */
  move(state: State, letter: Letter): State | null;
  /** Whether the game is won in this state. */
  wins(state: State): boolean;
  /** A text that is the same for equal states only. */
  key(state: State): string;
}

/** A shortest play to a win. */
export interface ShortestPlay<Letter> {
  /** Its letters; `null` where nothing wins. */
  readonly letters: readonly Letter[] | null;
  /** How many states were found. */
  readonly visited: number;
}

/**
 * A shortest play of a game to a win: the plain twin of `shortestWay`, with states and their keys as they are.
 *
 * Time and memory of the size of what is reached; more states than `mostStates` (10^6 unless given) are an `InputError`.
 *
 * @example
 * ```ts
 * shortestPlay(blockGame(parseLevel('game bloxorz\ngrid\nS##G\nend'))).letters; // => ['R', 'R']
 * ```
 */
export function shortestPlay<State, Letter>(
  game: PlainGame<State, Letter>,
  { mostStates = 1e6 }: { readonly mostStates?: number } = {},
): ShortestPlay<Letter> {
  const found: { readonly state: State; readonly from: number; readonly letter: Letter | null }[] =
    [{ state: game.start, from: -1, letter: null }];
  const known = new Set([game.key(game.start)]);
  for (let at = 0; at < found.length; at++) {
    const { state } = found[at];
    if (game.wins(state)) return { letters: lettersTo(found, at), visited: found.length };
    for (const letter of game.letters) {
      const next = game.move(state, letter);
      if (next === null || known.has(game.key(next))) continue;
      if (found.length >= mostStates)
        throw new InputError('graph/shortest-play', 'states', 'moreStates', { most: mostStates });
      known.add(game.key(next));
      found.push({ state: next, from: at, letter });
    }
  }
  return { letters: null, visited: found.length };
}

function lettersTo<Letter>(
  found: readonly { readonly from: number; readonly letter: Letter | null }[],
  end: number,
): Letter[] {
  const letters: Letter[] = [];
  for (let at = end; at > 0; at = found[at].from) letters.push(found[at].letter as Letter);
  return letters.reverse();
}
