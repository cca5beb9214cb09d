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
    move: (state, letter) => (letter === '_' ? null : step(level, state, letter)),
    wins: ({ cube }) => cube === level.goal,
    key: ({ cube, floor }) => `${cube} ${floor.map((kind) => kind[0]).join('')}`,
  };
}

/** The state after a step; a blue cell takes to the other one, if it is left. */
function step(level: EdgeLevel, { cube, floor }: EdgeState, to: Direction): EdgeState | null {
  const next = stepFrom(level, cube, to);
  // Outside the board, where the number of a cell is -1, is void.
  if (next < 0 || floor[next] === 'void') return null;
  const behind = withKind(floor, cube, floor[cube] === 'twice' ? 'once' : 'void');
  if (next === level.goal) {
    const isAllLeft = behind.every((kind, cell) => kind === 'void' || cell === level.goal);
    return isAllLeft ? { cube: next, floor: behind } : null;
  }
  if (behind[next] !== 'blue') return { cube: next, floor: behind };
  const other = behind.findIndex((kind, cell) => kind === 'blue' && cell !== next);
  return { cube: other < 0 ? next : other, floor: withKind(behind, next, 'void') };
}

const withKind = (floor: EdgeState['floor'], cell: Cell, kind: EdgeFloor): EdgeFloor[] =>
  floor.map((was, each) => (each === cell ? kind : was));
