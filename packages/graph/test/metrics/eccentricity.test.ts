import { hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { towerGraph } from '../../../kernels/src/index.js';
import { center, diameter, graphFromEdges, periphery, radius, toCsr } from '../../src/index.js';
import { allDistances } from '../all-distances.js';

test('radius, center and periphery of H_3^3', () => {
  const graph = toCsr(towerGraph(hanoi(3)));
  const farthest = allDistances(graph).map((row) => Math.max(...row));
  const least = Math.min(...farthest);
  const vertices = [...farthest.keys()];
  expect([radius(graph), diameter(graph)]).toEqual([least, 7]);
  expect(periphery(graph)).toEqual(vertices.filter((vertex) => farthest[vertex] === 7));
  expect(center(graph)).toEqual(vertices.filter((vertex) => farthest[vertex] === least));
});

test('radius, center and periphery of a directed graph; one that is not connected has none', () => {
  const arcs = [
    [0, 1],
    [1, 2],
    [2, 0],
    [0, 3],
    [3, 0],
  ] as const;
  const graph = graphFromEdges(4, arcs, true);
  const all = allDistances(graph).map((row) => Math.max(...row));
  expect([radius(graph), diameter(graph)]).toEqual([Math.min(...all), Math.max(...all)]);
  expect([center(graph), periphery(graph)]).toEqual([
    [0, 2],
    [1, 3],
  ]);
  for (const metric of [radius, diameter, center, periphery]) {
    expect(() => metric(graphFromEdges(2, [[0, 1]], true))).toThrow('graph must be connected');
    expect(() => metric(graphFromEdges(3, [[0, 1]]))).toThrow('graph must be connected');
    expect(() => metric(graphFromEdges(0, []))).toThrow('graph must be connected');
  }
});
