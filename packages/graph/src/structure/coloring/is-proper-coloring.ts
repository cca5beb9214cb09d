import { type Csr, edgesOf } from '../../csr.js';

/**
 * True if there is a color, a whole number, for each vertex, and adjacent vertices have different
 * ones.
 *
 * Time O(order + size). Shares no code with the finder.
 *
 * @example
 * ```ts
 * isProperColoring(pathGraph(3), [0, 1, 0]); // => true
 * isProperColoring(cycleGraph(3), [0, 1, 0]); // => false
 * ```
 */
export function isProperColoring(graph: Csr, colors: ArrayLike<number>): boolean {
  return (
    colors.length === graph.order &&
    Array.from(colors).every(Number.isInteger) &&
    edgesOf(graph).every(([a, b]) => colors[a] !== colors[b])
  );
}
