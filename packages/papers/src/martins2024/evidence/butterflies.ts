import {
  butterfliesOf,
  type Csr,
  edgesOf,
  graphFromEdges,
  maximumMatching,
  trianglesOf,
} from '@manaus/graph';

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
const edgesOfTriangle = ([a, b, c]: readonly number[]): Pair[] => [
  [a, b],
  [a, c],
  [b, c],
];

/** The part of a graph that butterflies cover. */
export function butterflyCover(graph: Csr): ButterflyCover {
  const found = butterfliesOf(graph);
  const vertices = new Set(
    found.flatMap(([center, first, second]) => [center, ...first, ...second]),
  );
  const edges = new Set(
    found.flatMap(([center, first, second]) =>
      [...edgesOfTriangle([center, ...first]), ...edgesOfTriangle([center, ...second])].map(key),
    ),
  );
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
  if (new Set(triangles.flatMap(edgesOfTriangle).map(key)).size !== 3 * triangles.length)
    throw new Error('an edge lies in two triangles');
  const { edges } = maximumMatching(graphFromEdges(triangles.length, meetingPairs(triangles)));
  const meet = ([i, j]: Pair) => triangles[i].filter((v) => triangles[j].includes(v)).length === 1;
  return edges.every(meet) && new Set(edges.flat()).size === triangles.length;
}

/** The pairs of triangles that have a vertex in common, by their places in the list. */
function meetingPairs(triangles: readonly (readonly number[])[]): Pair[] {
  const at = new Map<number, number[]>();
  triangles.forEach((triangle, i) => {
    for (const v of triangle) at.set(v, [...(at.get(v) ?? []), i]);
  });
  return [...at.values()].flatMap((those) =>
    those.flatMap((i, place) => those.slice(place + 1).map((j): Pair => [i, j])),
  );
}
