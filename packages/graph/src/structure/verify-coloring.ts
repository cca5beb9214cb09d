import { requireInteger } from '@manaus/core';
import { requireListOf } from '../requirements.js';
import type { EdgeColoring } from './ramsey.js';

/**
 * True if no color i has a complete subgraph on `sizes[i]` points, and every edge has one of the
 * colors, the same from both ends.
 *
 * Tries all sets of points that grow within one color. Shares no code with what finds colorings.
 *
 * @example
 * ```ts
 * verifyColoring([[-1, 0, 1], [0, -1, 0], [1, 0, -1]], [3, 3]); // => true
 * verifyColoring([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], [3, 3]); // => false
 * ```
 */
export function verifyColoring(coloring: EdgeColoring, sizes: readonly number[]): boolean {
  requireListOf('graph/ramsey', 'coloring', 'entries', coloring);
  for (const row of coloring) requireListOf('graph/ramsey', 'coloring', 'colors', row);
  requireListOf('graph/ramsey', 'sizes', 'sizes', sizes);
  for (const size of sizes) requireInteger('graph/ramsey', 'sizes', size, 1);
  const points = [...coloring.keys()];
  return (
    hasColors(coloring, sizes) &&
    !sizes.some((size, color) => hasComplete(coloring, points, size, color))
  );
}

/** True if every edge has one of the colors, the same from both ends. */
const hasColors = (coloring: EdgeColoring, sizes: readonly number[]): boolean =>
  coloring.every(
    (row, a) =>
      row.length === coloring.length &&
      row.every((color, b) =>
        a === b ? color === -1 : color in sizes && color === coloring[b][a],
      ),
  );

/** True if some of the points form a complete subgraph of a color. */
function hasComplete(
  coloring: EdgeColoring,
  points: readonly number[],
  size: number,
  color: number,
): boolean {
  if (size <= 0) return true;
  return points.some((point, i) => {
    const near = points.slice(i + 1).filter((next) => coloring[point][next] === color);
    return hasComplete(coloring, near, size - 1, color);
  });
}
