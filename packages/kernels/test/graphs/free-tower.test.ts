import { compileTower, london, oxford } from '@manaus/core';
import { expect, test } from 'vitest';
import { freeTowerGraph } from '../../src/graphs/free-tower.js';

test.each([oxford(3), london(4)])('a rank out of range is no state of $name', (rules) => {
  const graph = freeTowerGraph(compileTower(rules));
  expect([0, graph.space - 1].map((rank) => graph.has(rank))).toEqual([true, true]);
  expect([-1, graph.space, graph.space + 5].map((rank) => graph.has(rank))).toEqual([
    false,
    false,
    false,
  ]);
});
