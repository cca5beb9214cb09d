import { hanoi, oxford, seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import {
  completeBipartiteGraph,
  completeGraph,
  planarity,
  verifyKuratowski,
} from '../../../src/index.js';
import { chanceGraph, shuffled } from '../helpers.js';
import { tower } from '../isomorphism/checked.js';

const sizeOf = (graph: Parameters<typeof planarity>[0]): number => {
  const result = planarity(graph);
  if (result.planar) return 0;
  expect(verifyKuratowski(graph, result.kuratowski)).toBe(true);
  return result.kuratowski.length;
};

test('a Kuratowski subgraph of K_5 and of K_3,3 is all of it, and those of larger ones are no larger', () => {
  expect([sizeOf(completeGraph(5)), sizeOf(completeBipartiteGraph(3, 3))]).toEqual([10, 9]);
  for (const order of [6, 7, 8, 12]) {
    const graph = shuffled(completeGraph(order), seededRandom(order)).graph;
    expect(sizeOf(graph)).toBeLessThanOrEqual(10);
  }
});

test('Kuratowski subgraphs are short: so many edges in random graphs and towers', () => {
  const sizes = (order: number, share: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => sizeOf(chanceGraph(order, share, seed)));
  expect(sizes(30, 0.1)).toEqual([15, 12, 13, 15, 16, 15, 13, 15]);
  expect(sizes(60, 0.06)).toEqual([15, 16, 16, 15, 15, 10, 17, 18]);
  expect(sizes(120, 0.05)).toEqual([14, 12, 15, 13, 20, 13, 11, 17]);
  const towers = [hanoi(3, { pegs: 4 }), oxford(3), oxford(4)];
  expect(towers.map((rules) => sizeOf(tower(rules)))).toEqual([17, 30, 30]);
});
