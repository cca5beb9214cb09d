import { type Csr, edgesOf } from '../../csr.js';
import { isVertex } from '../is-vertex.js';
import type { ColoredGraph } from './colored-graph.js';

/**
 * True if a map is an isomorphism: a bijection of the vertices that takes edges to edges, both
 * graphs having equally many; and colors, where there are any, to the same colors.
 *
 * Time O(order + size), expected. Shares no code with the finder.
 *
 * @example
 * ```ts
 * verifyIsomorphism(pathGraph(3), graphFromEdges(3, [[0, 1], [0, 2]]), [1, 0, 2]); // => true
 * verifyIsomorphism(pathGraph(3), graphFromEdges(3, [[0, 1], [0, 2]]), [0, 1, 2]); // => false
 * ```
 */
export function verifyIsomorphism(
  first: ColoredGraph,
  second: ColoredGraph,
  map: ArrayLike<number>,
): boolean {
  const { order } = first;
  const images = Array.from(map);
  if (second.order !== order || second.directed !== first.directed || images.length !== order)
    return false;
  if (new Set(images).size !== order || !images.every((v) => isVertex(second, v))) return false;
  return (
    edgesOf(first).length === edgesOf(second).length &&
    images.every((to, v) => first.vertexColors?.[v] === second.vertexColors?.[to]) &&
    keepsEdges(first, second, images)
  );
}

/**
 * True if a map takes different vertices of the pattern to different vertices of the host, and
 * edges to edges; with `induced`, also non-edges to non-edges.
 *
 * Time O(order + size), for `induced` O(pattern order^2) more. Shares no code with the finder.
 *
 * @example
 * ```ts
 * verifySubgraph(pathGraph(3), completeGraph(3), [0, 1, 2]); // => true
 * verifySubgraph(pathGraph(3), completeGraph(3), [0, 1, 2], true); // => false
 * ```
 */
export function verifySubgraph(
  pattern: Csr,
  host: Csr,
  map: ArrayLike<number>,
  induced = false,
): boolean {
  const images = Array.from(map);
  if (
    images.length !== pattern.order ||
    pattern.directed !== host.directed ||
    new Set(images).size !== images.length
  )
    return false;
  if (!images.every((v) => isVertex(host, v))) return false;
  if (!keepsEdges(pattern, host, images)) return false;
  if (!induced) return true;
  const chosen = new Set(images);
  return (
    edgesOf(host).filter((edge) => edge.every((v) => chosen.has(v))).length ===
    edgesOf(pattern).length
  );
}

/** Edges go to edges, and to edges of their color. */
function keepsEdges(from: ColoredGraph, to: ColoredGraph, images: readonly number[]): boolean {
  const key = (a: number, b: number) =>
    to.directed ? `${a}-${b}` : `${Math.min(a, b)}-${Math.max(a, b)}`;
  const colors = new Map(edgesOf(to).map(([a, b], i) => [key(a, b), to.edgeColors?.[i] ?? null]));
  return edgesOf(from).every(
    ([a, b], i) => colors.get(key(images[a], images[b])) === (from.edgeColors?.[i] ?? null),
  );
}
