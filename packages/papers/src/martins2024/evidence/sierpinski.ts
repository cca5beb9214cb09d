import { hanoi } from '@manaus/core';
import {
  type Csr,
  completeGraph,
  edgesOf,
  graphFromEdges,
  sierpinskiTriangleGraph,
  trianglesOf,
} from '@manaus/graph';
import { range, source } from '../../check/index.js';
import { played } from '../../shared/played.js';
import { cornersAndSides, type Entry, glued, oddInPascal } from './sierpinski-triangles.js';

/** The Sierpinski triangle graph of a level by the library; level 1 is K_3. */
export const byLibrary = source('Sierpinski graph of the library', sierpinskiTriangleGraph);

/** The same by the three identifications alone, from K_3 on. */
export const byGluing = source('Sierpinski graph by gluing', (level: number): Csr => {
  let graph = completeGraph(3);
  for (let i = 1; i < level; i++) graph = glued(graph, edgesOf(graph));
  return graph;
});

/** The same by the corners and sides of the triangles that are left after cutting. */
export const byCutting = source(
  'Sierpinski graph by cutting',
  (level: number): Csr => cornersAndSides(level - 1).graph,
);

/**
 * The graph with every edge outside triangles shrunk to a point; they form a matching, so each
 * point has two vertices at most.
 */
export function shrunk(graph: Csr): Csr {
  // The edges inside the triangles of a graph, and those between them.
  const vertices = trianglesOf(graph).flatMap((triangle, i) =>
    triangle.map((v) => [v, i] as const),
  );
  const triangleOf = new Map(vertices);
  const isInside = ([a, b]: readonly number[]) => triangleOf.get(a) === triangleOf.get(b);
  const edges = edgesOf(graph);
  const [inner, between] = [edges.filter(isInside), edges.filter((edge) => !isInside(edge))];
  if (new Set(between.flat()).size !== 2 * between.length)
    throw new Error('edges between triangles meet');
  const onto = new Map(between.map(([a, b]) => [b, a]));
  const kept = range(0, graph.order - 1).filter((v) => !onto.has(v));
  const id = new Map(kept.map((v, i) => [v, i]));
  const image = (v: number) => id.get(onto.get(v) ?? v) as number;
  return graphFromEdges(
    kept.length,
    inner.map(([a, b]) => [image(a), image(b)]),
  );
}

/**
 * H_3^n shrunk by play: its triangles are the moves of disc 1, and two states one move of another
 * disc apart are one point.
 */
export function shrunkByPlay(discs: number): Csr {
  const moves = played(hanoi(discs));
  const { point, points } = pointsByPlay(moves);
  const edges = [...moves].flatMap(([from, list]) =>
    list
      .filter(({ disc, to }) => disc === 1 && from < to)
      .map(({ to }): [number, number] => [point.get(from) as number, point.get(to) as number]),
  );
  return graphFromEdges(points, edges);
}

/** The point that each state becomes, and the number of points. */
function pointsByPlay(moves: ReturnType<typeof played>) {
  const point = new Map<string, number>();
  let points = 0;
  for (const [label, list] of moves) {
    if (point.has(label)) continue;
    for (const { to } of list.filter(({ disc }) => disc !== 1)) point.set(to, points);
    point.set(label, points++);
  }
  return { point, points };
}

/** The odd entries of the first rows of Pascal's triangle, by addition. */
export const oddByAddition = source("Pascal's triangle by addition", oddInPascal);

/** The same by digits: C(m, k) is odd exactly when the binary digits of k are among those of m. */
export const oddByDigits = source("Pascal's triangle by binary digits", (rows: number): Entry[] =>
  range(0, rows - 1).flatMap((m) =>
    range(0, m)
      .filter((k) => (m & k) === k)
      .map((k): Entry => [m, k]),
  ),
);

/** Entries of Pascal's triangle as a graph: each is joined to those beside, above and below it. */
export function pascalGraph(entries: readonly Entry[]): Csr {
  const id = new Map(entries.map(([m, k], v) => [`${m} ${k}`, v]));
  const edges = entries.flatMap(([m, k], v) => {
    const later = [id.get(`${m} ${k + 1}`), id.get(`${m + 1} ${k}`), id.get(`${m + 1} ${k + 1}`)];
    return later.flatMap((u): [number, number][] => (u === undefined ? [] : [[v, u]]));
  });
  return graphFromEdges(entries.length, edges);
}
