import type { BlockGame } from './block-game.js';
import {
  areNeighbors,
  type Cell,
  type Direction,
  directions,
  type Letter,
  stepFrom,
} from './grid.js';
import type { BloxorzLevel, Switch } from './level.js';

/**
 * The place of the block: its two cubes, on one cell when it stands. The first is the one with the
 * smaller number, unless split.
 */
export interface BloxorzState {
  readonly cubes: readonly [Cell, Cell];
  /** The half that is moved; `null` while the block is whole. */
  readonly selected: 0 | 1 | null;
  /** For each bridge, whether it is closed: one can pass. */
  readonly closed: readonly boolean[];
  /** For each switch that works once, whether it was pressed. */
  readonly pressed: readonly boolean[];
}

/** The rules that the work leaves open. The defaults are those of the level format. */
export interface BloxorzOptions {
  /**
   * True if the floor under the block must be there before its switches fire; otherwise they fire
   * first.
   */
  readonly supportFirst?: boolean;
  /** True if halves set down by a teleport fire light switches. Default: true. */
  readonly teleportFires?: boolean;
  /** True if a half or a lying block may rest on the goal. Default: true. */
  readonly restOnGoal?: boolean;
}

/**
 * Bloxorz: a block of two cubes rolls over the floor and must stand on the goal.
 *
 * Switches fire first, the cube with the smaller cell before the other; then the floor is tested.
 * Source: [ramos2014, section 3.1].
 *
 * @example
 * ```ts
 * const game = bloxorz(parseLevel('game bloxorz\ngrid\nS##G\nend') as BloxorzLevel);
 * game.move(game.start, 'R')?.cubes; // => [1, 2]
 * ```
 */
export function bloxorz(
  level: BloxorzLevel,
  options: BloxorzOptions = {},
): BlockGame<BloxorzState> {
  const { supportFirst = false, teleportFires = true, restOnGoal = true } = options;
  const start: BloxorzState = {
    cubes: [level.start, level.start],
    selected: null,
    closed: level.bridges.map(({ closed }) => closed),
    pressed: level.switches.map(() => false),
  };
  const bridgeAt = placesOf(level.bridges);
  const switchAt = placesOf(level.switches);
  const teleportAt = placesOf(level.teleports);

  const supported = ({ cubes, selected, closed }: BloxorzState): boolean => {
    const standing = selected === null && cubes[0] === cubes[1];
    return cubes.every((cell) => {
      const bridge = bridgeAt.get(cell);
      if (bridge !== undefined) return closed[bridge];
      if (!restOnGoal && cell === level.goal && !standing) return false;
      return level.floor[cell] === 'floor' || (level.floor[cell] === 'wood' && !standing);
    });
  };

  const fire = (state: BloxorzState, arriving: readonly Cell[], standing: boolean): BloxorzState =>
    arriving.reduce((now, cell) => {
      const place = switchAt.get(cell);
      return place === undefined || (level.switches[place].weight === 'heavy' && !standing)
        ? now
        : pressed(now, level.switches[place], place);
    }, state);

  /** The consequences of an arrival: switches, teleport, joining, the test of the floor. */
  const arrived = (state: BloxorzState, arriving: readonly Cell[]): BloxorzState | null => {
    if (supportFirst && !supported(state)) return null;
    const standing = state.selected === null && state.cubes[0] === state.cubes[1];
    const fired = fire(state, arriving, standing);
    if (!supported(fired)) return null;
    const teleport = standing ? teleportAt.get(state.cubes[0]) : undefined;
    if (teleport === undefined) return joined(level, fired);
    const { to } = level.teleports[teleport];
    const split: BloxorzState = { ...fired, cubes: to, selected: 0 };
    if (supportFirst && !supported(split)) return null;
    const landed = teleportFires ? fire(split, to, false) : split;
    return supported(landed) ? joined(level, landed) : null;
  };

  const moveHalf = (
    state: BloxorzState,
    selected: 0 | 1,
    direction: Direction,
  ): BloxorzState | null => {
    const cell = stepFrom(level, state.cubes[selected], direction);
    if (cell < 0 || cell === state.cubes[1 - selected]) return null;
    return arrived(
      { ...state, cubes: selected === 0 ? [cell, state.cubes[1]] : [state.cubes[0], cell] },
      [cell],
    );
  };

  return {
    start,
    letters: level.teleports.length > 0 ? [...directions, '_'] : directions,
    move(state: BloxorzState, letter: Letter) {
      const { selected } = state;
      if (letter === '_')
        return selected === null ? null : { ...state, selected: selected === 0 ? 1 : 0 };
      if (selected !== null) return moveHalf(state, selected, letter);
      const cubes = rolled(level, state.cubes, letter);
      if (cubes[0] < 0 || cubes[1] < 0) return null;
      return arrived({ ...state, cubes }, cubes[0] === cubes[1] ? [cubes[0]] : cubes);
    },
    wins: ({ cubes, selected }) =>
      selected === null && cubes[0] === level.goal && cubes[1] === level.goal,
    key: ({ cubes, selected, closed, pressed }) =>
      `${cubes.join()} ${selected ?? ''} ${[...closed, ...pressed].map(Number).join('')}`,
  };
}

/** The cubes of a block after it rolled, the smaller cell first; -1 outside the board. */
function rolled(
  level: BloxorzLevel,
  [a, b]: readonly [Cell, Cell],
  direction: Direction,
): [Cell, Cell] {
  const ahead = direction === 'R' || direction === 'U';
  const [near, far] = ahead ? [b, a] : [a, b];
  const one = stepFrom(level, near, direction);
  // A standing block lies down on the next two cells; one that lies along the move stands up beyond its end; else it rolls over.
  if (a === b) return inOrder(one, stepFrom(level, near, direction, 2));
  if (stepFrom(level, far, direction) === near) return [one, one];
  return inOrder(one, stepFrom(level, far, direction));
}

const inOrder = (a: Cell, b: Cell): [Cell, Cell] => (a < b ? [a, b] : [b, a]);

/** Halves side by side are one block at once. */
function joined(level: BloxorzLevel, state: BloxorzState): BloxorzState {
  const [a, b] = state.cubes;
  return state.selected !== null && areNeighbors(level, a, b)
    ? { ...state, cubes: inOrder(a, b), selected: null }
    : state;
}

function pressed(state: BloxorzState, { effect, bridges }: Switch, place: number): BloxorzState {
  if (effect === 'non-alternating' && state.pressed[place]) return state;
  const closed = [...state.closed];
  for (const bridge of bridges)
    closed[bridge] = effect === 'close' || (effect !== 'open' && !closed[bridge]);
  // Only a switch that works once need be remembered: states that differ in nothing else are one state.
  return {
    ...state,
    closed,
    pressed:
      effect === 'non-alternating'
        ? state.pressed.map((was, i) => was || i === place)
        : state.pressed,
  };
}

/** The place of the thing that has a cell. */
function placesOf(things: readonly { readonly cells: readonly Cell[] }[]): Map<Cell, number> {
  return new Map(
    things.flatMap(({ cells }, place) => cells.map((cell): [Cell, number] => [cell, place])),
  );
}
