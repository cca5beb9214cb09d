import { InputError } from '@manaus/core';
import type { BlockGame } from '../rules/block-game.js';
import type { Letter } from '../rules/grid.js';

/**
 * A shortest solution in letters, `null` if none exists, and the number of states that were
 * looked at.
 */
export interface FoundSolution {
  readonly path: string | null;
  readonly visited: number;
}

/**
 * A shortest play of a game to a win, by plain states and their keys: the specification of
 * `shortestSolution`.
 *
 * Time and memory linear in what is reached; more states than `mostStates` (default: 10^6) throw an
 * `InputError`.
 *
 * @example
 * ```ts
 * shortestPlay(blockGame(parseLevel('game bloxorz\ngrid\nS##G\nend'))).path; // => 'RR'
 * ```
 */
export function shortestPlay<State>(
  game: BlockGame<State>,
  { mostStates = 1e6 }: { readonly mostStates?: number } = {},
): FoundSolution {
  const found: Step<State>[] = [{ state: game.start, from: -1, letter: '_' }];
  const known = new Set([game.key(game.start)]);
  for (let at = 0; at < found.length; at++) {
    const { state } = found[at];
    if (game.wins(state)) return { path: pathTo(found, at), visited: found.length };
    for (const letter of game.letters) {
      const next = game.move(state, letter);
      if (next === null || known.has(game.key(next))) continue;
      if (found.length >= mostStates)
        throw new InputError('graph/shortest-play', 'states', 'moreStates', { most: mostStates });
      known.add(game.key(next));
      found.push({ state: next, from: at, letter });
    }
  }
  return { path: null, visited: found.length };
}

interface Step<State> {
  readonly state: State;
  readonly from: number;
  readonly letter: Letter;
}

function pathTo(found: readonly Step<unknown>[], end: number): string {
  let path = '';
  for (let at = end; at > 0; at = found[at].from) path = found[at].letter + path;
  return path;
}
