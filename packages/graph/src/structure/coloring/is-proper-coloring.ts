import { edgesOf, type Graph } from '../../csr.js';
import { requireGraph, requireListOf } from '../../requirements.js';

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
export function isProperColoring(graph: Graph, colors: ArrayLike<number>): boolean {
  const known = requireGraph('graph/coloring', graph);
  requireListOf('graph/coloring', 'colors', 'colors', colors);
  return (
    colors.length === known.order &&
    Array.from(colors).every(Number.isInteger) &&
    edgesOf(known).every(([a, b]) => colors[a] !== colors[b])
  );
}
