import { hanoi } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, size } from '../../src/csr.js';
import {
  alternateTriangularSnake,
  completeGraph,
  sierpinskiTriangleGraph,
  triangularSnake,
} from '../../src/index.js';
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
