import { blockGame, formatLevel, type Level, parseLevel } from '@manaus/blocks';
import { InputError, requireInteger, seededRandom } from '@manaus/core';
import { treadBoard } from './generate-edge.js';
import { solveLevel } from './solve-level.js';

/** Options of a generated level: size, seed and difficulty. */
export interface GenerateLevelOptions {
  /** The number of columns, 2 to 40; default 8. */
  readonly width?: number;
  /** The number of rows, 2 to 40; default 6. */
  readonly height?: number;
  /** The random seed, default 1; the same seed gives the same level. */
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

/** Whole numbers from 0 to below a bound. */
type Random = (below: number) => number;

/** The number of boards tried before giving up. */
const TRIES = 6000;
/** The number of changes without a longer solution before a restart. */
const PATIENCE = 400;

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
  const {
    width = 8,
    height = 6,
    seed = 1,
    least = 12,
    most = Number.POSITIVE_INFINITY,
    branching = 1,
  } = options;
  requireInteger('lab/generate-level', 'width', width, 2, 40);
  requireInteger('lab/generate-level', 'height', height, 2, 40);
  requireInteger('lab/generate-level', 'least', least, 1, most);
  const random = randomNumbers(seed);
  const sizes = { width, height, least, most, random };
  let longest = 0;
  for (let tries = 0; tries < TRIES; ) {
    const found = game === 'on-the-edge' ? treadBoard(game, sizes) : climbBoard(game, sizes);
    tries += found.tries;
    longest = Math.max(longest, found.moves);
    if (found.text === null) continue;
    const level = parseLevel(found.text);
    const path = solveLevel(level).path ?? '';
    const choices = branchingOf(level, path);
    if (choices >= branching)
      return {
        level: parseLevel(formatLevel(level)),
        moves: path.length,
        branching: choices,
        path,
      };
  }
  throw new InputError('lab/generate-level', 'least', 'levelNotFound', {
    width,
    height,
    tries: TRIES,
    branching,
    longest,
    got: least,
  });
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

export interface BoardOptions {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
  readonly random: Random;
}

/**
 * A board as text, `null` if none had a solution of the requested length; the longest solution
 * found, and the number of boards tried.
 */
export interface Board {
  readonly text: string | null;
  readonly moves: number;
  readonly tries: number;
}

const signs = { bloxorz: '..######~~aAAbBBT', bobbin: '.#######^^^*aB' } as const;
/** The signs that appear in at most one cell. */
const alone = { bloxorz: 'abT', bobbin: 'aB' } as const;
/** The signs that mean nothing without each other: a switch and its bridge, two keys. */
const pairs = { bloxorz: ['aA', 'bB'], bobbin: ['aB'] } as const;

/** Changes a random board cell by cell as long as its solution does not get shorter. */
function climbBoard(
  game: 'bloxorz' | 'bobbin',
  { width, height, least, most, random }: BoardOptions,
): Board {
  const pick = () => signs[game][random(signs[game].length)];
  const explain = explained(game, width, height, random);
  let cells = place(
    Array.from({ length: width * height }, () => (random(3) === 0 ? pick() : '#')),
    'S',
    random,
  );
  cells = place(cells, 'G', random);
  let best = -1;
  let tries = 0;
  for (let idle = 0; idle < PATIENCE && tries < TRIES; idle++) {
    tries++;
    const changed = [...cells];
    for (let changes = 1 + random(3); changes > 0; changes--) {
      const cell = random(cells.length);
      if (changed[cell] !== 'S' && changed[cell] !== 'G') changed[cell] = pick();
    }
    const text = textOf(game, width, tidied(game, changed, explain), explain);
    const moves = solveLevel(parseLevel(text)).moves ?? -1;
    if (moves < best || moves > most) continue;
    if (moves > best) idle = 0;
    [cells, best] = [changed, moves];
    if (moves >= least) return { text, moves, tries };
  }
  return { text: null, moves: Math.max(0, best), tries };
}

function place(cells: readonly string[], sign: string, random: Random): string[] {
  const free = cells.flatMap((other, cell) => (other === 'S' ? [] : [cell]));
  const at = free[random(free.length)];
  return cells.map((other, cell) => (cell === at ? sign : other));
}

/**
 * A board whose signs all mean something: those of one cell stand once, pairs are whole, and a
 * teleport leads to no void; the others are floor.
 */
function tidied(
  game: 'bloxorz' | 'bobbin',
  cells: readonly string[],
  { landings }: Explained,
): string[] {
  const idle = new Set<string>(
    pairs[game].flatMap((pair) =>
      [...pair].every((sign) => cells.includes(sign)) ? [] : [...pair],
    ),
  );
  if (landings.some((cell) => cells[cell] === '.')) idle.add('T');
  return cells.map((sign, cell) =>
    idle.has(sign) || (alone[game].includes(sign) && cells.indexOf(sign) !== cell) ? '#' : sign,
  );
}

/** For each sign the line that explains it, and the cells to which a teleport leads. */
interface Explained {
  readonly lines: Readonly<Record<string, string>>;
  readonly landings: readonly number[];
}

function explained(
  game: 'bloxorz' | 'bobbin',
  width: number,
  height: number,
  random: Random,
): Explained {
  if (game === 'bobbin')
    return { lines: { a: 'pair a B', '*': `star * ${1 + random(5)}` }, landings: [] };
  const one = <T>(of: readonly T[]) => of[random(of.length)];
  const effect = () =>
    `${one(['light', 'heavy'])} ${one(['alternating', 'non-alternating', 'close', 'open'])}`;
  const first = random(width * height);
  const landings = [first, (first + 1 + random(width * height - 1)) % (width * height)];
  const xy = (cell: number) => `${(cell % width) + 1} ${height - Math.floor(cell / width)}`;
  const lines = {
    A: `bridge A ${one(['open', 'open', 'closed'])}`,
    B: `bridge B ${one(['open', 'open', 'closed'])}`,
    a: `switch a ${effect()} A`,
    b: `switch b ${effect()} B`,
    T: `teleport T ${landings.map(xy).join(' ')}`,
  };
  return { lines, landings };
}

/** The text of a board, with the lines that its signs need. */
function textOf(
  game: Level['game'],
  width: number,
  cells: readonly string[],
  { lines }: Explained,
): string {
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  const needed = Object.entries(lines).flatMap(([sign, line]) =>
    cells.includes(sign) ? [line] : [],
  );
  return [`game ${game}`, 'grid', ...rows, 'end', ...needed, ''].join('\n');
}

/** Whole numbers below a bound, the same sequence for the same seed. */
function randomNumbers(seed: number): Random {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
}
