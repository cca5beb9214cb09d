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
  const moves = blockMoves(level, places, floor);
  return {
    start: whole(level.start, level.start),
    letters: level.teleports.length > 0 ? [...directions, '_'] : directions,
    move(state, letter) {
      const place = state % count;
      const memory = (state - place) / count;
      if (place >= firstSplit) return moves.half(place - firstSplit, letter, memory);
      return letter === SELECT ? -1 : moves.whole(place, letter, memory);
    },
    wins: (state) => state % count === whole(level.goal, level.goal),
    unpack(state) {
      const place = state % count;
      return { ...places.cubesOf(place), ...floor.unpack((state - place) / count) };
    },
  };
}

/** The moves of the whole block and of a half: the state after a move, or -1. */
function blockMoves(
  level: BloxorzLevel,
  { count, firstSplit, whole, halves, joined }: BloxorzPlaces,
  { bears, fire }: BloxorzFloor,
) {
  const { width, height, teleports } = level;
  const strict = level.rules === 'strict';
  const cells = width * height;
  const teleportAt = placesOf(cells, teleports);

  const arriveWhole = (a: Cell, b: Cell, before: number): number => {
    const standing = a === b;
    if (!bears(a, standing, before) || !bears(b, standing, before)) return -1;
    let now = fire(before, a, standing);
    if (!standing) now = fire(now, b, false);
    if (strict && !(bears(a, standing, now) && bears(b, standing, now))) return -1;
    return standing && teleportAt[a] >= 0
      ? setDown(teleports[teleportAt[a]].to, now)
      : now * count + whole(a, b);
  };

  const setDown = ([a, b]: readonly [Cell, Cell], before: number): number => {
    if (!strict) return before * count + halves(a, b, 0);
    const now = fire(fire(before, a, false), b, false);
    return bears(a, false, now) && bears(b, false, now) ? now * count + joined(a, b, 0) : -1;
  };

  return {
    whole(place: number, letter: number, memory: number): number {
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
      return arriveWhole(toX + width * toY, farX + width * farY, memory);
    },
    half(place: number, letter: number, before: number): number {
      const selected = place % 2;
      if (letter === SELECT) return before * count + firstSplit + place + 1 - 2 * selected;
      const pair = (place - selected) / 2;
      const b = pair % cells;
      const a = (pair - b) / cells;
      const other = selected === 0 ? b : a;
      const cell = neighbor(level, selected === 0 ? a : b, letter);
      if (cell < 0 || cell === other || !bears(cell, false, before)) return -1;
      const now = fire(before, cell, false);
      if (strict && !(bears(cell, false, now) && bears(other, false, now))) return -1;
      return now * count + (selected === 0 ? joined(cell, b, 0) : joined(a, cell, 1));
    },
  };
}
