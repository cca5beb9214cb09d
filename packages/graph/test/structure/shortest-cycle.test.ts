import { hanoi, london, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, graphFromEdges, toCsr } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  completeGraph,
  countCycles,
  cycleGraph,
  inducedSubgraph,
  pathGraph,
  shortestCycle,
  verifyHamilton,
} from '../../src/index.js';
import { graphs } from './helpers.js';

/** The girth, once its cycle has passed. */
function girth(graph: Csr): number {
  const cycle = shortestCycle(graph);
  if (cycle === null) return Number.POSITIVE_INFINITY;
  expect(verifyHamilton(inducedSubgraph(graph, cycle), [...cycle.keys()], true)).toBe(true);
  return cycle.length;
}

test('the girth is the least length of which there is a cycle', () => {
  fc.assert(
    fc.property(graphs(9), (graph) => {
      const lengths = Array.from({ length: graph.order }, (_, k) => k).filter((k) => k >= 3);
      const least = [...lengths, graph.order].find((k) => k >= 3 && countCycles(graph, k) > 0);
      return girth(graph) === (least ?? Number.POSITIVE_INFINITY);
    }),
  );
});

test('of several shortest cycles it is the first that a search closes', () => {
  expect(shortestCycle(completeGraph(4))).toEqual([1, 0, 2]);
  expect(shortestCycle(completeBipartiteGraph(3, 3))).toEqual([4, 0, 3, 1]);
});

test('the girth of families', () => {
  for (let n = 3; n <= 30; n++) expect(girth(cycleGraph(n))).toBe(n);
  expect(girth(completeBipartiteGraph(2, 2))).toBe(4);
  expect(shortestCycle(pathGraph(9))).toBeNull();
  const heawood = graphFromEdges(
    14,
    Array.from({ length: 14 }, (_, v) => v).flatMap((v): [number, number][] =>
      v % 2 === 0
        ? [
            [v, (v + 1) % 14],
            [v, (v + 5) % 14],
          ]
        : [[v, (v + 1) % 14]],
    ),
  );
  expect(girth(heawood)).toBe(6);
});

test('the girth of towers', () => {
  const tower = (rules: ReturnType<typeof hanoi>) => toCsr(stateGraph(towerPuzzle(rules)));
  expect(girth(tower(hanoi(5)))).toBe(3);
  expect(girth(tower(hanoi(4, { moves: 'adjacent' })))).toBe(Number.POSITIVE_INFINITY);
  expect(girth(tower(london(3)))).toBe(3);
});
