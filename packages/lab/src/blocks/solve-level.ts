import { type BlockState, blockGame, type EdgeLevel, type EdgeState, type Letter, type Level, packedGame } from '@manaus/core';
import { type CoveringProblem, coveringWalk, type NumberSystem, shortestPlay, shortestWay } from '@manaus/graph';
import { availableMemory } from '../memory.js';

/** How a level is solved. */
export interface SolveLevelOptions {
  /** Take only solutions of at most |f| moves, |f| being the number of cells of the board, width times height. */
  readonly limit?: boolean | undefined;
  /** Hears how many states were found, or `null` where only the share done is known, and that share. */
  readonly onProgress?: ((states: number | null, share: number | null) => void) | undefined;
  /** Search plain states instead: the specification, slow, for small levels. */
  readonly plain?: boolean | undefined;
}

/** The answer to a level. */
export interface LevelSolution {
  readonly solvable: boolean;
  /** The length of a shortest solution; `null` where there is none. */
  readonly moves: number | null;
  /** A shortest solution in letters; `null` where there is none. */
  readonly path: string | null;
  /** How many states, for On The Edge kinds of partial walks, were looked at. */
  readonly visited: number;
}

/**
 * A shortest solution of a level.
 *
 * Bloxorz and Bobbin 3D: breadth-first search over numbers. On The Edge: all solutions have one length, and one is found as a walk that covers the
 * board; that the colors of a chessboard must alternate is tested first. Throws an `InputError` where it would not fit. Source: [ramos2014, sections 3.4, 4.1, 5.1].
 *
 * @example
 * ```ts
 * solveLevel(parseLevel('game bloxorz\ngrid\nS##G\nend')); // => { solvable: true, moves: 2, path: 'RR', visited: 3 }
 * solveLevel(parseLevel('game on-the-edge\ngrid\nSK\nG#\nend')).solvable; // => false
 * ```
 */
export function solveLevel(level: Level, options: SolveLevelOptions = {}): LevelSolution {
  const found = options.plain === true ? plainly(level) : level.game === 'on-the-edge' ? treading(level, options) : searching(levelSystem(level), options);
  const allowed = options.limit === true ? level.width * level.height : Number.POSITIVE_INFINITY;
  const path = found.path === null || found.path.length > allowed ? null : found.path;
  return { solvable: path !== null, moves: path?.length ?? null, path, visited: found.visited };
}

/** Solves a level from any of its states, for hints. */
export interface LevelSolver {
  readonly system: LevelSystem;
  /** A shortest solution from a state of the system; `null` where there is none. */
  solve(state: number): string | null;
}

/**
 * The shortest solutions of a level from its states, one after the other: for a player who asks how far it still is.
 *
 * @example
 * ```ts
 * const { system, solve } = levelSolver(parseLevel('game on-the-edge\ngrid\nSKG\n.#.\nend'));
 * solve(system.next(system.start, 0)); // => 'DUR'
 * ```
 */
export function levelSolver(level: Level): LevelSolver {
  const system = levelSystem(level);
  const solve = (state: number) => {
    if (system.wins(state)) return '';
    if (level.game !== 'on-the-edge') return searching({ ...system, start: state }, {}).path;
    const { cube, floor } = system.unpack(state) as EdgeState;
    return treading({ ...level, start: cube, floor }, {}).path;
  };
  return { system, solve };
}

type Found = Pick<LevelSolution, 'path' | 'visited'>;

function plainly(level: Level): Found {
  const { letters, visited } = shortestPlay(blockGame(level));
  return { path: letters?.join('') ?? null, visited };
}

function searching({ letters, ...system }: LevelSystem, { onProgress }: SolveLevelOptions): Found {
  const { labels, visited } = shortestWay(system, { mostStates: mostStates(), onProgress: (states) => onProgress?.(states, null) });
  return { path: labels?.map((label) => letters[label]).join('') ?? null, visited };
}

