import { requireInteger } from '@manaus/core';
import { requireKind, requireOneOf, requireOptions } from '@manaus/core/internals';
import type { TransitionSystem } from '@manaus/graph';
import { type ShortestWord, type StateSearchOptions, shortestWord } from '@manaus/graph/search';
import { packedGame } from '../packed/packed-games.js';
import type { Letter } from '../rules/grid.js';
import type { Level } from '../rules/level.js';
import { requireLevel } from '../rules/require-level.js';
import { coveringSolution } from './covering-solution.js';
import { inRolls } from './in-rolls.js';
import type { FoundSolution, Least } from './shortest-play.js';

/** The bound of the search of a level, its progress, and what is made smallest. */
export interface SolutionOptions {
  /** The count that is made smallest first, the other after it. Default: `moves`. */
  readonly least?: Least | undefined;
  /** The most states, as in {@link StateSearchOptions}, default 10^6; more throw an error. */
  readonly mostStates?: number | (() => number);
  /**
   * Called with the number of states found, or with `null` and the share done if only that is
   * known.
   */
  readonly onProgress?: ((states: number | null, share: number | null) => void) | undefined;
}

/**
 * A shortest solution of a level, within a bound on states, and what was looked at: states, for On
 * The Edge kinds of partial walks.
 *
 * Bloxorz and Bobbin 3D: breadth-first search over numbers; of the shortest solutions one with the
 * fewest rolls, that is letters without `_`, or the other way round. On The Edge: all solutions
 * have one length, and one is found as a walk that covers the board. Throws an `InputError` for
 * anything but a level and for options that it does not have.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * shortestSolution(level); // => { path: 'RR', visited: 3 }
 * ```
 */
export function shortestSolution(level: Level, options: SolutionOptions = {}): FoundSolution {
  requireLevel('blocks/solution', level);
  requireOptions('blocks/solution', ['least', 'mostStates', 'onProgress'], options);
  const { mostStates = 1e6, onProgress, least = 'moves' } = options;
  if (typeof mostStates !== 'function')
    requireInteger('blocks/solution', 'mostStates', mostStates, 1);
  if (onProgress !== undefined)
    requireKind('blocks/solution', 'onProgress', 'function', onProgress);
  requireOneOf('blocks/solution', 'least', ['moves', 'rolls'], least);
  if (level.game === 'on-the-edge')
    return coveringSolution(level, (share) => onProgress?.(null, share));
  const bound = { mostStates, onProgress: (states: number) => onProgress?.(states, null) };
  const { letters, visited } = shortestLetters(packedGame(level), least, bound);
  return { path: letters?.join('') ?? null, visited };
}

/** A shortest word; without `_` every letter is a roll, and nothing is to be preferred. */
function shortestLetters(
  game: TransitionSystem<Letter>,
  least: Least,
  bound: StateSearchOptions,
): ShortestWord<string> {
  if (!game.letters.includes('_')) return shortestWord(game, bound);
  const rolls = inRolls(game);
  return least === 'rolls'
    ? shortestWord(rolls, { ...bound, costs: rolls.letters.map((word) => word.length) })
    : shortestWord(game, { ...bound, costs: game.letters.map((letter) => Number(letter !== '_')) });
}
