import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, graphFromEdges } from '../../../src/csr.js';
import {
  completeBipartiteGraph,
  connectedComponents,
  cycleGraph,
  hamiltonCycle,
  hamiltonPath,
  verifyHamilton,
} from '../../../src/index.js';
import { cycleByRotations } from '../../../src/structure/hamilton/rotations.js';
import { graphs } from '../helpers.js';
import { has } from './checked.js';

/** The subsets of k and of k + 1 elements of a set of 2k + 1, joined where one holds the other. */
function middleLevels(k: number): Csr {
  const bits = Array.from({ length: 2 * k + 1 }, (_, i) => 1 << i);
  const sizeOf = (set: number) => bits.filter((bit) => (set & bit) !== 0).length;
  const sets = Array.from({ length: 2 ** bits.length }, (_, set) => set);
  const [lower, upper] = [k, k + 1].map((n) => sets.filter((set) => sizeOf(set) === n));
  const vertexOf = new Map([...lower, ...upper].map((set, v) => [set, v]));
  const edges = lower.flatMap((set, v) =>
    bits
      .filter((bit) => (set & bit) === 0)
      .map((bit): [number, number] => [v, vertexOf.get(set | bit) as number]),
  );
  return graphFromEdges(vertexOf.size, edges);
}

/** The generalized Petersen graph P(n, k), k < n / 2. */
const petersen = (n: number, k: number): Csr =>
  graphFromEdges(
    2 * n,
    [...Array(n).keys()].flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, i + n],
      [i + n, ((i + k) % n) + n],
    ]),
  );

/** A random cubic graph: a Hamilton cycle and a random matching, its vertices renamed. */
function randomCubic(order: number, seed: number): Csr {
  const random = seededRandom(seed);
  const shuffled = () => {
    const list = Array.from({ length: order }, (_, v) => v);
    for (let i = order - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
  for (;;) {
    const ring = shuffled();
    const ends = shuffled();
    const pairs = [
      ...ring.map((v, i) => [v, ring[(i + 1) % order]]),
      ...Array.from({ length: order / 2 }, (_, i) => [ends[2 * i], ends[2 * i + 1]]),
    ].map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
    if (new Set(pairs.map(String)).size === pairs.length) return graphFromEdges(order, pairs);
  }
}

/**
 * The graph of G. H. J. Meredith (1973): in the Petersen graph with the edges of a perfect matching
 * doubled, each vertex becomes a K_{4,3}, whose four vertices of degree 3 take the four edges.
 */
function meredith(): Csr {
  const taken = new Array<number>(10).fill(0);
  const port = (v: number) => 7 * v + taken[v]++;
  const inner = [...Array(10).keys()].flatMap((v) =>
    [0, 1, 2, 3].flatMap((a) => [4, 5, 6].map((b): [number, number] => [7 * v + a, 7 * v + b])),
  );
  const outer = [0, 1, 2, 3, 4].flatMap((i) =>
    [
      [i, (i + 1) % 5],
      [i + 5, ((i + 2) % 5) + 5],
      [i, i + 5],
      [i, i + 5],
    ].map(([a, b]): [number, number] => [port(a), port(b)]),
  );
  return graphFromEdges(70, [...inner, ...outer]);
}

describe('rotations', () => {
  it('lead to a cycle or to nothing, and to nothing where no cycle exists', () => {
    let [found, missed] = [0, 0];
    fc.assert(
      fc.property(graphs(9, 3), fc.nat(), (graph, seed) => {
        if (connectedComponents(graph).sizes.length > 1) return;
        const cycle = cycleByRotations(graph, 500, seed);
        const exists = hamiltonCycle(graph).answer === 'found';
        if (cycle !== null) expect(verifyHamilton(graph, cycle, true)).toBe(true);
        if (cycle !== null) expect(exists).toBe(true);
        if (exists) cycle === null ? missed++ : found++;
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(20 * missed);
  });

  it('find cycles of middle-levels graphs, generalized Petersen and cubic graphs', () => {
    for (const graph of [
      ...[2, 3, 4, 5].map(middleLevels),
      ...[petersen(50, 3), petersen(101, 7), petersen(60, 2)],
      ...[1, 2, 3, 4].map((seed) => randomCubic(200, seed)),
    ]) {
      const cycle = cycleByRotations(graph, 20_000, 1) ?? [];
      expect(verifyHamilton(graph, cycle, true)).toBe(true);
      expect(cycleByRotations(graph, 20_000, 1)).toEqual(cycle);
    }
  });

  it('open a cycle where the rest hangs', () => {
    // Two rings of six that share an edge: the path closes the first ring before it is whole.
    const rings = graphFromEdges(10, [
      ...[0, 1, 2, 3, 4, 5].map((v): [number, number] => [v, (v + 1) % 6]),
      ...[0, 6, 7, 8, 9].map((v, i, ring): [number, number] => [v, ring[i + 1] ?? 1]),
    ]);
    for (let seed = 0; seed < 20; seed++)
      expect(verifyHamilton(rings, cycleByRotations(rings, 100, seed) ?? [], true)).toBe(true);
  });

  it('end after so many steps', () => {
    expect(cycleByRotations(cycleGraph(5), 0, 1)).toBe(null);
    expect(cycleByRotations(cycleGraph(5), 1, 1)).toHaveLength(5);
    for (const graph of [petersen(5, 2), meredith(), completeBipartiteGraph(3, 4)])
      expect(cycleByRotations(graph, 5000, 1)).toBe(null);
  });
});

describe('choices and rotations in turn', () => {
  it('find a cycle of the middle levels of a set of nine, and paths', () => {
    const graph = middleLevels(4);
    expect([2, 3, 4, 5].map((k) => has(middleLevels(k), true))).toEqual([true, true, true, true]);
    expect(hamiltonCycle(graph)).toMatchObject({ answer: 'found', nodes: 1000 });
    expect(hamiltonCycle(graph)).toEqual(hamiltonCycle(graph));
    for (const ends of [{}, { from: 5 }, { to: 7 }, { from: 5, to: 200 }]) {
      const found = hamiltonPath(graph, ends);
      const path = found.answer === 'found' ? found.path : [];
      expect(verifyHamilton(graph, path)).toBe(true);
      expect([ends.from ?? path[0], ends.to ?? path.at(-1)]).toEqual([path[0], path.at(-1)]);
    }
  });

  it('do not rotate within the first thousand choices', () => {
    expect(hamiltonCycle(middleLevels(4), { limit: 1000 })).toEqual({
      answer: 'unknown',
      nodes: 1000,
    });
    expect(hamiltonCycle(middleLevels(4), { limit: 1001 }).answer).toBe('found');
  });

  it('answer for cubic and generalized Petersen graphs, with or without a cycle', () => {
    for (let seed = 1; seed <= 10; seed++) expect(has(randomCubic(300, seed), true)).toBe(true);
    for (const [n, k] of [
      [50, 3],
      [101, 7],
      [100, 2],
    ])
      expect(has(petersen(n, k), true)).toBe(true);
    // n = 5 modulo 6: none, after 7,177 choices.
    expect(hamiltonCycle(petersen(35, 2))).toEqual({ answer: 'none', cut: null, nodes: 7177 });
  });

  it('give up on the graph of Meredith, which has none', () => {
    const answer = { answer: 'unknown', nodes: 20_000 };
    expect(hamiltonCycle(meredith(), { limit: 20_000 })).toEqual(answer);
  });
});
