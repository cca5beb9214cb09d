import { type Csr, cycleGraph, graftAll } from '@manaus/graph';
import { general, range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import {
  copied,
  type Ends,
  graftAlong,
  graphsWith,
  type NamedGraph,
  named,
  pair,
  stored,
  written,
} from '../shared/graft-formula.js';
import { areIsomorphic } from '../shared/hanoi-graph.js';

/** A graph G with a matching of `edges` edges 01, 23, ..., and a graph Q with v = 0, w = 1. */
interface Case {
  readonly g: Csr;
  readonly q: Csr;
  readonly edges: number;
}

/** Every case but for names, of given most vertices; three edges on six vertices are tried on every graph only when the effort is full. */
function* cases(effort: Effort): Generator<Case> {
  const most = effort === 'quick' ? 4 : 5;
  for (const edges of [0, 1, 2])
    for (const order of range(Math.max(1, 2 * edges), most))
      for (const g of graphsWith(order, matching(edges)))
        for (const q of graphsTo(edges < 2 || effort === 'full' ? 4 : 3)) yield { g, q, edges };
  for (const g of effort === 'quick'
    ? [hexagon, ...graphsWithin(matching(3))]
    : graphsWith(6, matching(3)))
    for (const q of graphsTo(3)) yield { g, q, edges: 3 };
}

const matching = (edges: number): [number, number][] =>
  range(0, edges - 1).map((i) => [2 * i, 2 * i + 1]);
const hexagon = cycleGraph(6);

function* graphsTo(most: number): Generator<Csr> {
  for (const order of range(2, most)) yield* graphsWith(order);
}

/** The first of the graphs on six vertices that have the edges. */
function* graphsWithin(edges: readonly [number, number][]): Generator<Csr> {
  let left = 64;
  for (const graph of graphsWith(6, edges)) {
    if (left-- === 0) return;
    yield graph;
  }
}

/** All edges at once: G without M, a copy of Q for each, ends made one. */
function atOnce(q: NamedGraph, g: NamedGraph, edges: readonly Ends[]): NamedGraph {
  const renamed = new Map(
    edges.flatMap(([a, b]) => [[a, `q0'${a}${b}`] as const, [b, `q1'${a}${b}`] as const]),
  );
  const taken = new Set(edges.map(([a, b]) => pair(a, b)));
  const name = (x: string) => renamed.get(x) ?? x;
  const copies = edges.map(([a, b]) => copied(q, `'${a}${b}`));
  const left = [...g.edges]
    .filter((edge) => !taken.has(edge))
    .map((edge) => edge.split(' ').map(name));
  return {
    vertices: new Set([
      ...[...g.vertices].map(name),
      ...copies.flatMap((copy) => [...copy.vertices]),
    ]),
    edges: new Set([
      ...left.map(([x, y]) => pair(x, y)),
      ...copies.flatMap((copy) => [...copy.edges]),
    ]),
  };
}

const same = (x: NamedGraph, y: NamedGraph) =>
  x.vertices.size === y.vertices.size &&
  x.edges.size === y.edges.size &&
  [...x.vertices].every((v) => y.vertices.has(v)) &&
  [...x.edges].every((e) => y.edges.has(e));

/** All orders of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

function wrong({ g, q, edges }: Case): string | null {
  const [plainQ, plainG] = [named(q, 'q'), named(g, 'g')];
  const ends = matching(edges).map(([a, b]): Ends => [`g${a}`, `g${b}`]);
  const expected = atOnce(plainQ, plainG, ends);
  if (
    g.order + q.order <= 6 &&
    !areIsomorphic(stored(expected), graftAll(q, 0, 1, g, matching(edges)))
  )
    throw new Error('the copies at once and the library differ');
  const bad = orders(ends).find(
    (order) => !same(graftAlong(plainQ, 'q0', 'q1', plainG, order), expected),
  );
  return bad === undefined
    ? null
    : `G = ${written(plainG)}, Q = ${written(plainQ)}: another graph for the order ${bad.join(' ')}`;
}

/** How many grafts are made when the loop walks a list by its index while line 6 shortens that list. */
function graftsByIndex(edges: number): number {
  const list = matching(edges);
  let grafts = 0;
  for (let i = 0; i < list.length; i++) {
    list.splice(i, 1);
    grafts++;
  }
  return grafts;
}

/** The check of the loop, for both works. */
export function checkMatching(effort: Effort): Finding {
  return general(cases(effort), wrong, {
    checked: `every matching of at most 2 edges in every graph G of at most ${effort === 'quick' ? 4 : 5} vertices, and of 3 edges in ${effort === 'quick' ? 'C_6 and 64 other' : 'all'} graphs of 6 vertices, with every Q of at most 3 (one edge, and full: 4) vertices: for every order of M the edge is there when its turn comes, and the result equals all copies grafted at once, vertex by vertex (for small ones also the library's). A list M walked by index while line 6 shortens it would give ${graftsByIndex(3)} of 3 grafts`,
    methods: 2,
  });
}

const item: Item = {
  id: 'martins2024/algorithm-13',
  kind: 'algorithm',
  statement:
    'For every graph Q with two vertices v, w, every graph G and every matching M of G, the loop can graft a copy of Q on each edge of M, whatever the order in which it takes them, and returns enx(Q, v, w, G, M): the same graph for every order.',
  departs:
    'The loop takes every edge that M had at its start, though line 6 removes them from M; each edge keeps the end that is called a; line 5 calls Definition 6, not the algorithm itself; copies of Q share no vertex with G or each other.',
  uses: ['martins2024/definition-6'],
  recorded: 'holds-in-range',
  check: checkMatching,
};
export default item;
