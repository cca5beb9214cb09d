import { type EdgeColouring, ramseyColouring, verifyColouring } from '@manaus/graph';
import { range } from '../../legacy/check.js';

/** The least number of points that no colouring escapes, by search; every colouring found on the way stands before its verifier. */
export function ramseyNumber(sizes: readonly number[]): number {
  for (let points = 1; ; points++) {
    const found = ramseyColouring(points, sizes);
    if (found === null) return points;
    if (!verifyColouring(found, sizes))
      throw new Error(`the colouring of K_${points} does not stand`);
  }
}

/** R_n = R(3, ..., 3) with n colours. */
export const triangleNumber = (colours: number): number =>
  ramseyNumber(range(1, colours).map(() => 3));

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

/** All ways to give each edge of K_v one of some colours, those without a one-coloured triangle, by going through all. */
export function triangleFree(points: number, colours: number): number[][] {
  const { edges, triangles } = completeParts(points);
  const found: number[][] = [];
  for (let code = 0; code < colours ** edges.length; code++) {
    const colouring = edges.map((_, e) => Math.floor(code / colours ** e) % colours);
    if (
      !triangles.some(([a, b, c]) => colouring[a] === colouring[b] && colouring[b] === colouring[c])
    )
      found.push(colouring);
  }
  return found;
}

/** A colouring on some of its points. */
export const restricted = (colouring: EdgeColouring, points: readonly number[]): EdgeColouring =>
  points.map((a) => points.map((b) => colouring[a][b]));
