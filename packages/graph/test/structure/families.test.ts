import { hanoi } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, size } from '../../src/csr.js';
import {
  alternateTriangularSnake,
  breadthFirstSearch,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  pathGraph,
  sierpinskiTriangleGraph,
  triangularSnake,
} from '../../src/index.js';
import { pairsOf } from './helpers.js';
import { isomorphic, tower } from './isomorphism/checked.js';

describe('families', () => {
  it('have the orders and sizes of their definitions', () => {
    for (let n = 1; n <= 12; n++) {
      expect([triangularSnake(n).order, size(triangularSnake(n))]).toEqual([
        2 * n - 1,
        3 * (n - 1),
      ]);
      const alternate = alternateTriangularSnake(n);
      expect([alternate.order, size(alternate)]).toEqual([
        n + Math.floor(n / 2),
        n - 1 + 2 * Math.floor(n / 2),
      ]);
      expect(size(completeGraph(n))).toBe((n * (n - 1)) / 2);
    }
    for (let n = 1; n <= 8; n++) {
      const graph = sierpinskiTriangleGraph(n);
      expect([graph.order, size(graph)]).toEqual([(3 ** n + 3) / 2, 3 ** n]);
      const degrees = Array.from({ length: graph.order }, (_, v) => neighborsOf(graph, v).length);
      expect([
        degrees.filter((d) => d === 2).length,
        degrees.filter((d) => d === 4).length,
      ]).toEqual([3, graph.order - 3]);
    }
  });
  it('have the edges of their definitions', () => {
    for (let n = 0; n <= 6; n++) {
      const pairs = pairsOf(n + 3);
      expect(edgesOf(completeGraph(n + 3))).toEqual(pairs);
      expect(edgesOf(completeBipartiteGraph(n, 3))).toEqual(
        pairs.filter(([a, b]) => a < n && b >= n),
      );
      expect(edgesOf(pathGraph(n + 3))).toEqual(pairs.filter(([a, b]) => b - a === 1));
      const isNext = (a: number, b: number) => b - a === 1 || b - a === n + 2;
      expect(edgesOf(cycleGraph(n + 3))).toEqual(pairs.filter(([a, b]) => isNext(a, b)));
    }
    expect([0, 1, 2].map((n) => edgesOf(pathGraph(n)).length)).toEqual([0, 0, 1]);
  });
  it('a snake is a path with a triangle on each edge, an alternate one on every other', () => {
    for (let n = 1; n <= 8; n++)
      for (const [graph, step] of [
        [triangularSnake(n), 1],
        [alternateTriangularSnake(n), 2],
      ] as const)
        for (let v = n; v < graph.order; v++) {
          const at = step * (v - n);
          expect(neighborsOf(graph, v)).toEqual([at, at + 1]);
          expect(neighborsOf(graph, at)).toContain(at + 1);
        }
  });
  it('the corners of a Sierpinski triangle graph come first: left, right and top', () => {
    for (let level = 1; level <= 5; level++) {
      const graph = sierpinskiTriangleGraph(level);
      expect([0, 1, 2].map((corner) => neighborsOf(graph, corner).length)).toEqual([2, 2, 2]);
      const { distance } = breadthFirstSearch(graph, [0]);
      expect([distance[1], distance[2]]).toEqual([2 ** (level - 1), 2 ** (level - 1)]);
    }
    // Level 2: the middle of left and right is 3, of left and top 4, of right and top 5.
    expect([0, 1, 2].map((corner) => neighborsOf(sierpinskiTriangleGraph(2), corner))).toEqual([
      [3, 4],
      [3, 5],
      [4, 5],
    ]);
  });
  it('the Sierpinski triangle graph is the Hanoi graph with the edges between triangles shrunk', () => {
    for (let n = 1; n <= 6; n++)
      expect(isomorphic(sierpinskiTriangleGraph(n), shrunk(tower(hanoi(n))))).toBe(true);
  });
});

/** The graph with every edge that lies in no triangle contracted. */
function shrunk(graph: Csr): Csr {
  const loose = edgesOf(graph).filter(
    ([a, b]) => !neighborsOf(graph, a).some((v) => neighborsOf(graph, b).includes(v)),
  );
  const partner = new Map(loose.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const heads = Array.from({ length: graph.order }, (_, v) => v).filter(
    (v) => v < (partner.get(v) ?? graph.order),
  );
  const name = (v: number) => heads.indexOf(Math.min(v, partner.get(v) ?? v));
  const joined = new Set(loose.map(String));
  return graphFromEdges(
    heads.length,
    edgesOf(graph)
      .filter((edge) => !joined.has(String(edge)))
      .map(([a, b]) => [name(a), name(b)]),
  );
}

it('a family that would be too large is refused at once', () => {
  expect(() => completeGraph(100_000)).toThrow(
    'graph/families: n must have at most 134217728 edges (got 4999950000)',
  );
  expect(() => completeBipartiteGraph(2 ** 21, 2 ** 20)).toThrow('at most 134217728 edges');
  for (const make of [pathGraph, cycleGraph, triangularSnake, alternateTriangularSnake])
    expect(() => make(2 ** 40)).toThrow(/n must be an integer from \d to 4194304 /);
  expect(() => sierpinskiTriangleGraph(16)).toThrow('level must be an integer from 1 to 15');
});