/** A system of numbers that is a level. */
export interface LevelSystem extends NumberSystem {
  /** The letter of each label. */
  readonly letters: readonly Letter[];
  /** The state in words. */
  unpack(state: number): BlockState;
}

/** As many states as memory holds, at 40 bytes. */
export const mostStates = (): number => Math.min(2 ** 26, Math.floor(availableMemory() / 40));

/**
 * A level as a system of numbers, for searches, with its letters by label and its states in words.
 *
 * @example
 * ```ts
 * const system = levelSystem(parseLevel('game bloxorz\ngrid\nS##G\nend'));
 * reachableStates(system).states.length; // => 3
 * ```
 */
export function levelSystem(level: Level): LevelSystem {
  const { start, letters, move, wins, unpack } = packedGame(level);
  return { start, labels: letters.length, next: move, wins, letters, unpack };
}

function treading(level: EdgeLevel, { onProgress }: SolveLevelOptions): Found {
  const { problem, cells } = edgeProblem(level);
  if (!colorsAlternate(level)) return { path: null, visited: 1 };
  const { walk, visited } = coveringWalk(problem, { onProgress: (share) => onProgress?.(null, share) });
  if (walk === null) return { path: null, visited };
  // A blue cell alone is the one on which the cube was put.
  const isJump = (a: number, b: number) => level.floor[a] === 'blue' && level.floor[b] === 'blue';
  const way = walk.map((vertex) => cells[vertex]);
  const path = way.slice(1).map((cell, i) => (isJump(way[i], cell) ? '' : letterTo(level, way[i], cell)));
  return { path: path.join(''), visited };
}

function letterTo({ width }: EdgeLevel, from: number, to: number): Letter {
  if (Math.abs(to - from) === width && (width > 1 || to - from === width)) return to > from ? 'U' : 'D';
  if (width === 1) return 'D';
  return to > from ? 'R' : 'L';
}

/** A board of On The Edge as a walk that covers it: cells are vertices, a black cell is visited twice. */
function edgeProblem(level: EdgeLevel): { readonly problem: CoveringProblem; readonly cells: readonly number[] } {
  const { width, floor } = level;
  const cells = floor.flatMap((kind, cell) => (kind === 'void' ? [] : [cell]));
  const vertex = new Map(cells.map((cell, place) => [cell, place]));
  const edges = cells.flatMap((cell, place) =>
    [(cell + 1) % width === 0 ? -1 : cell + 1, cell + width].flatMap((next): [number, number][] => {
      const other = vertex.get(next);
      return other === undefined ? [] : [[place, other]];
    }),
  );
  const visits = cells.map((cell) => (floor[cell] === 'twice' ? 2 : 1));
  const [one, other] = cells.filter((cell) => floor[cell] === 'blue').map((cell) => vertex.get(cell) as number);
  const jump = other === undefined ? undefined : ([one, other] as const);
  return { problem: { order: cells.length, edges, visits, from: vertex.get(level.start) as number, to: vertex.get(level.goal) as number, jump }, cells };
}

/**
 * Whether visits of black and white cells can take turns. Blue cells of one color count once, being one visit; of two colors, twice: the
 * colors alternate as if the jump were a step.
 */
function colorsAlternate({ width, floor, start, goal }: EdgeLevel): boolean {
  const color = (cell: number) => ((cell % width) + Math.floor(cell / width)) % 2;
  const blue = floor.flatMap((kind, cell) => (kind === 'blue' ? [cell] : []));
  const counts = [0, 0];
  for (const [cell, kind] of floor.entries()) if (kind !== 'void') counts[color(cell)] += kind === 'twice' ? 2 : 1;
  if (blue.length === 2 && color(blue[0]) === color(blue[1])) counts[color(blue[0])]--;
  const ahead = counts[color(start)] - counts[1 - color(start)];
  return ahead === (color(start) === color(goal) ? 1 : 0);
}
