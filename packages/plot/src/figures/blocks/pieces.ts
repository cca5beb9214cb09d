import type { BlockState, BloxorzState } from '@manaus/blocks';
import { box, type Place } from './solids.js';

/**
 * The solids of a piece on one of its cells, from that cell's corner: a tall box, a cube, a
 * cylinder.
 */
export function pieceSolids(state: BlockState, cell: number): Place[][] {
  if ('cubes' in state) return blockSolids(state, cell);
  if (!('axis' in state) || state.cube > 0) return [box(0.05, 0.05, 0, 0.86, 0.86)];
  return [[0.08, 0.92].flatMap((along) => cylinderEnd(state.axis, along))];
}

/** A block that stands or lies, or a half; one that lies is drawn with the cell in front. */
function blockSolids({ cubes: [a, b], selected }: BloxorzState, cell: number): Place[][] {
  if (a === b) return [box(0.05, 0.05, 0, 1.8, 0.86)];
  if (selected !== null) return [box(0.05, 0.05, 0, 0.9, 0.86)];
  if (b === a + 1) return cell === b ? [box(-0.95, 0.05, 0, 0.9, 1.86, 0.86)] : [];
  return cell === a ? [box(0.05, 0.05, 0, 0.9, 0.86, 1.86)] : [];
}

/** A circle of 24 points across an axis, at a share of the cell along it. */
const cylinderEnd = (axis: 'standing' | 'lying-x' | 'lying-y', along: number): Place[] =>
  Array.from({ length: 24 }, (_, i): Place => {
    const angle = (i * Math.PI) / 12;
    const [a, b] = [0.5 + 0.42 * Math.cos(angle), 0.42 * Math.sin(angle)];
    if (axis === 'standing') return [a, 0.5 + b, along];
    return axis === 'lying-x' ? [along, a, 0.42 + b] : [a, along, 0.42 + b];
  });
