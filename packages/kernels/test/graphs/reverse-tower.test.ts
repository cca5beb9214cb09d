import { hanoi, type TowerRules, withDiscMoves } from '@manaus/core';
import { toCsr } from '@manaus/graph';
import { expect, test } from 'vitest';
import { reverseTower } from '../../src/graphs/tower-graph.js';
import { towerGraph } from '../../src/index.js';

test.each([
  ['a digraph of pegs', hanoi(4, { moves: 'cyclic' })],
  ['a permission', { ...hanoi(4), permitsMove: ({ disc, to }) => disc < 3 || to === 2 }],
  ['two permissions', withDiscMoves(withDiscMoves(hanoi(4), 1, 'cyclic'), 2, 'adjacent')],
] as [string, TowerRules][])('%s turned round turns the state graph round', (_, rules) => {
  const arcs = (graph: ReturnType<typeof toCsr>) =>
    Array.from({ length: graph.order }, (__, v) =>
      Array.from(graph.targets.subarray(graph.offsets[v], graph.offsets[v + 1]), (u) => [v, u]),
    ).flat();
  const forth = arcs(toCsr(towerGraph(rules))).map(([a, b]) => `${b}-${a}`);
  const back = arcs(toCsr(towerGraph(reverseTower(rules)))).map(([a, b]) => `${a}-${b}`);
  expect(forth.length).toBeGreaterThan(0);
  expect(back.sort()).toEqual(forth.sort());
});

test('a tower whose moves all go back is its own reverse', () => {
  const tower = hanoi(3);
  expect(reverseTower(tower)).toBe(tower);
});
