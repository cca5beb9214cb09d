import type { BlockState, Level } from '@manaus/blocks';
import type { Point } from '../../figure.js';
import { meanPoint } from '../../marks/kinds.js';
import { cellsOfState } from './looks.js';

/**
 * The distance of a lying piece from the middle of its cells, so that no move runs over another
 * state.
 */
const aside = 0.3;

/** True if a piece stands on one cell. */
export const stands = (state: BlockState): boolean =>
  cellsOfState(state).length === 1 && (!('axis' in state) || state.axis === 'standing');

/**
 * The place of a state over its level, in cells with y down: the middle of its cells where the
 * piece stands, beside it where it lies.
 */
export function statePlace({ width, height }: Level, state: BlockState): Point {
  const cells = cellsOfState(state).map((cell) => ({
    x: (cell % width) + 0.5,
    y: height - Math.floor(cell / width) - 0.5,
  }));
  const { x, y } = meanPoint(cells);
  if (stands(state)) return { x, y };
  if ('axis' in state) {
    const by = state.axis === 'lying-x' ? aside : -aside;
    return { x: x + by, y: y - by };
  }
  return cells[0].y === cells[1].y ? { x, y: y - aside } : { x: x - aside, y };
}
