import { type Csr, edgesOf } from '../../csr.js';

/**
 * True if there is a color for each vertex, and adjacent vertices have different ones.
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
  return colors.length === graph.order && edgesOf(graph).every(([a, b]) => colors[a] !== colors[b]);
}
