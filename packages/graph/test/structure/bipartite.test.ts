import { hanoi, manaus, seededRandom, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, toCsr } from '../../src/csr.js';
import * as structure from '../../src/index.js';
import { graphs, unlabeledGraphs } from './helpers.js';

const {
  bipartition,
  biconnectedComponents,
  completeBipartiteGraph,
  cycleGraph,
  maximumMatching,
  pathGraph,
  verifyBipartition,
  verifyBiconnectedComponents,
  verifyMatching,
} = structure;

function components(order: number, edges: readonly (readonly [number, number])[]): number {
  const leader = Array.from({ length: order }, (_, v) => v);
  const find = (v: number): number => (leader[v] === v ? v : find(leader[v]));
  for (const [a, b] of edges) leader[find(a)] = find(b);
  return leader.filter((up, v) => up === v).length;
}

/** The size of a largest matching, by trying every set of edges in order. */
function bruteMatching(
  edges: readonly (readonly [number, number])[],
  used = new Set<number>(),
): number {
  if (edges.length === 0) return 0;
  const [[a, b], ...rest] = edges;
  const without = bruteMatching(rest, used);
  return used.has(a) || used.has(b)
    ? without
    : Math.max(without, 1 + bruteMatching(rest, new Set([...used, a, b])));
}

const randomSparse = (order: number, size: number, seed: number): Csr => {
  const random = seededRandom(seed);
  const edges = new Map<number, [number, number]>();
  while (edges.size < size) {
    const a = Math.floor(random() * order);
    const b = Math.floor(random() * order);
    if (a !== b) edges.set(Math.min(a, b) * order + Math.max(a, b), [a, b]);
  }
  return graphFromEdges(order, [...edges.values()]);
};

describe('bipartition', () => {
  it('counts the bipartite graphs on n vertices (A033995)', () => {
    const counts = [1, 2, 3, 4, 5, 6].map(
      (n) => unlabeledGraphs(n).filter(({ graph }) => bipartition(graph).bipartite).length,
    );
    expect(counts).toEqual([1, 2, 3, 7, 13, 35]);
  });
  it('certifies both answers', () => {
    fc.assert(fc.property(graphs(12), (graph) => verifyBipartition(graph, bipartition(graph))));
    for (const { graph } of unlabeledGraphs(6))
      expect(verifyBipartition(graph, bipartition(graph))).toBe(true);
  });
  it('the verifier refuses an even cycle, a walk off the graph and a wrong coloring', () => {
    const graph = cycleGraph(6);
    expect(verifyBipartition(graph, { bipartite: false, oddCycle: [0, 1, 2, 3, 4, 5] })).toBe(
      false,
    );
    expect(verifyBipartition(graph, { bipartite: false, oddCycle: [0, 1, 2] })).toBe(false);
    expect(verifyBipartition(cycleGraph(3), { bipartite: false, oddCycle: [0, 1, 2, 0, 1] })).toBe(
      false,
    );
    expect(verifyBipartition(graph, { bipartite: true, colors: new Uint8Array(6) })).toBe(false);
  });
});

