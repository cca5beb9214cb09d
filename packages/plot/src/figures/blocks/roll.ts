import type { BlockState, Letter } from '@manaus/blocks';
import { formOf, integerFrom, must, oneOf, optional } from '@manaus/core/schemas';
import * as v from 'valibot';
import { cellsOfState } from './looks.js';
import type { Place } from './solids.js';

/** A piece on its way: a share, from 0 to 1, of a move in a direction. */
export interface Roll {
  readonly letter: Exclude<Letter, '_'>;
  readonly share: number;
  /** The cells that a cylinder rolls over its side; 1 by default. */
  readonly cells?: number;
}

/** @internal The form of a part of a move. */
export const rollForm = formOf<Roll>({
  letter: oneOf(['R', 'L', 'U', 'D']),
  share: must(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 'number', { least: 0, most: 1 }),
  cells: optional(integerFrom(1)),
});

/** The steps of the directions: to the right, away. */
const steps = { R: [1, 0], L: [-1, 0], U: [0, 1], D: [0, -1] } as const;

/**
 * The movement of points of a piece in a state: a turn about the edge of its cells toward the move,
 * or straight on where a cylinder rolls over its side.
 */
export function rollMotion(
  state: BlockState,
  width: number,
  { letter, share, cells = 1 }: Roll,
): (place: Place) => Place {
  const [x, y] = steps[letter];
  const across = x !== 0 ? 'lying-y' : 'lying-x';
  if ('axis' in state && state.cube === 0 && state.axis === across)
    return ([a, b, z]) => [a + x * share * cells, b + y * share * cells, z];
  // The edge that it turns about is the farthest in the direction of the move, measured along it.
  const edges = movedCells(state).map(
    (cell) => x * (cell % width) + y * Math.floor(cell / width) + Math.max(0, x + y),
  );
  const edge = Math.max(...edges);
  const angle = (share * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([a, b, z]) => {
    const along = x * a + y * b - edge;
    const shift = along * cos + z * sin - along;
    return [a + x * shift, b + y * shift, z * cos - along * sin];
  };
}

/** The cells under what a move moves: of halves the selected one. */
export function movedCells(state: BlockState): readonly number[] {
  if ('cubes' in state && state.selected !== null) return [state.cubes[state.selected]];
  return cellsOfState(state);
}
