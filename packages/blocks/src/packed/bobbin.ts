import type { BobbinState } from '../rules/bobbin.js';
import { type Cell, directions } from '../rules/grid.js';
import type { Axis, BobbinLevel, Star } from '../rules/level.js';
import { neighbor, placesOf } from './cells.js';
import { type Memories, memories } from './memories.js';
import type { PackedGame } from './packed-game.js';

const axes: readonly Axis[] = ['standing', 'lying-x', 'lying-y'];
const STANDING = 0;
const placeOf = (cell: Cell, axis: number): number => 3 * cell + axis;
const FLOOR = 1;
const RAISED = 2;

/**
 * Bobbin 3D in numbers: {@link bobbin}, state by state.
 *
 * A code is (keys * cubes + moves left as a cube) * 3 * cells + 3 * cell + axis.
 *
 * @example
 * ```ts
 * const game = packedBobbin(parseLevel('game bobbin\ngrid\nS#G\nend') as BobbinLevel);
 * game.unpack(game.move(game.start, 0)).axis; // => 'lying-x'
 * ```
 */
export function packedBobbin(level: BobbinLevel): PackedGame<BobbinState> {
  const board = boardOf(level);
  const { places, cubes, known } = board;
  return {
    start: placeOf(level.start, axes.indexOf(level.orientation)),
    letters: directions,
    move: (state, letter) => moved(board, state, letter),
    wins: (state) =>
      state % places === placeOf(level.goal, STANDING) &&
      ((state - (state % places)) / places) % cubes === 0,
    unpack(state) {
      const place = state % places;
      const rest = (state - place) / places;
      const raised = [...known.row(Math.floor(rest / cubes))].map((entry) => entry === 1);
      return { cell: Math.floor(place / 3), axis: axes[place % 3], cube: rest % cubes, raised };
    },
  };
}

/** A level, the sizes of the digits of a code, and what lies on each cell. */
interface Board {
  readonly level: BobbinLevel;
  readonly places: number;
  readonly cubes: number;
  readonly known: Memories;
  readonly floor: Uint8Array;
  readonly keyAt: Int32Array;
  readonly starAt: Int32Array;
}

function boardOf(level: BobbinLevel): Board {
  const { width, height, keys, stars } = level;
  const cells = width * height;
  const places = 3 * cells;
  const cubes = 1 + stars.reduce((most, { moves }) => Math.max(most, moves), 0);
  const known = memories(keys.length, Math.floor(Number.MAX_SAFE_INTEGER / (places * cubes)));
  known.numberOf(Uint8Array.from(keys, ({ raised }) => Number(raised)));
  const floor = Uint8Array.from(level.floor, (kind) =>
    kind === 'void' ? 0 : kind === 'raised' ? RAISED : FLOOR,
  );
  const keyAt = placesOf(
    cells,
    keys.map(({ cell }) => ({ cells: [cell] })),
  );
  return { level, places, cubes, known, floor, keyAt, starAt: movesAt(cells, stars) };
}

/** The moves as a cube that the star of each cell gives; 0 without one. */
function movesAt(cells: number, stars: readonly Star[]): Int32Array {
  const moves = new Int32Array(cells);
  for (const star of stars) for (const cell of star.cells) moves[cell] = star.moves;
  return moves;
}

function moved(board: Board, state: number, letter: number): number {
  const { places, cubes, keyAt, starAt } = board;
  const place = state % places;
  const rest = (state - place) / places;
  const cube = rest % cubes;
  const memory = (rest - cube) / cubes;
  const axis = place % 3;
  const from = (place - axis) / 3;
  const along = letter < 2 ? 1 : 2;
  const across = axis !== STANDING && axis !== along;
  const cell =
    across && cube === 0
      ? rollEnd(board, from, letter, memory)
      : tipEnd(board, from, letter, memory);
  if (cell < 0) return -1;
  const turned = across ? axis : axis === STANDING ? along : STANDING;
  const keysThen = keyAt[cell] < 0 ? memory : toggled(board, memory, keyAt[cell]);
  const cubeThen = starAt[cell] > 0 ? starAt[cell] : Math.max(0, cube - 1);
  return (keysThen * cubes + cubeThen) * places + placeOf(cell, turned);
}

/** The cell before the first raised one; -1 where there is void first, or no way at all. */
function rollEnd(board: Board, from: Cell, letter: number, memory: number): Cell {
  for (let cell = from; ; ) {
    const next = neighbor(board.level, cell, letter);
    const kind = kindOf(board, next, memory);
    if (kind === 0) return -1;
    if (kind === RAISED) return cell === from ? -1 : cell;
    cell = next;
  }
}

function tipEnd(board: Board, from: Cell, letter: number, memory: number): Cell {
  const next = neighbor(board.level, from, letter);
  return kindOf(board, next, memory) === FLOOR ? next : -1;
}

function kindOf({ keyAt, floor, known }: Board, cell: Cell, memory: number): number {
  if (cell < 0) return 0;
  const key = keyAt[cell];
  return key < 0 ? floor[cell] : known.at(memory, key) === 1 ? RAISED : FLOOR;
}

/** The memory after a key is pressed, which toggles its partner. */
function toggled({ level, known }: Board, memory: number, key: number): number {
  const row = known.row(memory);
  const { partner } = level.keys[key];
  row[partner] = 1 - row[partner];
  return known.numberOf(row);
}
