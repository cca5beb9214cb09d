import { type Cell, directions } from '../rules/grid.js';
import type { EdgeFloor, EdgeLevel } from '../rules/level.js';
import type { EdgeState } from '../rules/on-the-edge.js';
import { neighbor } from './cells.js';
import { memories } from './memories.js';
import type { PackedGame } from './packed-game.js';

/**
 * The floors that may be left of a cell, as numbers. The end is void here: it is entered when
 * nothing else is left.
 */
const kinds: readonly EdgeFloor[] = ['void', 'once', 'twice', 'blue'];
const ONCE = 1;
const TWICE = 2;
const BLUE = 3;

/**
 * On The Edge in numbers: {@link onTheEdge}, state by state. A code is floor left * cells + cell of
 * the cube.
 *
 * It has as many states as ways to tread: only for small boards; a solution is found sooner by
 * `coveringWalk`.
 *
 * @example
 * ```ts
 * const game = packedEdge(parseLevel('game on-the-edge\ngrid\nS#G\nend') as EdgeLevel);
 * game.wins(game.move(game.move(game.start, 0), 0)); // => true
 * ```
 */
export function packedEdge(level: EdgeLevel): PackedGame<EdgeState> {
  const { width, height, goal } = level;
  const cells = width * height;
  const known = memories(cells, Math.floor(Number.MAX_SAFE_INTEGER / cells));
  known.numberOf(Uint8Array.from(level.floor, (kind) => Math.max(0, kinds.indexOf(kind))));

  return {
    start: level.start,
    letters: directions,
    move(state, letter) {
      const cube = state % cells;
      const next = neighbor(level, cube, letter);
      if (next < 0) return -1;
      const floor = known.row((state - cube) / cells);
      const to = step(floor, cube, next, goal);
      return to < 0 ? -1 : known.numberOf(floor) * cells + to;
    },
    wins: (state) => state % cells === goal,
    unpack(state) {
      const floor = [...known.row(Math.floor(state / cells))].map((kind) => kinds[kind]);
      floor[goal] = 'goal';
      return { cube: state % cells, floor };
    },
  };
}

/** Changes the floor by a step; the cell on which the cube is then, or -1 if it may not step. */
function step(floor: Uint8Array, from: Cell, to: Cell, goal: Cell): Cell {
  if (floor[to] === 0 && to !== goal) return -1;
  floor[from] = floor[from] === TWICE ? ONCE : 0;
  if (to === goal) return floor.some((kind) => kind !== 0) ? -1 : to;
  if (floor[to] !== BLUE) return to;
  floor[to] = 0;
  const other = floor.indexOf(BLUE);
  return other < 0 ? to : other;
}
