import {
  type BloxorzRules,
  blockGame,
  formatLevel,
  type Level,
  parseLevel,
  withRules,
} from '@manaus/blocks';
import { requireRules } from '@manaus/blocks/internals';
import { requireInteger, seededRandom } from '@manaus/core';
import {
  faultMaker,
  requireBound,
  requireNumber,
  requireOneOf,
  requireOptions,
  shown,
} from '@manaus/core/internals';
import type { BoardOptions, Random } from './board.js';
import { climbBoard } from './climb-board.js';
import { solveLevel } from './solve-level.js';
import { treadBoard } from './tread-board.js';

declare module '@manaus/core/faults' {
  interface Faults {
    levelNotFound: {
      readonly width: number;
      readonly height: number;
      readonly tries: number;
      readonly branching: number;
      readonly longest: number;
      readonly got: unknown;
    };
  }
}

const fault = faultMaker({
  levelNotFound: ({ width, height, tries, branching, longest, got }, what) =>
    `${what} ${shown(got)}: no level so long${branching > 1 ? ` and branching by ${branching}` : ''} on ${width} x ${height} in ${tries} tries (the longest was ${longest})`,
});

/** Options of a generated level: size, seed and difficulty. */
export interface GenerateLevelOptions {
  /** The rules of Bloxorz that it is made for; default `official`. */
  readonly rules?: BloxorzRules | undefined;
  /** The number of columns, 2 to 40; default 8. */
  readonly width?: number;
  /** The number of rows, 2 to 40; default 6. */
  readonly height?: number;
  /** The random seed, an integer >= 0, default 1; the same seed gives the same level. */
  readonly seed?: number;
  /** The fewest moves of the shortest solution; default 12. */
  readonly least?: number;
  /** The most moves of the shortest solution; no limit by default. */
  readonly most?: number;
  /** The least average number of legal moves per state of a shortest solution; default 1. */
  readonly branching?: number;
}

/** A level with its difficulty. */
export interface GeneratedLevel {
  readonly level: Level;
  readonly moves: number;
  readonly branching: number;
  readonly path: string;
}

const place = 'lab/generate-level';

const GAMES: readonly Level['game'][] = ['bloxorz', 'bobbin', 'on-the-edge'];

const OPTIONS = ['rules', 'width', 'height', 'seed', 'least', 'most', 'branching'];

/** The number of boards tried before giving up. */
const TRIES = 6000;

/**
 * A random solvable level of a given difficulty: the length of its shortest solution and the
 * number of moves to choose from.
 *
 * Bloxorz and Bobbin 3D: a random board is changed cell by cell, and a change kept unless the
 * solution gets shorter. On The Edge: the board is what a random walk treads. Throws an
 * `InputError` if thousands of tries find none.
 *
 * @example
 * ```ts
 * const { moves, level } = generateLevel('bloxorz', { least: 5, most: 30 });
 * [level.game, moves >= 5 && moves <= 30, solveLevel(level).moves === moves]; // => ['bloxorz', true, true]
 * ```
 */
export function generateLevel(
  game: Level['game'],
  options: GenerateLevelOptions = {},
): GeneratedLevel {
  requireOneOf(place, 'game', GAMES, game);
  requireOptions(place, OPTIONS, options);
  const {
    width = 8,
    height = 6,
    seed = 1,
    least = 12,
    most = Number.POSITIVE_INFINITY,
    branching = 1,
    rules,
  } = options;
  requireRules(game, rules);
  requireInteger(place, 'width', width, 2, 40);
  requireInteger(place, 'height', height, 2, 40);
  requireInteger(place, 'seed', seed, 0);
  requireInteger(place, 'least', least, 1, requireBound(place, 'most', most));
  requireNumber(place, 'branching', branching, 1);
  const uniform = seededRandom(seed);
  const random: Random = (below) => Math.floor(uniform() * below);
  return firstFound(game, { width, height, least, most, random, rules }, branching);
}

/** The first level of the boards tried that branches enough. */
function firstFound(game: Level['game'], options: BoardOptions, branching: number): GeneratedLevel {
  let longest = 0;
  for (let tries = 0; tries < TRIES; ) {
    const found =
      game === 'on-the-edge' ? treadBoard(game, options) : climbBoard(game, options, TRIES);
    tries += found.tries;
    longest = Math.max(longest, found.moves);
    const level = found.text === null ? null : solvedLevel(found.text, options.rules);
    if (level !== null && level.branching >= branching) return level;
  }
  const { width, height, least: got } = options;
  throw fault(place, 'least', 'levelNotFound', {
    width,
    height,
    tries: TRIES,
    branching,
    longest,
    got,
  });
}

/** The level of a text, with its difficulty. */
function solvedLevel(text: string, rules: BloxorzRules | undefined): GeneratedLevel {
  const level = withRules(parseLevel(text), rules);
  const path = solveLevel(level).path ?? '';
  return {
    level: parseLevel(formatLevel(level)),
    moves: path.length,
    branching: branchingOf(level, path),
    path,
  };
}

/** The average number of legal moves per state along a path, without the won state. */
function branchingOf(level: Level, path: string): number {
  const game = blockGame(level);
  let state = game.start;
  let legal = 0;
  for (const letter of path) {
    legal += game.letters.filter((other) => game.move(state, other) !== null).length;
    const next = game.move(state, letter as (typeof game.letters)[number]);
    if (next !== null) state = next;
  }
  return legal / path.length;
}
