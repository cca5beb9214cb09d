import { hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { towerGraph } from '../../../kernels/src/index.js';
import { degreeDistribution, graphFromEdges, size, toCsr } from '../../src/index.js';

test('order, size and degrees of Hanoi graphs follow the published formulas', () => {
  for (const [pegs, n] of [
    [3, 5],
    [4, 4],
    [5, 3],
  ]) {
    const graph = toCsr(towerGraph(hanoi(n, { pegs })));
    expect(graph.order).toBe(pegs ** n);
    expect(size(graph)).toBe(((pegs * (pegs - 1)) / 4) * (pegs ** n - (pegs - 2) ** n));
  }
  expect(degreeDistribution(toCsr(towerGraph(hanoi(6))))).toEqual([0, 0, 3, 726]);
  const star = graphFromEdges(
    201,
    Array.from({ length: 200 }, (_, leaf) => [0, leaf + 1]),
  );
  expect(degreeDistribution(star)).toEqual(
    Array.from({ length: 201 }, (_, degree) => (degree === 1 ? 200 : Number(degree === 200))),
  );
});

test('degrees above 63 are counted too', () => {
  for (const leaves of [62, 63, 64, 65, 200]) {
    const star = graphFromEdges(
      leaves + 1,
      Array.from({ length: leaves }, (_, i): [number, number] => [0, i + 1]),
    );
    const degrees = degreeDistribution(star);
    expect([degrees.length, degrees[1], degrees[leaves]]).toEqual([leaves + 1, leaves, 1]);
  }
  expect(degreeDistribution(graphFromEdges(0, []))).toEqual([]);
});
