import type { BlockGame, Letter } from '@manaus/blocks';

/** What a search of all states found. */
export interface Found<State> {
  /** The letters of a shortest solution; `null` where there is none. */
  readonly path: string | null;
  /** Every state that was reached. */
  readonly states: readonly State[];
}

interface Step {
  readonly before: number;
  readonly letter: Letter;
}

/**
 * Searches the states of a level breadth first, up to the first win, or all of them. Time and space linear in the states reached.
 *
 * It uses nothing but the rules as `blockGame` has them: the plain twin of any faster search.
 *
 * @example
 * ```ts
 * searchLevel(blockGame(parseLevel('game bloxorz\ngrid\nS##G\nend'))).path; // => 'RR'
 * ```
 */
export function searchLevel<State>(
  game: BlockGame<State>,
  { all = false }: { readonly all?: boolean } = {},
): Found<State> {
  const states = [game.start];
  const steps: Step[] = [{ before: -1, letter: '_' }];
  const seen = new Set([game.key(game.start)]);
  let won = -1;
  for (let at = 0; at < states.length && (all || won < 0); at++) {
    if (game.wins(states[at])) {
      won = won < 0 ? at : won;
      continue;
    }
    for (const letter of game.letters) {
      const next = game.move(states[at], letter);
      if (next === null || seen.has(game.key(next))) continue;
      seen.add(game.key(next));
      states.push(next);
      steps.push({ before: at, letter });
    }
  }
  return { path: won < 0 ? null : pathTo(steps, won), states };
}

function pathTo(steps: readonly Step[], state: number): string {
  const letters: Letter[] = [];
  for (let at = state; at > 0; at = steps[at].before) letters.push(steps[at].letter);
  return letters.reverse().join('');
}
