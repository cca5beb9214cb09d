import { InputError, requireInteger } from '@manaus/core';
import { append, requireOneOf, requireOptions } from '@manaus/core/internals';
import { type BlockGame, requireBlockGame } from '../rules/block-game.js';
import type { Letter } from '../rules/grid.js';

/**
 * A shortest solution in letters, `null` if none exists, and the number of states that were
 * looked at.
 */
export interface FoundSolution {
  readonly path: string | null;
  readonly visited: number;
}

/** The count that a solution has least: moves, that is letters, or rolls, letters without `_`. */
export type Least = 'moves' | 'rolls';

/** The bound of a search of plain states, and what it makes smallest. */
export interface PlayOptions {
  /** The most states; more throw an `InputError`. Default: 10^6. */
  readonly mostStates?: number;
  /** The count that is made smallest first, the other after it. Default: `moves`. */
  readonly least?: Least | undefined;
}

/**
 * A shortest play of a game to a win, by plain states and their keys: the specification of
 * `shortestSolution`.
 *
 * States are settled in the order of their cost, moves before rolls or rolls before moves. Time and
 * memory linear in what is reached.
 *
 * @example
 * ```ts
 * shortestPlay(blockGame(parseLevel('game bloxorz\ngrid\nS##G\nend'))).path; // => 'RR'
 * ```
 */
export function shortestPlay<State>(
  game: BlockGame<State>,
  options: PlayOptions = {},
): FoundSolution {
  requireBlockGame('blocks/shortest-play', game);
  requireOptions('blocks/shortest-play', ['mostStates', 'least'], options);
  const { mostStates = 1e6, least = 'moves' } = options;
  requireInteger('blocks/shortest-play', 'mostStates', mostStates, 1);
  requireOneOf('blocks/shortest-play', 'least', ['moves', 'rolls'], least);
  const costs = lettersCosts[least];
  const start: Step<State> = { state: game.start, before: null, letter: '_' };
  const waiting = new Map([[0, [start]]]);
  const known = new Set([game.key(game.start)]);
  const settled = new Set<string>();
  while (waiting.size > 0) {
    const [cost, steps] = takeCheapest(waiting);
    for (const step of steps) {
      const key = game.key(step.state);
      if (settled.has(key)) continue;
      settled.add(key);
      if (game.wins(step.state)) return { path: pathTo(step), visited: known.size };
      for (const letter of game.letters) {
        const state = game.move(step.state, letter);
        if (state === null || settled.has(game.key(state))) continue;
        known.add(game.key(state));
        if (known.size > mostStates)
          throw new InputError('blocks/shortest-play', 'states', 'moreStates', {
            most: mostStates,
          });
        append(waiting, cost + costs(letter), { state, before: step, letter });
      }
    }
  }
  return { path: null, visited: known.size };
}

/** More than a path has letters, so that a cost is two numbers in one. */
const FIRST = 2 ** 24;

const lettersCosts: Readonly<Record<Least, (letter: Letter) => number>> = {
  moves: (letter) => FIRST + Number(letter !== '_'),
  rolls: (letter) => (letter === '_' ? 0 : FIRST) + 1,
};

interface Step<State> {
  readonly state: State;
  readonly before: Step<State> | null;
  readonly letter: Letter;
}

/** Takes out the steps of the least cost. */
function takeCheapest<T>(waiting: Map<number, T[]>): [cost: number, steps: T[]] {
  const cost = Math.min(...waiting.keys());
  const steps = waiting.get(cost) ?? [];
  waiting.delete(cost);
  return [cost, steps];
}

function pathTo(end: Step<unknown>): string {
  let path = '';
  for (let step = end; step.before !== null; step = step.before) path = step.letter + path;
  return path;
}
