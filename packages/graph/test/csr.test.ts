import { manaus } from '@manaus/core';
import { expect, test } from 'vitest';
import { towerGraph } from '../../kernels/src/index.js';
import {
  breadthFirstSearch,
  edgesOf,
  graphFromEdges,
  reverse,
  toCsr,
  toUndirected,
  vertexOf,
} from '../src/index.js';

test('to store one tells the share that is done, twice fifty times, and asks for vertices only', () => {
  const circle = (space: number, has: (rank: number) => boolean) => ({
    space,
    maxDegree: 1,
    directed: false,
    has,
    neighbors(rank: number, out: Uint32Array) {
      if (!(rank < space && has(rank))) throw new Error(`asked for ${rank}`);
      out[0] = space - 1 - rank;
      return 1;
    },
  });
  const told: number[] = [];
  const whole = toCsr(
    circle(200, () => true),
    (share) => told.push(share),
  );
  expect(told.map((share) => share.toFixed(9))).toEqual(
    Array.from({ length: 100 }, (_, i) => (i / 100).toFixed(9)),
  );
  expect([whole.order, whole.targets.length, whole.ranks]).toEqual([200, 200, null]);
  told.length = 0;
  const holes = toCsr(
    circle(7, (rank) => rank !== 3),
    (share) => told.push(share),
  );
  expect(told).toHaveLength(14);
  expect([...(holes.ranks ?? [])]).toEqual([0, 1, 2, 4, 5, 6]);
  expect([...holes.targets]).toEqual([5, 4, 3, 2, 1, 0]);
  expect(toCsr(circle(4, () => true)).order).toBe(4);
});

test('ids are dense and lead back to ranks', () => {
  const implicit = towerGraph(manaus(4));
  const graph = toCsr(implicit);
  const ranks = Array.from({ length: implicit.space }, (_, rank) => rank).filter(implicit.has);
  expect(Array.from(graph.ranks ?? [])).toEqual(ranks);
  expect(ranks.map((rank) => vertexOf(graph, rank))).toEqual(ranks.map((_, vertex) => vertex));
  expect(vertexOf(graph, 80)).toBe(-1);
});

test('bad edges are refused', () => {
  expect(() => graphFromEdges(2, [[0, 2]])).toThrow(
    'graph/edges: edge must be two different vertices from 0 to 1 (got "0,2")',
  );
  expect(() => graphFromEdges(2, [[1, 1]])).toThrow('two different vertices');
  expect(() =>
    graphFromEdges(2, [
      [0, 1],
      [1, 0],
    ]),
  ).toThrow('given once each');
  expect(() => breadthFirstSearch(graphFromEdges(2, []), [2])).toThrow(
    'graph/search: vertex must be an integer from 0 to 1 (got 2)',
  );
});

test('without directions, arcs both ways become one edge', () => {
  expect(
    edgesOf(
      toUndirected(
        graphFromEdges(
          3,
          [
            [0, 1],
            [1, 0],
            [2, 1],
          ],
          true,
        ),
      ),
    ),
  ).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('an undirected graph is its own reverse', () => {
  const graph = graphFromEdges(3, [[0, 2]]);
  expect(reverse(graph)).toBe(graph);
});

test('a rank is that of a vertex, or of none', () => {
  expect([0, 2, 3, 7].map((rank) => vertexOf(graphFromEdges(3, []), rank))).toEqual([0, 2, -1, -1]);
  const ranks = Uint32Array.of(1, 4, 5, 9);
  const holed = { ...graphFromEdges(4, []), ranks };
  const wanted = Array.from({ length: 12 }, (_, rank) => ranks.indexOf(rank));
  expect(wanted.map((_, rank) => vertexOf(holed, rank))).toEqual(wanted);
});
