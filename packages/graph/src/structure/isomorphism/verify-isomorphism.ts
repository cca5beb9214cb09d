import { type Csr, edgesOf, type Graph, size } from '../../csr.js';
import { requireBoolean, requireGraph, requireListOf } from '../../requirements.js';
import { areDistinctVertices } from '../is-vertex.js';
import { type ColorableGraph, type ColoredGraph, requireColored } from './colored-graph.js';

const place = 'graph/isomorphism';

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
  first: ColorableGraph,
  second: ColorableGraph,
  map: ArrayLike<number>,
): boolean {
  const [from, to] = [requireColored(first, 'first'), requireColored(second, 'second')];
  const images = imagesOf(map);
  if (to.order !== from.order || to.directed !== from.directed || images.length !== from.order)
    return false;
  if (!areDistinctVertices(to, images)) return false;
  return (
    size(from) === size(to) &&
    images.every((image, v) => from.vertexColors?.[v] === to.vertexColors?.[image]) &&
    keepsEdges(from, to, images)
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
  pattern: Graph,
  host: Graph,
  map: ArrayLike<number>,
  induced = false,
): boolean {
  const from = requireGraph(place, pattern, 'pattern');
  const to = requireGraph(place, host, 'host');
  requireBoolean(place, 'induced', induced);
  const images = imagesOf(map);
  if (images.length !== from.order || from.directed !== to.directed) return false;
  if (!areDistinctVertices(to, images)) return false;
  if (!keepsEdges(from, to, images)) return false;
  if (!induced) return true;
  const chosen = new Set(images);
  return edgesOf(to).filter((edge) => edge.every((v) => chosen.has(v))).length === size(from);
}

/** The images of a map, as a list. */
function imagesOf(map: ArrayLike<number>): number[] {
  requireListOf(place, 'map', 'vertices', map);
  return Array.from(map);
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
