import type { BlockState } from '@manaus/blocks';
import { box, type Place } from './solids.js';

/**
 * The solids of a piece on one of its cells, from that cell's corner: a tall box, a cube, a
 * cylinder.
 */
export function pieceSolids(state: BlockState, cell: number): Place[][] {
  if ('cubes' in state) {
    const [a, b] = state.cubes;
    if (a === b) return [standing];
    if (state.selected !== null) return [half];
    // A block that lies on two cells is drawn with the one in front.
    if (b === a + 1) return cell === b ? [lyingAlongX] : [];
    return cell === a ? [lyingAlongY] : [];
  }
  return 'axis' in state && state.cube <= 0 ? [cylinder(state.axis)] : [cube];
}

const cube = box(0.05, 0.05, 0, 0.86, 0.86);
const half = box(0.05, 0.05, 0, 0.9, 0.86);
const standing = box(0.05, 0.05, 0, 1.8, 0.86);
const lyingAlongX = box(-0.95, 0.05, 0, 0.9, 1.86, 0.86);
const lyingAlongY = box(0.05, 0.05, 0, 0.9, 0.86, 1.86);

/** From across an axis and along it to the place in a cell. */
const placesOfAxis = {
  standing: (a: number, b: number, along: number): Place => [a, 0.5 + b, along],
  'lying-x': (a: number, b: number, along: number): Place => [along, a, 0.42 + b],
  'lying-y': (a: number, b: number, along: number): Place => [a, along, 0.42 + b],
};

/** The circles of 24 points at both ends of a cylinder. */
const cylinder = (axis: keyof typeof placesOfAxis): Place[] =>
  [0.08, 0.92].flatMap((along) =>
    Array.from({ length: 24 }, (_, i): Place => {
      const angle = (i * Math.PI) / 12;
      const [a, b] = [0.5 + 0.42 * Math.cos(angle), 0.42 * Math.sin(angle)];
      return placesOfAxis[axis](a, b, along);
    }),
  );
