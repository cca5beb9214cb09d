import type { BloxorzOptions, BloxorzState } from '../rules/bloxorz.js';
import { type Cell, directions } from '../rules/grid.js';
import type { BloxorzLevel, Switch } from '../rules/level.js';
import { memories } from '../rules/memories.js';
import type { PackedGame } from './packed-game.js';

const SELECT = 4;
/** How the block lies from its lower left cube; a code has this digit. */
const STANDING = 0;
const ALONG_X = 1;
const ALONG_Y = 2;

/** How far the lower left cube goes, by how the block lies and by the letter (R, L, U, D); and how the block lies then. */
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
 * A code is memory * places + place. Places of a whole block are 3 * cell + how it lies; those of halves follow, 2 * (width * height) ** 2 of them.
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

/** Where bridges and switches stand, in numbers; presses are looked up once they have been seen. */
function switchMemory({ bridges, switches }: BloxorzLevel, most: number) {
  const known = memories(bridges.length + switches.length, most);
  known.numberOf(
    Uint8Array.from([...bridges.map(({ closed }) => Number(closed)), ...switches.map(() => 0)]),
  );
  let after = new Int32Array(64 * switches.length).fill(-1);
  const press = (memory: number, place: number): number => {
    const at = memory * switches.length + place;
    while (at >= after.length) after = doubled(after);
    if (after[at] < 0)
      after[at] = known.numberOf(
        pressed(known.row(memory), bridges.length, switches[place], place),
      );
    return after[at];
  };
  const unpack = (memory: number) => {
    const row = [...known.row(memory)].map((entry) => entry === 1);
    return { closed: row.slice(0, bridges.length), pressed: row.slice(bridges.length) };
  };
  return {
    closed: (memory: number, bridge: number) => known.at(memory, bridge) === 1,
    press,
    unpack,
  };
}

function pressed(
  row: Uint8Array,
  bridges: number,
  { effect, bridges: targets }: Switch,
  place: number,
): Uint8Array {
  if (effect === 'non-alternating' && row[bridges + place] === 1) return row;
  for (const bridge of targets)
    row[bridge] = effect === 'close' ? 1 : effect === 'open' ? 0 : 1 - row[bridge];
  if (effect === 'non-alternating') row[bridges + place] = 1;
  return row;
}

/** The cell beside another in the direction of a letter; -1 outside the board. */
export function neighbor(
  { width, height }: { readonly width: number; readonly height: number },
  cell: Cell,
  letter: number,
): Cell {
  const x = cell % width;
  if (letter === 0) return x + 1 < width ? cell + 1 : -1;
  if (letter === 1) return x > 0 ? cell - 1 : -1;
  if (letter === 2) return cell + width < width * height ? cell + width : -1;
  return cell >= width ? cell - width : -1;
}

/** The place of the thing that has a cell; -1 for none. */
export function placesOf(
  cells: number,
  things: readonly { readonly cells: readonly Cell[] }[],
): Int32Array {
  const places = new Int32Array(cells).fill(-1);
  for (const [place, thing] of things.entries())
    for (const cell of thing.cells) places[cell] = place;
  return places;
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(64, list.length * 2)).fill(-1);
  longer.set(list);
  return longer;
}
