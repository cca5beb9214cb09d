import { type Csr, edgesOf, graphFromEdges } from '../../csr.js';
import { requireLimit } from '../../requirements.js';
import { inOrder } from '../../rows.js';
import { CanonicalSearch } from './canonical-search.js';
import { type ColorableGraph, type ColoredGraph, requireColored } from './colored-graph.js';
import { type IsomorphismOptions, LIMIT } from './isomorphism.js';

/**
 * The graph with its vertices renamed, and the new name of each; or that the limit was reached.
 * `nodes`: colorings that were refined.
 */
export type CanonicalForm =
  | {
      readonly answer: 'found';
      readonly graph: ColoredGraph;
      readonly map: Uint32Array;
      readonly nodes: number;
    }
  | {
      readonly answer: 'unknown';
      readonly graph: null;
      readonly map: null;
      readonly nodes: number;
    };

/**
 * The canonical form of a graph: isomorphic graphs, and no others, have the same one.
 *
 * With `toGraph6` it is a name of the isomorphism class, to look a graph up by. It is canonical
 * among forms of this function; other programs have other ones. Colors of vertices and edges are
 * kept. Time and errors as `isomorphism`. The map passes `verifyIsomorphism`.
 * Source: B. D. McKay, Practical graph isomorphism, 1981.
 *
 * @example
 * ```ts
 * const code = (graph) => toGraph6(canonicalForm(graph).graph);
 * code(pathGraph(3)); // => 'BW'
 * code(graphFromEdges(3, [[0, 1], [0, 2]])); // => 'BW'
 * ```
 */
export function canonicalForm(
  graph: ColorableGraph,
  options: IsomorphismOptions = {},
): CanonicalForm {
  const known = requireColored(graph);
  const limit = requireLimit('graph/isomorphism', options, LIMIT);
  const search = new CanonicalSearch(known, true);
  if (!search.run(limit)) return { answer: 'unknown', graph: null, map: null, nodes: search.nodes };
  const map = new Uint32Array(known.order);
  search.best.elements.forEach((v, at) => {
    map[v] = at;
  });
  return { answer: 'found', graph: relabel(known, map), map, nodes: search.nodes };
}

function relabel(graph: ColoredGraph, map: Uint32Array): ColoredGraph {
  const edges = edgesOf(graph).map(([a, b], i) => ({ ends: ends(graph, map[a], map[b]), i }));
  edges.sort(({ ends: [a, b] }, { ends: [c, d] }) => a - c || b - d);
  const { vertexColors, edgeColors } = graph;
  const colors = new Array<number>(map.length);
  if (vertexColors !== undefined) for (const [v, to] of map.entries()) colors[to] = vertexColors[v];
  return {
    ...graphFromEdges(
      graph.order,
      edges.map(({ ends }) => ends),
      graph.directed,
    ),
    ...(vertexColors && { vertexColors: colors }),
    ...(edgeColors && { edgeColors: edges.map(({ i }) => edgeColors[i]) }),
  };
}

const ends = ({ directed }: Csr, a: number, b: number): [number, number] =>
  directed ? [a, b] : inOrder(a, b);
