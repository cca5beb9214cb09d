import { append } from '@manaus/core/internals';
import type { BlockGame } from './block-game.js';
import {
  areNeighbors,
  type Cell,
  type Direction,
  directions,
  type Placed,
  stepFrom,
} from './grid.js';
import type { BloxorzLevel, Level, Switch } from './level.js';
import { requireLevelOf } from './require-level.js';

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

/**
 * Bloxorz: a block of two cubes rolls over the floor and must stand on the goal.
 *
 * The floor is tested under what has rolled, then switches fire, the cube with the smaller cell
 * before the other, then a teleport splits or halves join. The rules `official` of a level stop
 * there; `strict` ones test all the floor again, and the halves that a teleport sets down fire
 * light switches and join. Sources: the game of DX Interactive (2007); for `strict` [ramos2014,
 * section 3.1].
 *
 * @example
 * ```ts
 * const game = bloxorz(parseLevel('game bloxorz\ngrid\nS##G\nend'));
 * game.move(game.start, 'R')?.cubes; // => [1, 2]
 * ```
 */
export function bloxorz(level: Level): BlockGame<BloxorzState> {
  requireLevelOf('blocks/bloxorz', 'bloxorz', level);
  const board: Board = {
    level,
    strict: level.rules === 'strict',
    bridgeAt: placesOf(level.bridges),
    switchesAt: placesOf(level.switches),
    teleportAt: placesOf(level.teleports),
  };
  return {
    start: {
      cubes: [level.start, level.start],
      selected: null,
      closed: level.bridges.map(({ closed }) => closed),
      pressed: level.switches.map(() => false),
    },
    letters: level.teleports.length > 0 ? [...directions, '_'] : directions,
    move(state, letter) {
      if (letter !== '_') return moveOf(board, state, letter);
      return state.selected === null ? null : { ...state, selected: state.selected === 0 ? 1 : 0 };
    },
    wins: ({ cubes, selected }) =>
      selected === null && cubes[0] === level.goal && cubes[1] === level.goal,
    key: ({ cubes, selected, closed, pressed }) =>
      `${cubes.join()} ${selected ?? ''} ${[...closed, ...pressed].map(Number).join('')}`,
  };
}

/** A level, and the places in its lists of what lies on a cell. */
interface Board {
  readonly level: BloxorzLevel;
  readonly strict: boolean;
  readonly bridgeAt: ReadonlyMap<Cell, readonly number[]>;
  readonly switchesAt: ReadonlyMap<Cell, readonly number[]>;
  readonly teleportAt: ReadonlyMap<Cell, readonly number[]>;
}

/** The state after the whole block rolls, or the half that is selected moves. */
function moveOf(board: Board, state: BloxorzState, direction: Direction): BloxorzState | null {
  const { cubes, selected } = state;
  if (selected === null) {
    const after = rollOf(board.level, cubes, direction);
    return arrive(board, { ...state, cubes: after }, [...new Set(after)]);
  }
  const cell = stepFrom(board.level, cubes[selected], direction);
  if (cell === cubes[1 - selected]) return null;
  const after = selected === 0 ? ([cell, cubes[1]] as const) : ([cubes[0], cell] as const);
  return arrive(board, { ...state, cubes: after }, [cell]);
}

/** The consequences of a roll onto some cells: the floor, switches, a teleport, joining. */
function arrive(board: Board, state: BloxorzState, cells: readonly Cell[]): BloxorzState | null {
  if (!cells.every((cell) => bears(board, state, cell))) return null;
  const after = fire(board, state, cells);
  const [teleport] = (isStanding(state) ? board.teleportAt.get(cells[0]) : undefined) ?? [];
  if (after === null || teleport === undefined) return after && join(board.level, after);
  return setDown(board, { ...after, cubes: board.level.teleports[teleport].to, selected: 0 });
}

/** Halves that a teleport sets down: only strict rules let them act at once. */
function setDown(board: Board, halves: BloxorzState): BloxorzState | null {
  if (!board.strict) return halves;
  const after = fire(board, halves, halves.cubes);
  return after && join(board.level, after);
}

/** The state after switches fired under some cubes; `null` where strict rules find no floor. */
function fire(board: Board, state: BloxorzState, cells: readonly Cell[]): BloxorzState | null {
  const { level, strict, switchesAt } = board;
  let after = state;
  for (const cell of cells)
    for (const place of switchesAt.get(cell) ?? [])
      if (level.switches[place].weight === 'light' || isStanding(state))
        after = press(after, level.switches[place], place);
  return strict && !after.cubes.every((cell) => bears(board, after, cell)) ? null : after;
}

/** Outside the board, where the number of a cell is -1, nothing bears. */
function bears({ level, bridgeAt }: Board, state: BloxorzState, cell: Cell): boolean {
  const [bridge] = bridgeAt.get(cell) ?? [];
  if (bridge !== undefined) return state.closed[bridge];
  return level.floor[cell] === 'floor' || (level.floor[cell] === 'wood' && !isStanding(state));
}

/** True if the block is whole and upright; two halves are never on one cell. */
const isStanding = ({ cubes }: BloxorzState): boolean => cubes[0] === cubes[1];

/** The cubes of a block after it rolled, the smaller cell first; -1 outside the board. */
function rollOf(
  level: BloxorzLevel,
  [a, b]: readonly [Cell, Cell],
  direction: Direction,
): [Cell, Cell] {
  const ahead = direction === 'R' || direction === 'U';
  const [near, far] = ahead ? [b, a] : [a, b];
  const one = stepFrom(level, near, direction);
  // A standing block lies down on the next two cells; one that lies along the move stands up beyond
  // its end; else it rolls over.
  if (a === b) return sortCells(one, stepFrom(level, near, direction, 2));
  if (stepFrom(level, far, direction) === near) return [one, one];
  return sortCells(one, stepFrom(level, far, direction));
}

const sortCells = (a: Cell, b: Cell): [Cell, Cell] => [Math.min(a, b), Math.max(a, b)];

/** Halves side by side are one block at once; a block that lies is one already. */
function join(level: BloxorzLevel, state: BloxorzState): BloxorzState {
  const [a, b] = state.cubes;
  return areNeighbors(level, a, b) ? { ...state, cubes: sortCells(a, b), selected: null } : state;
}

function press(state: BloxorzState, by: Switch, place: number): BloxorzState {
  if (state.pressed[place]) return state;
  const closed = [...state.closed];
  for (const bridge of by.bridges)
    closed[bridge] = by.effect === 'close' || (by.effect !== 'open' && !closed[bridge]);
  // Only a switch that works once need be remembered: states that differ in nothing else are one
  // state.
  const pressed =
    by.effect === 'non-alternating'
      ? state.pressed.map((was, i) => was || i === place)
      : state.pressed;
  return { ...state, closed, pressed };
}

/** The places of the things that have a cell, in their order. */
function placesOf(things: readonly Placed[]): Map<Cell, number[]> {
  const places = new Map<Cell, number[]>();
  for (const [place, { cells }] of things.entries())
    for (const cell of cells) append(places, cell, place);
  return places;
}
