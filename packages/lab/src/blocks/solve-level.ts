import {
  type BlockState,
  type BloxorzRules,
  blockGame,
  type EdgeState,
  type Level,
  type PackedGame,
  type SolutionOptions,
  shortestPlay,
  shortestSolution,
  withRules,
} from '@manaus/blocks';
import { packedGame, requireLevel } from '@manaus/blocks/internals';
import { InputError } from '@manaus/core';
import { requireCallbacks, requireKind, requireOptions } from '@manaus/core/internals';
import { availableBytes } from '@manaus/core/system';
import { shortestWord } from '@manaus/graph/search';

/** Options of solving a level. */
export interface SolveLevelOptions {
  /** The rules of Bloxorz. Default: those of the level. */
  readonly rules?: BloxorzRules | undefined;
  /** The count that is made smallest first, the other after it. Default: `moves`. */
  readonly least?: SolutionOptions['least'];
  /**
   * Take only solutions of at most |f| moves, |f| being the number of cells of the board, width
   * times height. It counts moves, and is refused where rolls are made smallest.
   */
  readonly limit?: boolean;
  /**
   * Called with the number of states found, or with `null` and the fraction done if only that is
   * known.
   */
  readonly onProgress?: SolutionOptions['onProgress'];
  /** Search plain states instead: the specification, slow, for small levels. */
  readonly plain?: boolean;
}

const place = 'lab/solve-level';

const optionNames = ['rules', 'least', 'limit', 'onProgress', 'plain'];

/** The result of solving a level. */
export interface LevelSolution {
  readonly solvable: boolean;
  /** The number of letters of the solution; `null` if unsolvable. */
  readonly moves: number | null;
  /** The number of its letters without `_`; `null` if unsolvable. */
  readonly rolls: number | null;
  /** A shortest solution in letters; `null` if unsolvable. */
  readonly path: string | null;
  /** The number of states searched; for On The Edge, of classes of partial walks. */
  readonly visited: number;
}

/**
 * A shortest solution of a level: of the fewest moves one of the fewest rolls, or the other way
 * round.
 *
 * Bloxorz and Bobbin 3D: breadth-first search over numbers. On The Edge: all solutions have one
 * length, and one is found as a walk that covers the board; that the colors of a chessboard must
 * alternate is tested first. Throws an `InputError` where it would not fit. Source: [ramos2014,
 * sections 3.4, 4.1, 5.1].
 *
 * @example
 * ```ts
 * solveLevel(parseLevel('game bloxorz\ngrid\nS##G\nend')); // => { solvable: true, moves: 2, rolls: 2, path: 'RR', visited: 3 }
 * solveLevel(parseLevel('game on-the-edge\ngrid\nSK\nG#\nend')).solvable; // => false
 * ```
 */
export function solveLevel(level: Level, options: SolveLevelOptions = {}): LevelSolution {
  requireLevel(place, level);
  requireOptions(place, optionNames, options);
  const { least = 'moves', limit = false, plain = false, onProgress } = options;
  requireKind(place, 'limit', 'boolean', limit);
  requireKind(place, 'plain', 'boolean', plain);
  requireCallbacks(place, { onProgress });
  if (limit && least !== 'moves')
    throw new InputError(place, 'least', 'oneOf', { names: ['moves'], got: least });
  const played = withRules(level, options.rules);
  const found = plain
    ? shortestPlay(blockGame(played), { least })
    : shortestSolution(played, { mostStates, onProgress, least });
  const allowed = limit ? level.width * level.height : Number.POSITIVE_INFINITY;
  const path = found.path === null || found.path.length > allowed ? null : found.path;
  const counts = { moves: path?.length ?? null, rolls: path?.replaceAll('_', '').length ?? null };
  return { solvable: path !== null, ...counts, path, visited: found.visited };
}

/** Solves a level from any of its states, for hints. */
export interface LevelSolver {
  readonly game: PackedGame<BlockState>;
  /** A shortest solution from a state of the game; `null` if no win can be reached. */
  solve(state: number): string | null;
}

/**
 * The shortest solutions of a level from its states, one after the other: for a player who asks how
 * far it still is.
 *
 * @example
 * ```ts
 * const { game, solve } = levelSolver(parseLevel('game on-the-edge\ngrid\nSKG\n.#.\nend'));
 * solve(game.move(game.start, 0)); // => 'DUR'
 * ```
 */
export function levelSolver(level: Level): LevelSolver {
  const game = packedGame(level);
  return {
    game,
    solve: (state) => {
      if (game.wins(state)) return '';
      if (level.game !== 'on-the-edge')
        return shortestWord({ ...game, start: state }, { mostStates }).letters?.join('') ?? null;
      const { cube, floor } = game.unpack(state) as EdgeState;
      return shortestSolution({ ...level, start: cube, floor }, { mostStates }).path;
    },
  };
}

/**
 * As many states as memory holds, at 40 bytes; to find out takes longer than to solve a small
 * level.
 */
export const mostStates = (): number => Math.min(2 ** 26, Math.floor(availableBytes() / 40));
