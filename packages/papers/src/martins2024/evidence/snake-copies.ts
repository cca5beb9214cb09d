import { pegsOfDiscs } from '@manaus/core';
import {
  alternateTriangularSnake,
  edgesOf,
  graphFromEdges,
  isomorphism,
  neighborsOf,
  verifySubgraph,
} from '@manaus/graph';
import { placedHanoi } from '../../shared/figures/hanoi-graph.js';
import { snake } from './snakes.js';

const pattern = alternateTriangularSnake(6);

/** A(T_6), by the words of its definition, with the edge u_1u_6. */
export const closed = () =>
  graphFromEdges(9, [...edgesOf(snake(6, (i) => i % 2 === 1).graph), [0, 5]]);

/**
 * The vertices of H_3^2 that stand for u_1, ..., u_6, v_1, v_2, v_3, such that u_1 and u_6 are
 * joined.
 */
function smallCopy(): Uint32Array {
  const { graph } = placedHanoi(2);
  const { map } = isomorphism(closed(), graph);
  if (map === null || !verifySubgraph(pattern, graph, map))
    throw new Error('H_3^2 has no A(T_6) whose ends are joined');
  return map;
}

/**
 * A copy of A(T_6) for each setting of the discs from 3 on: the vertices that stand for u_1, ...,
 * v_3.
 */
export function snakeCopies(discs: number): number[][] {
  const { states } = placedHanoi(discs);
  const small = placedHanoi(2).states.map((state) => pegsOfDiscs(state).join());
  const order = smallCopy();
  const copies = new Map<string, number[]>();
  for (const [v, state] of states.entries()) {
    const pegOf = pegsOfDiscs(state);
    const key = pegOf.slice(2).join();
    const copy = copies.get(key) ?? new Array<number>(order.length).fill(-1);
    copy[order.indexOf(small.indexOf(pegOf.slice(0, 2).join()))] = v;
    copies.set(key, copy);
  }
  return [...copies.values()];
}

/**
 * The kind of an edge of H_3^n: of a copy of A(T_6), the u_1u_6 of a copy, between copies; or none
 * of these.
 */
export type EdgeKind = 'snake' | 'closing' | 'joining' | 'other';

/** Every edge of H_3^n, as its two vertices, with its kind. */
export function edgeKinds(discs: number): Map<string, EdgeKind> {
  const at = new Map(
    snakeCopies(discs).flatMap((copy, c) => copy.map((v, i) => [v, { c, i }] as const)),
  );
  const { edges } = placedHanoi(discs);
  return new Map(edges.map(([a, b]) => [`${a} ${b}`, kindBetween(at.get(a), at.get(b))]));
}

/** The copy that a vertex is in, and its place there. */
type PlaceInCopy = { readonly c: number; readonly i: number } | undefined;

function kindBetween(p: PlaceInCopy, q: PlaceInCopy): EdgeKind {
  if (p === undefined || q === undefined || p.c !== q.c) return 'joining';
  if (neighborsOf(pattern, p.i).includes(q.i)) return 'snake';
  return p.i + q.i === 5 && p.i * q.i === 0 ? 'closing' : 'other';
}
