import { append } from '@manaus/core/internals';
import {
  butterfliesOf,
  type Csr,
  edgesOf,
  graphFromEdges,
  maximumMatching,
  trianglesOf,
} from '@manaus/graph';
import { pairsAmong } from '../../shared/pairs.js';

/** In which senses a graph is composed of butterflies. */
export interface ButterflyCover {
  readonly butterflies: number;
  /** Vertices in no butterfly, and edges in none. */
  readonly looseVertices: readonly number[];
  readonly looseEdges: readonly (readonly [number, number])[];
  /** True if the edges are those of butterflies of which no two share an edge. */
  readonly partitionsEdges: boolean;
}

type Pair = readonly [number, number];
const key = ([a, b]: Pair): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The part of a graph that butterflies cover. */
export function butterflyCover(graph: Csr): ButterflyCover {
  const found = butterfliesOf(graph);
  const triangles = found.flatMap(([center, ...wings]) => wings.map((wing) => [center, ...wing]));
  const vertices = new Set(triangles.flat());
  const edges = new Set(triangles.flatMap(pairsAmong).map(key));
  const looseEdges = edgesOf(graph).filter((edge) => !edges.has(key(edge)));
  return {
    butterflies: found.length,
    looseVertices: Array.from({ length: graph.order }, (_, v) => v).filter((v) => !vertices.has(v)),
    looseEdges,
    partitionsEdges: looseEdges.length === 0 && pairsTriangles(graph),
  };
}

/**
 * True if triangles that hold every edge once can be taken two by two at a common vertex: a perfect
 * matching of the triangles that meet.
 *
 * Throws where an edge lies in several triangles, as the partition is then another question.
 */
function pairsTriangles(graph: Csr): boolean {
  const triangles = trianglesOf(graph);
  if (new Set(triangles.flatMap(pairsAmong).map(key)).size !== 3 * triangles.length)
    throw new Error('an edge lies in two triangles');
  // The pairs of triangles that have a vertex in common, by their places in the list.
  const at = new Map<number, number[]>();
  for (const [i, triangle] of triangles.entries()) for (const v of triangle) append(at, v, i);
  const { edges } = maximumMatching(
    graphFromEdges(triangles.length, [...at.values()].flatMap(pairsAmong)),
  );
  const meet = ([i, j]: Pair) => triangles[i].filter((v) => triangles[j].includes(v)).length === 1;
  return edges.every(meet) && new Set(edges.flat()).size === triangles.length;
}
