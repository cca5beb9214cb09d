import type { BloxorzState } from '../rules/bloxorz.js';
import { type Cell, directions } from '../rules/grid.js';
import type { BloxorzLevel } from '../rules/level.js';
import { type BloxorzFloor, bloxorzFloor } from './bloxorz-floor.js';
import { ALONG_X, ALONG_Y, type BloxorzPlaces, bloxorzPlaces, STANDING } from './bloxorz-places.js';
import { neighbor, placesOf } from './cells.js';
import type { PackedGame } from './packed-game.js';

const SELECT = 4;

/**
 * The distance that the lower left cube moves, by orientation and letter (R, L, U, D), and the
 * orientation after it.
 */
const STEPS = [
  [1, -2, 1, -2],
  [2, -1, 1, -1],
  [1, -1, 2, -1],
];
const ORIENTATIONS = [
  [ALONG_X, ALONG_X, ALONG_Y, ALONG_Y],
  [STANDING, STANDING, ALONG_X, ALONG_X],
  [ALONG_Y, ALONG_Y, STANDING, STANDING],
];

/**
 * Bloxorz in numbers: {@link bloxorz}, state by state.
 *
 * A state is memory * places + place. Places of a whole block are 3 * cell + orientation; those of
 * two halves follow, 2 * (width * height) ** 2 of them.
 *
 * @example
 * ```ts
 * const game = packedBloxorz(parseLevel('game bloxorz\ngrid\nS##G\nend') as BloxorzLevel);
 * game.unpack(game.move(game.start, 0)).cubes; // => [1, 2]
 * ```
 */
export function packedBloxorz(level: BloxorzLevel): PackedGame<BloxorzState> {
  const places = bloxorzPlaces(level);
  const { count, firstSplit, whole } = places;
  const floor = bloxorzFloor(level, Math.floor(Number.MAX_SAFE_INTEGER / count));
  const board = boardOf(level, places, floor);
  return {
    start: whole(level.start, level.start),
    letters: level.teleports.length > 0 ? [...directions, '_'] : directions,
    move(state, letter) {
      const place = state % count;
      const memory = (state - place) / count;
      if (place >= firstSplit) return moveHalf(board, place - firstSplit, letter, memory);
      return letter === SELECT ? -1 : moveWhole(board, place, letter, memory);
    },
    wins: (state) => state % count === whole(level.goal, level.goal),
    unpack(state) {
      const place = state % count;
      return { ...places.cubesOf(place), ...floor.unpack((state - place) / count) };
    },
  };
}

/** A level with its places, its floor, and the teleport of each cell. */
interface Board {
  readonly level: BloxorzLevel;
  readonly strict: boolean;
  readonly places: BloxorzPlaces;
  readonly floor: BloxorzFloor;
  readonly teleportAt: Int32Array;
}

const boardOf = (level: BloxorzLevel, places: BloxorzPlaces, floor: BloxorzFloor): Board => ({
  level,
  strict: level.rules === 'strict',
  places,
  floor,
  teleportAt: placesOf(level.width * level.height, level.teleports),
});

/** The state after the whole block rolls, or -1. */
function moveWhole(board: Board, place: number, letter: number, memory: number): number {
  const { width, height } = board.level;
  const orientation = place % 3;
  const cell = (place - orientation) / 3;
  const x = cell % width;
  const step = STEPS[orientation][letter];
  const then = ORIENTATIONS[orientation][letter];
  const toX = letter < 2 ? x + step : x;
  const toY = (cell - x) / width + (letter < 2 ? 0 : step);
  const farX = then === ALONG_X ? toX + 1 : toX;
  const farY = then === ALONG_Y ? toY + 1 : toY;
  if (toX < 0 || toY < 0 || farX >= width || farY >= height) return -1;
  return arriveWhole(board, toX + width * toY, farX + width * farY, memory);
}

function arriveWhole(board: Board, a: Cell, b: Cell, before: number): number {
  const { level, strict, places, floor, teleportAt } = board;
  const standing = a === b;
  if (!floor.bears(a, standing, before) || !floor.bears(b, standing, before)) return -1;
  let now = floor.fire(before, a, standing);
  if (!standing) now = floor.fire(now, b, false);
  if (strict && !(floor.bears(a, standing, now) && floor.bears(b, standing, now))) return -1;
  return standing && teleportAt[a] >= 0
    ? setDown(board, level.teleports[teleportAt[a]].to, now)
    : now * places.count + places.whole(a, b);
}

/** Halves that a teleport sets down: only strict rules let them act at once. */
function setDown(
  { strict, places, floor }: Board,
  [a, b]: readonly [Cell, Cell],
  before: number,
): number {
  if (!strict) return before * places.count + places.halves(a, b, 0);
  const now = floor.fire(floor.fire(before, a, false), b, false);
  return floor.bears(a, false, now) && floor.bears(b, false, now)
    ? now * places.count + places.joined(a, b, 0)
    : -1;
}

/** The state after the selected half moves, or the other one is selected, or -1. */
function moveHalf(board: Board, place: number, letter: number, before: number): number {
  const { level, strict, places, floor } = board;
  const selected = place % 2;
  if (letter === SELECT)
    return before * places.count + places.firstSplit + place + 1 - 2 * selected;
  const cells = level.width * level.height;
  const pair = (place - selected) / 2;
  const b = pair % cells;
  const a = (pair - b) / cells;
  const other = selected === 0 ? b : a;
  const cell = neighbor(level, selected === 0 ? a : b, letter);
  if (cell < 0 || cell === other || !floor.bears(cell, false, before)) return -1;
  const now = floor.fire(before, cell, false);
  if (strict && !(floor.bears(cell, false, now) && floor.bears(other, false, now))) return -1;
  const then = selected === 0 ? places.joined(cell, b, 0) : places.joined(a, cell, 1);
  return now * places.count + then;
}
