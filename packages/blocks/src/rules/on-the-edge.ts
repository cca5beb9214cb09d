import type { BlockGame } from './block-game.js';
import { type Cell, type Direction, directions, stepFrom } from './grid.js';
import type { EdgeFloor, EdgeLevel, Level } from './level.js';
import { requireLevelOf } from './require-level.js';

/** The cell of the cube, and the floor that is left. */
export interface EdgeState {
  readonly cube: Cell;
  readonly floor: readonly EdgeFloor[];
}

/**
 * On The Edge: a cube leaves cells that vanish, and must reach the end when nothing else is left.
 *
 * A blue cell that is entered goes and takes to the other, which goes when left. The end is entered
 * only with the move after which it is all there is. Source: [ramos2014, section 4.1].
 *
 * @example
 * ```ts
 * checkPath(onTheEdge(parseLevel('game on-the-edge\ngrid\nSKG\n.#.\nend')), 'RDUR').wins; // => true
 * ```
 */
export function onTheEdge(level: Level): BlockGame<EdgeState> {
  requireLevelOf('blocks/on-the-edge', 'on-the-edge', level);
  return {
    start: { cube: level.start, floor: level.floor },
    letters: directions,
    move: (state, letter) => (letter === '_' ? null : moved(level, state, letter)),
    wins: ({ cube }) => cube === level.goal,
    key: ({ cube, floor }) => `${cube} ${floor.map((kind) => kind[0]).join('')}`,
  };
}

function moved(level: EdgeLevel, state: EdgeState, to: Direction): EdgeState | null {
  const next = stepFrom(level, state.cube, to);
  if (isVoid(state.floor, next)) return null;
  return arrived(level, { cube: next, floor: floorBehind(state) });
}

/** Outside the board, where the number of a cell is -1, is void. */
const isVoid = (floor: EdgeState['floor'], cell: Cell): boolean =>
  cell < 0 || floor[cell] === 'void';

/** The floor once the cube has left its cell. */
const floorBehind = ({ cube, floor }: EdgeState): EdgeFloor[] =>
  changed(floor, cube, floor[cube] === 'twice' ? 'once' : 'void');

/** The consequences of a step onto a cell: the end, or a jump from a blue one. */
function arrived({ goal }: EdgeLevel, state: EdgeState): EdgeState | null {
  if (state.cube === goal) return isAllLeft(goal, state.floor) ? state : null;
  return state.floor[state.cube] === 'blue' ? jumped(state) : state;
}

const isAllLeft = (goal: Cell, floor: EdgeState['floor']): boolean =>
  floor.every((kind, cell) => kind === 'void' || cell === goal);

/** The state once the blue cell under the cube is gone, the cube on the other if one is left. */
function jumped({ cube, floor }: EdgeState): EdgeState {
  const other = floor.findIndex((kind, cell) => kind === 'blue' && cell !== cube);
  return { cube: other < 0 ? cube : other, floor: changed(floor, cube, 'void') };
}

const changed = (floor: EdgeState['floor'], cell: Cell, kind: EdgeFloor): EdgeFloor[] =>
  floor.map((was, each) => (each === cell ? kind : was));
