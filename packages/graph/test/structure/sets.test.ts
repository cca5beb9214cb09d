import { hanoi, london, oxford, type TowerRules, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, toCsr } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  isClique,
  isIndependentSet,
  maximumClique,
  maximumIndependentSet,
} from '../../src/index.js';
import { chanceGraph, graphs, pairsOf } from './helpers.js';

const tower = (rules: TowerRules) => toCsr(stateGraph(towerPuzzle(rules)));

function independence(graph: Csr): number {
  const { answer, vertices } = maximumIndependentSet(graph);
  expect(vertices).toEqual([...vertices].sort((a, b) => a - b));
  expect([answer, isIndependentSet(graph, vertices)]).toEqual(['found', true]);
  return vertices.length;
}

function cliqueNumber(graph: Csr): number {
  const { answer, vertices } = maximumClique(graph);
  expect(vertices).toEqual([...vertices].sort((a, b) => a - b));
  expect([answer, isClique(graph, vertices)]).toEqual(['found', true]);
  return vertices.length;
}

/** The largest of all sets of vertices with a property. */
const largest = (order: number, fits: (vertices: number[]) => boolean): number => {
  const all = Array.from({ length: order }, (_, v) => v);
  const sets = Array.from({ length: 2 ** order }, (_, bits) => all.filter((v) => (bits >> v) & 1));
  return Math.max(...sets.filter(fits).map((set) => set.length));
};

describe('largest independent sets and cliques', () => {
  it('are those of all sets of vertices', () => {
    fc.assert(
      fc.property(graphs(8), (graph) => {
        expect(independence(graph)).toBe(largest(graph.order, (s) => isIndependentSet(graph, s)));
        expect(cliqueNumber(graph)).toBe(largest(graph.order, (s) => isClique(graph, s)));
      }),
      { numRuns: 60 },
    );
  });
  it('are each other in the complement', () => {
    fc.assert(
      fc.property(graphs(16), (graph) => {
        const joined = new Set(edgesOf(graph).map(String));
        const others = pairsOf(graph.order).filter((pair) => !joined.has(String(pair)));
        return independence(graph) === cliqueNumber(graphFromEdges(graph.order, others));
      }),
    );
  });
  it('of families have their closed forms', () => {
    expect([cliqueNumber(completeGraph(9)), independence(completeGraph(9))]).toEqual([9, 1]);
    expect(independence(completeBipartiteGraph(5, 8))).toBe(8);
    for (let n = 4; n <= 20; n++)
      expect([independence(cycleGraph(n)), cliqueNumber(cycleGraph(n))]).toEqual([n >> 1, 2]);
  });
  it('of Hanoi graphs: one state of each clique of the smallest disc, and a clique', () => {
    // Any proper coloring with p colors has classes of p^(n-1) states, and the cliques allow no
    // more.
    for (const [pegs, most] of [
      [3, 6],
      [4, 4],
      [5, 3],
    ])
      for (let n = 1; n <= most; n++) {
        const graph = tower(hanoi(n, { pegs }));
        expect([independence(graph), cliqueNumber(graph)]).toEqual([pegs ** (n - 1), pegs]);
      }
  });
  it('gives up at the limit with the largest that it saw', () => {
    const graph = tower(oxford(4));
    const { answer, vertices, nodes } = maximumIndependentSet(graph, { limit: 3 });
    expect([answer, nodes > 0, isIndependentSet(graph, vertices)]).toEqual(['unknown', true, true]);
    expect(maximumClique(tower(london(3)), { limit: 0 }).answer).toBe('unknown');
  });
  it('gives up just beyond the limit', () => {
    const graph = chanceGraph(30, 0.6, 1);
    for (const search of [maximumIndependentSet, maximumClique]) {
      const { nodes, vertices } = search(graph);
      expect(search(graph, { limit: nodes })).toEqual({ answer: 'found', vertices, nodes });
      expect(search(graph, { limit: nodes - 1 }).answer).toBe('unknown');
    }
  });
  it('take so many choices on random graphs, sparse and dense', () => {
    const effort = (search: typeof maximumClique, share: number) =>
      [1, 2, 3, 4, 5, 6].map((seed) => search(chanceGraph(30, share, seed)).nodes);
    expect([0.1, 0.3, 0.6].map((share) => effort(maximumIndependentSet, share))).toEqual([
      [9, 5, 9, 7, 7, 11],
      [49, 49, 31, 39, 41, 39],
      [31, 55, 47, 47, 45, 43],
    ]);
    expect([0.3, 0.6, 0.8].map((share) => effort(maximumClique, share))).toEqual([
      [58, 67, 51, 59, 73, 52],
      [78, 99, 80, 92, 105, 75],
      [18, 32, 32, 44, 52, 56],
    ]);
  });
  it('the verifiers refuse what is no vertex, comes twice, or has a wrong pair', () => {
    const square = cycleGraph(4);
    expect(isIndependentSet(square, [0, 0])).toBe(false);
    expect(isIndependentSet(square, [0, 4])).toBe(false);
    expect(isIndependentSet(square, [0, 1])).toBe(false);
    expect(isClique(square, [0, 1, 2])).toBe(false);
    expect(isClique(square, [0, 0])).toBe(false);
  });
  it('refuse directed graphs', () => {
    const arc = graphFromEdges(2, [[0, 1]], true);
    expect(() => maximumClique(arc)).toThrow('graph/sets: graph must be undirected');
    expect(() => maximumIndependentSet(arc)).toThrow('graph/sets: graph must be undirected');
  });
});
