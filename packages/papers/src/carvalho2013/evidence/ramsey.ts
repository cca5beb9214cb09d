import { type EdgeColoring, ramseyColoring, verifyColoring } from '@manaus/graph';
import { range, source } from '../../check/index.js';
import { pairsAmong } from '../../shared/pairs.js';

/**
 * A coloring without the complete subgraphs that are named, or `null`; one that does not stand is a
 * bug.
 */
export const searchedColoring = source(
  'a complete search',
  (points: number, sizes: readonly number[]): EdgeColoring | null => {
    const found = ramseyColoring(points, sizes);
    if (found !== null && !verifyColoring(found, sizes))
      throw new Error(`the coloring of K_${points} does not stand`);
    return found;
  },
);

/** The least number of points that no coloring escapes, by search. */
export function ramseyNumber(sizes: readonly number[]): number {
  for (let points = 1; ; points++) if (searchedColoring(points, sizes) === null) return points;
}

/** The edges at a point, as indices. */
export const edgesAt = (edges: readonly (readonly number[])[], point: number): number[] =>
  edges.flatMap((ends, e) => (ends.includes(point) ? [e] : []));

/** The number of some edges that a set of bits holds. */
export const numberIn = (set: number, edges: readonly number[]): number =>
  edges.filter((e) => (set >> e) & 1).length;

/** As many threes. */
export const threes = (colors: number): number[] => range(1, colors).map(() => 3);

/** R_n = R(3, ..., 3) with n colors. */
export const triangleNumber = (colors: number): number => ramseyNumber(threes(colors));

/** The edges of K_v as pairs, a < b, and its triangles as indices of edges. */
export function completeParts(points: number): {
  edges: [number, number][];
  triangles: number[][];
} {
  const edges = pairsAmong(range(0, points - 1));
  const index = new Map(edges.map((ends, e) => [ends.join(), e]));
  const at = (a: number, b: number) => index.get(`${a},${b}`) ?? -1;
  const triangles = edges.flatMap(([a, b]) =>
    range(b + 1, points - 1).map((c) => [at(a, b), at(b, c), at(a, c)]),
  );
  return { edges, triangles };
}

/**
 * All ways to give each edge of K_v one of some colors, those without a one-colored triangle, by
 * going through all.
 */
export const triangleFree = source(
  'all colorings',
  (points: number, colors: number): number[][] => {
    const { edges, triangles } = completeParts(points);
    const found: number[][] = [];
    for (let code = 0; code < colors ** edges.length; code++) {
      const coloring = edges.map((_, e) => Math.floor(code / colors ** e) % colors);
      if (triangles.every((triangle) => isMixed(triangle, coloring))) found.push(coloring);
    }
    return found;
  },
);

/** True if the edges of a triangle have two colors or more. */
export const isMixed = ([a, b, c]: readonly number[], colors: readonly number[]): boolean =>
  colors[a] !== colors[b] || colors[b] !== colors[c];

/** A coloring on some of its points. */
export const restricted = (coloring: EdgeColoring, points: readonly number[]): EdgeColoring =>
  points.map((a) => points.map((b) => coloring[a][b]));
