import { type Csr, edgesOf } from '../../csr.js';
import { areDistinctVertices } from '../is-vertex.js';
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
  if (!areDistinctVertices(second, images)) return false;
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
  if (images.length !== pattern.order || pattern.directed !== host.directed) return false;
  if (!areDistinctVertices(host, images)) return false;
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
  const colors = colorsByEnds(to);
  return edgesOf(from).every(
    ([a, b], i) => colors.get(endsKey(to, images[a], images[b])) === colorOf(from, i),
  );
}

const colorsByEnds = (graph: ColoredGraph): ReadonlyMap<string, number | null> =>
  new Map(edgesOf(graph).map(([a, b], i) => [endsKey(graph, a, b), colorOf(graph, i)]));

const colorOf = ({ edgeColors }: ColoredGraph, edge: number): number | null =>
  edgeColors?.[edge] ?? null;

const endsKey = ({ directed }: Csr, a: number, b: number): string =>
  directed ? `${a}-${b}` : `${Math.min(a, b)}-${Math.max(a, b)}`;
