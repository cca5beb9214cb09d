import { pegsOfDiscs } from '@manaus/core';
import {
  alternateTriangularSnake,
  edgesOf,
  graphFromEdges,
  isomorphism,
  verifySubgraph,
} from '@manaus/graph';
import type { Figure, LegendEntry } from '@manaus/plot';
import { drawHanoi, placedHanoi } from '../../shared/figures/hanoi-graph.js';
import { snake } from './snakes.js';

const pattern = alternateTriangularSnake(6);

/** A(T_6), by the words of its definition, with the edge u_1u_6. */
export const closed = () =>
  graphFromEdges(9, [...edgesOf(snake(6, (i) => i % 2 === 1).graph), [0, 5]]);

/** The vertices of H_3^2 that stand for u_1, ..., u_6, v_1, v_2, v_3, such that u_1 and u_6 are joined. */
function inSmall(): readonly number[] {
  const { graph } = placedHanoi(2);
  const { map } = isomorphism(closed(), graph);
  if (map === null || !verifySubgraph(pattern, graph, map))
    throw new Error('H_3^2 has no A(T_6) whose ends are joined');
  return [...map];
}

/** A copy of A(T_6) for each setting of the discs from 3 on: the vertices that stand for u_1, ..., v_3. */
export function snakeCopies(discs: number): number[][] {
  const { states } = placedHanoi(discs);
  const small = placedHanoi(2).states.map((state) => pegsOfDiscs(state).join());
  const order = inSmall();
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
  const { edges } = placedHanoi(discs);
  const copies = snakeCopies(discs);
  const at = new Map(copies.flatMap((copy, c) => copy.map((v, i) => [v, { c, i }] as const)));
  const inPattern = new Set(edgesOf(pattern).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return new Map(
    edges.map(([a, b]) => {
      const [p, q] = [at.get(a), at.get(b)];
      if (p === undefined || q === undefined || p.c !== q.c) return [`${a} ${b}`, 'joining'];
      if (inPattern.has(`${p.i} ${q.i}`)) return [`${a} ${b}`, 'snake'];
      return [`${a} ${b}`, p.i + q.i === 5 && p.i * q.i === 0 ? 'closing' : 'other'];
    }),
  );
}

const looks = {
  snake: { color: '#0072b2', width: 3 },
  closing: { color: '#d55e00', width: 4, dashed: true },
  joining: { color: '#1f2933', width: 4 },
  other: {},
} as const;

/** H_3^n with its copies of A(T_6), the edges that close them and those that join them. */
export function drawSnakes(discs: number, title: string, labels = false): Figure {
  const kinds = edgeKinds(discs);
  const names = snake(6, (i) => i % 2 === 1).labels;
  const name = new Map(
    snakeCopies(discs).flatMap((copy) => copy.map((v, i) => [v, names[i]] as const)),
  );
  return drawHanoi(placedHanoi(discs), {
    title,
    width: discs === 2 ? 560 : 760,
    height: discs === 2 ? 560 : 780,
    dot: discs === 4 ? 4 : 5,
    label: (v) => (labels ? name.get(v) : undefined),
    labelSize: discs === 2 ? 17 : 13,
    edge: (a, b) => looks[kinds.get(`${a} ${b}`) ?? 'joining'],
    legend: legendOf([...kinds.values()]),
  });
}

/** The kinds of edges that occur, each with its number. */
function legendOf(kinds: readonly EdgeKind[]): LegendEntry[] {
  const entries = [
    ['snake', 'edges of A(T₆)', 'line'],
    ['closing', 'added u₁u₆', 'dashed'],
    ['joining', 'between copies', 'line'],
  ] as const;
  return entries.flatMap(([kind, label, shape]) => {
    const times = kinds.filter((other) => other === kind).length;
    return times === 0 ? [] : [{ label: `${label}: ${times}`, color: looks[kind].color, shape }];
  });
}
