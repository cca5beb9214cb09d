import { shortestWord } from '@manaus/graph';
import { packedGame } from '../packed/packed-games.js';
import type { Level } from '../rules/level.js';
import { coveringSolution } from './covering-solution.js';
import type { FoundSolution } from './shortest-play.js';

/** The bound of the search of a level, and its progress. */
export interface SolutionOptions {
  /** The most states; more throw an `InputError`. */
  readonly mostStates: number;
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
 * Bloxorz and Bobbin 3D: breadth-first search over numbers. On The Edge: all solutions have one
 * length, and one is found as a walk that covers the board.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * shortestSolution(level, { mostStates: 1000 }); // => { path: 'RR', visited: 3 }
 * ```
 */
export function shortestSolution(level: Level, options: SolutionOptions): FoundSolution {
  const { mostStates, onProgress } = options;
  if (level.game === 'on-the-edge')
    return coveringSolution(level, (share) => onProgress?.(null, share));
  const { letters, visited } = shortestWord(packedGame(level), {
    mostStates,
    onProgress: (states) => onProgress?.(states, null),
  });
  return { path: letters?.join('') ?? null, visited };
}
