import { hanoi, london, manaus, oxford, type TowerRules, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, toCsr } from '../../src/csr.js';
import {
  bipartition,
  canonicalForm,
  chromaticNumber,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  isClique,
  isProperColoring,
} from '../../src/index.js';
import { graphs } from './helpers.js';

const tower = (rules: TowerRules) => toCsr(stateGraph(towerPuzzle(rules)));

/** The chromatic number, once its coloring and its clique have passed. */
function colorsOf(graph: Csr): number {
  const { answer, number, colors, clique } = chromaticNumber(graph);
  expect([answer, isProperColoring(graph, colors), isClique(graph, clique)]).toEqual([
    'found',
    true,
    true,
  ]);
  expect(new Set(colors).size).toBe(number);
  return number ?? -1;
}

/** By trying all colorings with k colors. */
function isColorable(graph: Csr, k: number): boolean {
  for (let code = 0; code < k ** graph.order; code++) {
    const colors = Array.from({ length: graph.order }, (_, v) => Math.floor(code / k ** v) % k);
    if (isProperColoring(graph, colors)) return true;
  }
  return graph.order === 0;
}

/** The graph of J. Mycielski: no new triangles, one color more. */
function mycielskian(graph: Csr): Csr {
  const n = graph.order;
  const edges = edgesOf(graph).flatMap(([a, b]): [number, number][] => [
    [a, b],
    [a, n + b],
    [b, n + a],
  ]);
  const tips = Array.from({ length: n }, (_, v): [number, number] => [n + v, 2 * n]);
  return graphFromEdges(2 * n + 1, [...edges, ...tips]);
}

describe('the chromatic number', () => {
  it('is the least that trying all colorings finds', () => {
    fc.assert(
      fc.property(graphs(6), (graph) => {
        const number = colorsOf(graph);
        expect(isColorable(graph, number)).toBe(true);
        if (number > 0) expect(graph.order > 0 && isColorable(graph, number - 1)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
  it('is at most 2 just for bipartite graphs', () => {
    fc.assert(
      fc.property(graphs(12), (graph) => colorsOf(graph) <= 2 === bipartition(graph).bipartite),
    );
  });
  it('of families and of graphs without triangles', () => {
    expect(colorsOf(completeGraph(8))).toBe(8);
    expect(colorsOf(completeBipartiteGraph(4, 7))).toBe(2);
    for (let n = 3; n <= 12; n++) expect(colorsOf(cycleGraph(n))).toBe(n % 2 === 0 ? 2 : 3);
    const grotzsch = mycielskian(cycleGraph(5));
    expect([colorsOf(grotzsch), colorsOf(mycielskian(grotzsch))]).toEqual([4, 5]);
  });
  it('of Hanoi graphs is the number of pegs (D. Arett, S. Dorée)', () => {
    for (let n = 1; n <= 7; n++) expect(colorsOf(tower(hanoi(n)))).toBe(3);
    for (let n = 1; n <= 5; n++) expect(colorsOf(tower(hanoi(n, { pegs: 4 })))).toBe(4);
    expect([manaus(4), london(4), oxford(4)].map((rules) => colorsOf(tower(rules)))).toEqual([
      3, 3, 3,
    ]);
  });
  it('is found in the canonical order of a Hanoi graph too, where branch and bound alone gives up', () => {
    for (const n of [4, 5, 6]) {
      const { graph } = canonicalForm(tower(hanoi(n)));
      expect(graph && colorsOf(graph)).toBe(3);
    }
  });
  it('gives bounds at the limit', () => {
    const graph = mycielskian(mycielskian(cycleGraph(5)));
    const found = chromaticNumber(graph, { limit: 30 });
    expect(found).toMatchObject({ answer: 'unknown', number: null, atLeast: 2, atMost: 5 });
    expect(isProperColoring(graph, found.colors)).toBe(true);
  });
  it('the verifier refuses a color too few or an edge within a color', () => {
    expect(isProperColoring(cycleGraph(3), [0, 1])).toBe(false);
    expect(isProperColoring(cycleGraph(3), [0, 1, 1])).toBe(false);
  });
});