describe('biconnected components', () => {
  it('agree with removal of each vertex and each edge', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const edges = edgesOf(graph);
        const whole = components(graph.order, edges);
        const found = biconnectedComponents(graph);
        expect(verifyBiconnectedComponents(graph, found)).toBe(true);
        const cuts = Array.from({ length: graph.order }, (_, v) => v).filter((v) => {
          const rest = edges.filter((edge) => !edge.includes(v));
          // The vertex itself stays, alone.
          return (
            components(graph.order, rest) - 1 >
            whole - (edges.length > 0 && edges.some((e) => e.includes(v)) ? 0 : 1)
          );
        });
        expect(found.articulations).toEqual(cuts);
        const bridges = edges.filter(
          (_, i) => components(graph.order, [...edges.slice(0, i), ...edges.slice(i + 1)]) > whole,
        );
        expect(found.bridges).toEqual(bridges);
      }),
    );
  });
  it('counts the biconnected graphs on n vertices (A002218)', () => {
    const counts = [3, 4, 5, 6].map((n) => {
      const whole = unlabeledGraphs(n).filter(
        ({ graph }) =>
          biconnectedComponents(graph).blocks.length === 1 && components(n, edgesOf(graph)) === 1,
      );
      return whole.length;
    });
    expect(counts).toEqual([1, 3, 10, 56]);
  });
  it('H_3^n is one block; a long path has a block an edge', () => {
    for (let n = 1; n <= 8; n++)
      expect(biconnectedComponents(toCsr(stateGraph(towerPuzzle(hanoi(n))))).blocks.length).toBe(1);
    expect(biconnectedComponents(pathGraph(100_000)).bridges.length).toBe(99_999);
    const graph = toCsr(stateGraph(towerPuzzle(manaus(5))));
    expect(verifyBiconnectedComponents(graph, biconnectedComponents(graph))).toBe(true);
  });
  it('the verifier refuses blocks too large, too small and misnamed', () => {
    const graph = structure.triangularSnake(3);
    const found = biconnectedComponents(graph);
    expect(verifyBiconnectedComponents(graph, { ...found, blocks: [found.blocks.flat()] })).toBe(
      false,
    );
    expect(
      verifyBiconnectedComponents(graph, {
        ...found,
        blocks: edgesOf(graph).map((edge) => [edge]),
      }),
    ).toBe(false);
    expect(verifyBiconnectedComponents(graph, { ...found, articulations: [] })).toBe(false);
    expect(
      verifyBiconnectedComponents(graph, {
        articulations: [],
        bridges: [],
        blocks: [edgesOf(graph)],
      }),
    ).toBe(false);
    const triangle = edgesOf(cycleGraph(3));
    expect(
      verifyBiconnectedComponents(cycleGraph(3), {
        articulations: [0, 1, 2],
        bridges: triangle,
        blocks: triangle.map((edge) => [edge]),
      }),
    ).toBe(false);
  });
});

describe('maximum matching', () => {
  it('has the size found by trying everything', () => {
    fc.assert(
      fc.property(graphs(7), (graph) => {
        const found = maximumMatching(graph);
        expect(verifyMatching(graph, found)).toBe(true);
        expect(found.edges.length).toBe(bruteMatching(edgesOf(graph)));
      }),
    );
    for (const { graph } of unlabeledGraphs(6))
      expect(maximumMatching(graph).edges.length).toBe(bruteMatching(edgesOf(graph)));
  });
  it('is proved on larger random graphs, where blossoms nest', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const graph = randomSparse(20 + (seed % 60), 25 + (seed % 100), seed);
      expect(verifyMatching(graph, maximumMatching(graph)), `seed ${seed}`).toBe(true);
    }
    const large = randomSparse(50_000, 70_000, 7);
    expect(verifyMatching(large, maximumMatching(large))).toBe(true);
  });
  it('of H_3^n leaves one vertex alone, of C_n n mod 2', () => {
    for (let n = 1; n <= 9; n++) {
      const graph = toCsr(stateGraph(towerPuzzle(hanoi(n))));
      const found = maximumMatching(graph);
      expect(found.edges.length).toBe((graph.order - 1) / 2);
      expect(verifyMatching(graph, found)).toBe(true);
    }
    expect([3, 4, 5, 6].map((n) => maximumMatching(cycleGraph(n)).edges.length)).toEqual([
      1, 2, 2, 3,
    ]);
    expect(maximumMatching(completeBipartiteGraph(3, 8)).edges.length).toBe(3);
  });
  it('the verifier refuses a smaller matching, a false barrier and edges that meet', () => {
    const graph = cycleGraph(6);
    const found = maximumMatching(graph);
    expect(verifyMatching(graph, { ...found, edges: found.edges.slice(1) })).toBe(false);
    expect(verifyMatching(graph, { ...found, barrier: [0, 1] })).toBe(false);
    expect(
      verifyMatching(graph, {
        edges: [
          [0, 1],
          [1, 2],
          [3, 4],
        ],
        barrier: [],
      }),
    ).toBe(false);
    expect(
      verifyMatching(graph, {
        edges: [
          [0, 3],
          [1, 2],
          [4, 5],
        ],
        barrier: [],
      }),
    ).toBe(false);
  });
});
