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
import { graphs, pairsOf } from './helpers.js';

const tower = (rules: TowerRules) => toCsr(stateGraph(towerPuzzle(rules)));

function independence(graph: Csr): number {
  const { answer, vertices } = maximumIndependentSet(graph);
  expect([answer, isIndependentSet(graph, vertices)]).toEqual(['found', true]);
  return vertices.length;
}

function cliqueNumber(graph: Csr): number {
  const { answer, vertices } = maximumClique(graph);
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
    // Any proper coloring with p colors has classes of p^(n-1) states, and the cliques allow no more.
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
