import type { BloxorzOptions, BloxorzState } from '../rules/bloxorz.js';
import { type Cell, directions } from '../rules/grid.js';
import type { BloxorzLevel } from '../rules/level.js';
import { neighbor, placesOf } from './cells.js';
import type { PackedGame } from './packed-game.js';
import { switchMemory } from './switch-memory.js';

const SELECT = 4;
/** The orientation of the block seen from its lower left cube; a code has this digit. */
const STANDING = 0;
const ALONG_X = 1;
const ALONG_Y = 2;

/**
 * How far the lower left cube goes, by how the block lies and by the letter (R, L, U, D); and how
 * the block lies then.
 */
const STEPS = [
  [1, -2, 1, -2],
  [2, -1, 1, -1],
  [1, -1, 2, -1],
];
const LIES = [
  [ALONG_X, ALONG_X, ALONG_Y, ALONG_Y],
  [STANDING, STANDING, ALONG_X, ALONG_X],
  [ALONG_Y, ALONG_Y, STANDING, STANDING],
];

/**
 * Bloxorz in numbers: {@link bloxorz}, state by state.
 *
 * A code is memory * places + place. Places of a whole block are 3 * cell + how it lies; those of
 * halves follow, 2 * (width * height) ** 2 of them.
 *
 * @example
 * ```ts
 * const game = packedBloxorz(parseLevel('game bloxorz\ngrid\nS##G\nend') as BloxorzLevel);
 * game.unpack(game.move(game.start, 0)).cubes; // => [1, 2]
 * ```
 */
export function packedBloxorz(
  level: BloxorzLevel,
  options: BloxorzOptions = {},
): PackedGame<BloxorzState> {
  const { supportFirst = false, teleportFires = true, restOnGoal = true } = options;
  const { width, height, goal, switches, teleports } = level;
  const cells = width * height;
  const splits = teleports.length > 0;
  const places = 3 * cells + (splits ? 2 * cells * cells : 0);
  const bridgeAt = placesOf(cells, level.bridges);
  const switchAt = placesOf(cells, switches);
  const teleportAt = placesOf(cells, teleports);
  const bears = Uint8Array.from(level.floor, (floor) =>
    floor === 'floor' ? 2 : floor === 'wood' ? 1 : 0,
  );
  const memory = switchMemory(level, Math.floor(Number.MAX_SAFE_INTEGER / places));

  const supports = (cell: Cell, standing: boolean, now: number): boolean => {
    const bridge = bridgeAt[cell];
    if (bridge >= 0) return memory.closed(now, bridge);
    if (!restOnGoal && cell === goal && !standing) return false;
    return standing ? bears[cell] === 2 : bears[cell] !== 0;
  };
  const fire = (now: number, cell: Cell, standing: boolean): number => {
    const place = switchAt[cell];
    return place < 0 || (!standing && switches[place].weight === 'heavy')
      ? now
      : memory.press(now, place);
  };
  const whole = (a: Cell, b: Cell, now: number): number =>
    now * places +
    3 * Math.min(a, b) +
    (a === b ? STANDING : Math.abs(b - a) === width ? ALONG_Y : ALONG_X);
  const halves = (a: Cell, b: Cell, selected: number, now: number): number => {
    const apart = Math.abs(a - b);
    const adjacent =
      apart === width || (apart === 1 && Math.floor(a / width) === Math.floor(b / width));
    return adjacent ? whole(a, b, now) : now * places + 3 * cells + 2 * (a * cells + b) + selected;
  };

  const arriveWhole = (a: Cell, b: Cell, before: number): number => {
    const standing = a === b;
    if (supportFirst && !(supports(a, standing, before) && supports(b, standing, before)))
      return -1;
    let now = fire(before, a, standing);
    if (!standing) now = fire(now, b, false);
    if (!supports(a, standing, now) || !supports(b, standing, now)) return -1;
    return standing && teleportAt[a] >= 0
      ? split(teleports[teleportAt[a]].to, now)
      : whole(a, b, now);
  };
  const split = ([a, b]: readonly [Cell, Cell], before: number): number => {
    if (supportFirst && !(supports(a, false, before) && supports(b, false, before))) return -1;
    const now = teleportFires ? fire(fire(before, a, false), b, false) : before;
    return supports(a, false, now) && supports(b, false, now) ? halves(a, b, 0, now) : -1;
  };
  const moveHalf = (place: number, letter: number, before: number): number => {
    const selected = place % 2;
    const pair = (place - selected) / 2;
    const b = pair % cells;
    const a = (pair - b) / cells;
    if (letter === SELECT) return before * places + 3 * cells + place + 1 - 2 * selected;
    const other = selected === 0 ? b : a;
    const cell = neighbor(level, selected === 0 ? a : b, letter);
    if (cell < 0 || cell === other) return -1;
    if (supportFirst && !(supports(cell, false, before) && supports(other, false, before)))
      return -1;
    const now = fire(before, cell, false);
    if (!supports(cell, false, now) || !supports(other, false, now)) return -1;
    return selected === 0 ? halves(cell, b, 0, now) : halves(a, cell, 1, now);
  };

  return {
    start: 3 * level.start,
    letters: splits ? [...directions, '_'] : directions,
    move(state, letter) {
      const place = state % places;
      const now = (state - place) / places;
      if (place >= 3 * cells) return moveHalf(place - 3 * cells, letter, now);
      if (letter === SELECT) return -1;
      const lies = place % 3;
      const cell = (place - lies) / 3;
      const x = cell % width;
      const step = STEPS[lies][letter];
      const lying = LIES[lies][letter];
      const toX = letter < 2 ? x + step : x;
      const toY = (cell - x) / width + (letter < 2 ? 0 : step);
      const farX = lying === ALONG_X ? toX + 1 : toX;
      const farY = lying === ALONG_Y ? toY + 1 : toY;
      if (toX < 0 || toY < 0 || farX >= width || farY >= height) return -1;
      return arriveWhole(toX + width * toY, farX + width * farY, now);
    },
    wins: (state) => state % places === 3 * goal + STANDING,
    unpack(state) {
      const place = state % places;
      return { ...cubesOf(place), ...memory.unpack((state - place) / places) };
    },
  };

  function cubesOf(place: number): Pick<BloxorzState, 'cubes' | 'selected'> {
    if (place >= 3 * cells) {
      const pair = Math.floor((place - 3 * cells) / 2);
      return {
        cubes: [Math.floor(pair / cells), pair % cells],
        selected: (place - 3 * cells) % 2 === 0 ? 0 : 1,
      };
    }
    const lies = place % 3;
    const cell = (place - lies) / 3;
    return { cubes: [cell, cell + [0, 1, width][lies]], selected: null };
  }
}
