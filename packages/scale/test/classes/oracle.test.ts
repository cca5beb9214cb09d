import { compileTower, hanoi, type TowerRules } from '@manaus/core';
import { breadthFirstSearch, reverse, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { searchTower, type TowerSearchOptions } from '../../src/index.js';
import { boundaryWays } from '../../src/internals.js';

type Stored = Parameters<typeof boundaryWays>[1];

/** The table at the end of a search, or after some classes. */
function storedTable(rules: TowerRules, options: TowerSearchOptions, after?: number): Stored {
  let stored: Stored | null = null;
  let heard = 0;
  searchTower(rules, {
    ...options,
    method: 'classes',
    keeper: {
      keepsTable: after === undefined,
      restore: () => null,
      due: () => ++heard === after,
      save(layout, _, bytes) {
        stored = { layout, bytes: Array.from(bytes, (piece) => piece.slice()) };
      },
    },
  });
  if (stored === null) throw new Error('nothing stored');
  return stored;
}

function oracleOf(rules: TowerRules, options: TowerSearchOptions) {
  const oracle = boundaryWays(rules, storedTable(rules, options));
  if (typeof oracle === 'string') throw new Error(oracle);
  return oracle;
}

describe('the stored table tells the distance and a shortest way of every state', () => {
  test.each([
    ['4 pegs', hanoi(5, { pegs: 4 }), 3],
    ['4 pegs, small discs in words', hanoi(5, { pegs: 4 }), 1],
    ['3 pegs', hanoi(5), 2],
    ['cyclic', hanoi(4, { pegs: 4, moves: 'cyclic' }), 2],
    ['capacities', hanoi(5, { pegs: 4, capacities: [2, 3, 3, 5] }), 2],
    ['a goal on three pegs', hanoi(5, { pegs: 4, goal: '12/34/5/' }), 2],
  ] as [string, TowerRules, number][])('%s', (_, rules, largeDiscs) => {
    const oracle = oracleOf(rules, { largeDiscs });
    const graph = toCsr(towerGraph(rules));
    const goals = compileTower(rules).goalRanks.map((rank) => vertexOf(graph, rank));
    const { distance } = breadthFirstSearch(reverse(graph), goals);
    const ranks = graph.ranks ?? distance.map((_, vertex) => vertex);
    ranks.forEach((rank, vertex) => {
      const way = oracle.from(rank);
      expect(way?.moves ?? -1).toBe(distance[vertex]);
      if (vertex % 7 > 0 || way === null) return;
      const path = [...way.path()].map((step) => vertexOf(graph, step));
      expect(path[0]).toBe(vertex);
      expect(path.map((step) => distance[step])).toEqual(
        Array.from({ length: way.moves + 1 }, (_, i) => way.moves - i),
      );
      for (const [i, step] of path.slice(1).entries())
        expect(
          graph.targets.subarray(graph.offsets[path[i]], graph.offsets[path[i] + 1]),
        ).toContain(step);
    });
  });
});

test('the tower of 13 discs on 4 pegs takes the moves of Frame and Stewart', () => {
  const way = oracleOf(hanoi(13, { pegs: 4 }), { largeDiscs: 4 }).from(0);
  expect(way?.moves).toBe(97);
  expect([...(way?.path() ?? [])]).toHaveLength(98);
});

test('a state without a way has none', () => {
  const moves = [0, 1, 2].map((from) => [0, 1, 2].map((to) => to === from + 1));
  const rules = hanoi(3, { moves });
  expect(oracleOf(rules, { largeDiscs: 1 }).from(0)).toBe(null);
});

test('a table of another tower, or of a search that goes on, is not taken', () => {
  const rules = hanoi(6, { pegs: 4 });
  const table = storedTable(rules, { largeDiscs: 2 });
  expect(boundaryWays(hanoi(7, { pegs: 4 }), table)).toBe('foreign');
  expect(boundaryWays(hanoi(6, { pegs: 4, goal: '123456///' }), table)).toBe('foreign');
  expect(boundaryWays(rules, storedTable(rules, { largeDiscs: 2 }, 2))).toBe('unfinished');
});
