import { type Csr, graphFromEdges } from '@manaus/graph';
import { pairsAmong } from '../../shared/pairs.js';

/**
 * A triangle with horizontal base, by its lower left corner and its side, in whole units; (x, y)
 * stands for x + y/2 across and y up.
 */
export interface UpTriangle {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * The rest of one triangle after some rounds: each is cut at the midpoints of its sides and loses
 * the middle.
 */
export function leftAfter(rounds: number): UpTriangle[] {
  let left: UpTriangle[] = [{ x: 0, y: 0, side: 2 ** rounds }];
  for (let round = 0; round < rounds; round++) left = left.flatMap(cornersOf);
  return left;
}

/** A triangle without the middle one: the three at its corners. */
function cornersOf({ x, y, side }: UpTriangle): UpTriangle[] {
  const half = side / 2;
  return [
    { x, y, side: half },
    { x: x + half, y, side: half },
    { x, y: y + half, side: half },
  ];
}

/** The odd entries of the first rows of Pascal's triangle, as places of unit triangles. */
export const oddEntries = (rows: number): string[] =>
  oddInPascal(rows).map(([m, k]) => `${k},${rows - 1 - m}`);

/** Row m and column k of an entry of Pascal's triangle. */
export type Entry = readonly [m: number, k: number];

/** The odd entries of the first rows of Pascal's triangle, by addition modulo 2. */
export function oddInPascal(rows: number): Entry[] {
  const odd: Entry[] = [];
  let row = [1];
  for (let m = 0; m < rows; m++) {
    for (const [k, bit] of row.entries()) if (bit === 1) odd.push([m, k]);
    row = [1, ...row.slice(1).map((entry, k) => (entry + row[k]) % 2), 1];
  }
  return odd;
}

/**
 * The corners and sides of the triangles that are left, as a graph: corners at one place are one
 * vertex.
 */
export function cornersAndSides(rounds: number): {
  readonly graph: Csr;
  readonly places: readonly (readonly [number, number])[];
} {
  const places = new Map<string, { readonly v: number; readonly at: readonly [number, number] }>();
  const vertexAt = (x: number, y: number): number => {
    const found = places.get(`${x},${y}`) ?? { v: places.size, at: [x, y] };
    places.set(`${x},${y}`, found);
    return found.v;
  };
  const edges = leftAfter(rounds).flatMap(({ x, y, side }) =>
    pairsAmong([vertexAt(x, y), vertexAt(x + side, y), vertexAt(x, y + side)]),
  );
  return {
    graph: graphFromEdges(places.size, edges),
    places: [...places.values()].map(({ at }) => at),
  };
}

/**
 * Three copies of a graph with corners left, right, top (vertices 0, 1, 2), glued as the appendix
 * says, pair by pair.
 */
export function glued(graph: Csr, edges: readonly (readonly [number, number])[]): Csr {
  const copies = [0, graph.order, 2 * graph.order];
  const { names, merged } = namesOfGlued(graph.order, copies);
  const name = (v: number) => names.get(merged.get(v) ?? v) ?? -1;
  const all = copies.flatMap((copy) =>
    edges.map(([a, b]): [number, number] => [name(copy + a), name(copy + b)]),
  );
  return graphFromEdges(names.size, all);
}

/** The vertices that become another one, and the numbers of the others, corners first. */
function namesOfGlued(order: number, [left, right, top]: readonly number[]) {
  // Copy and corner of the vertices that become one: left of right with right of left, top of left
  // with left of top, top of right with right of top.
  const merged = new Map([
    [right + 0, left + 1],
    [top + 0, left + 2],
    [top + 1, right + 2],
  ]);
  const all = Array.from({ length: 3 * order }, (_, v) => v);
  const kept = new Set([left + 0, right + 1, top + 2, ...all.filter((v) => !merged.has(v))]);
  return { merged, names: new Map([...kept].map((v, i) => [v, i])) };
}
