import { hanoi, towerPuzzle } from '@manaus/core';
import { expect, test } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { graphFromEdges, toCsr } from '../../src/csr.js';
import { completeGraph, cycleGraph, pathGraph, wienerIndex } from '../../src/index.js';

test('families have their closed forms', () => {
  for (let n = 1; n <= 12; n++) {
    expect(wienerIndex(pathGraph(n))).toBe((n * (n * n - 1)) / 6);
    expect(wienerIndex(completeGraph(n))).toBe((n * (n - 1)) / 2);
    if (n > 2) expect(wienerIndex(cycleGraph(n))).toBe((n * Math.floor((n * n) / 4)) / 2);
  }
});

test('H_3^n has the published sum (A290004; A. M. Hinz)', () => {
  // 466/885 18^n - 1/3 9^n - 3/5 3^n + a term in the roots of x^2 - 5x - 2, over ordered pairs.
  const sums = [1, 2, 3, 4].map((n) => wienerIndex(toCsr(stateGraph(towerPuzzle(hanoi(n))))));
  expect(sums).toEqual([3, 72, 1419, 26580]);
});

test('a directed and a disconnected graph are refused', () => {
  expect(() => wienerIndex(graphFromEdges(2, [[0, 1]], true))).toThrow('must be undirected');
  expect(() => wienerIndex(graphFromEdges(3, [[0, 1]]))).toThrow(
    'graph/wiener-index: graph must be connected (got "2 of 3")',
  );
});
