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
  const sound = coloring.every(
    (row, a) =>
      row.length === coloring.length &&
      row.every((color, b) =>
        a === b ? color === -1 : color in sizes && color === coloring[b][a],
      ),
  );
  const grows = (chosen: readonly number[], color: number): boolean =>
    chosen.length >= sizes[color] ||
    coloring.some(
      (_, next) =>
        next > (chosen[chosen.length - 1] ?? -1) &&
        chosen.every((point) => coloring[point][next] === color) &&
        grows([...chosen, next], color),
    );
  return sound && !sizes.some((_, color) => grows([], color));
}
