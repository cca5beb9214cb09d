import { type EdgeColouring, ramseyColouring, verifyColouring } from '@manaus/graph';
import { range, source } from '../../check/index.js';

/**
 * A coloring without the complete subgraphs that are named, or `null`; one that does not stand is a
 * bug.
 */
export const searchedColouring = source(
  'a complete search',
  (points: number, sizes: readonly number[]): EdgeColouring | null => {
    const found = ramseyColouring(points, sizes);
    if (found !== null && !verifyColouring(found, sizes))
      throw new Error(`the coloring of K_${points} does not stand`);
    return found;
  },
);

/** The least number of points that no coloring escapes, by search. */
export function ramseyNumber(sizes: readonly number[]): number {
  for (let points = 1; ; points++) if (searchedColouring(points, sizes) === null) return points;
}

/** As many threes. */
export const threes = (colours: number): number[] => range(1, colours).map(() => 3);

/** R_n = R(3, ..., 3) with n colors. */
export const triangleNumber = (colours: number): number => ramseyNumber(threes(colours));

/** The edges of K_v as pairs, a < b, and its triangles as indices of edges. */
export function completeParts(points: number): {
  edges: [number, number][];
  triangles: number[][];
} {
  const edges = range(0, points - 1).flatMap((a) =>
    range(a + 1, points - 1).map((b): [number, number] => [a, b]),
  );
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
  (points: number, colours: number): number[][] => {
    const { edges, triangles } = completeParts(points);
    const found: number[][] = [];
    for (let code = 0; code < colours ** edges.length; code++) {
      const colouring = edges.map((_, e) => Math.floor(code / colours ** e) % colours);
      const mixed = ([a, b, c]: readonly number[]) =>
        colouring[a] !== colouring[b] || colouring[b] !== colouring[c];
      if (triangles.every(mixed)) found.push(colouring);
    }
    return found;
  },
);

/** A coloring on some of its points. */
export const restricted = (colouring: EdgeColouring, points: readonly number[]): EdgeColouring =>
  points.map((a) => points.map((b) => colouring[a][b]));
