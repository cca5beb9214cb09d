import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, graphFromEdges } from '../../../src/csr.js';
import { cycleGraph, isPlanar } from '../../../src/index.js';
import {
  edgesAlong,
  type PathEdge,
  withoutDegreeTwo,
} from '../../../src/structure/planarity/homeomorph.js';
import { randomGraph } from '../../random-graph.js';
import { graphs } from '../helpers.js';

const pathEdge = (ends: readonly [number, number]): PathEdge => ({ ends, length: 1, parts: null });

const edgeKey = ([a, b]: readonly [number, number]) => `${Math.min(a, b)},${Math.max(a, b)}`;

/**
 * The vertices inside a path from one of its ends to the other; null if its edges are no such path.
 */
function insideOf({ ends }: PathEdge, edges: readonly [number, number][]): number[] | null {
  const left = [...edges];
  const inside: number[] = [];
  let at = ends[0];
  while (left.length > 0) {
    const i = left.findIndex((edge) => edge.includes(at));
    if (i < 0) return null;
    const [[a, b]] = left.splice(i, 1);
    at = a === at ? b : a;
    inside.push(at);
  }
  return inside.pop() === ends[1] ? inside : null;
}

test('what is left is simple, has no degree below 3, and consists of paths of the graph that do not cross', () => {
  fc.assert(
    fc.property(fc.oneof(graphs(9), randomGraph(false)), (graph) => {
      const found = withoutDegreeTwo(edgesOf(graph).map(pathEdge));
      const ends = found.flatMap((one) => one.ends);
      const degrees = [...new Set(ends)].map((v) => ends.filter((end) => end === v).length);
      expect(degrees.every((degree) => degree >= 3)).toBe(true);
      expect(new Set(found.map((one) => edgeKey(one.ends))).size).toBe(found.length);
      expect(found.every(({ ends: [a, b] }) => a !== b)).toBe(true);
      const all = found.flatMap(edgesAlong).map(edgeKey);
      expect(new Set(all).size).toBe(all.length);
      const known = new Set(edgesOf(graph).map(edgeKey));
      expect(all.every((edge) => known.has(edge))).toBe(true);
      const inside = found.flatMap((one) => {
        const edges = edgesAlong(one);
        expect(edges.length).toBe(one.length);
        const vertices = insideOf(one, edges);
        expect(vertices).not.toBeNull();
        return vertices ?? [];
      });
      expect(inside.some((v, i) => ends.includes(v) || inside.indexOf(v) !== i)).toBe(false);
      const rest = graphFromEdges(
        graph.order,
        found.map((one) => one.ends),
      );
      expect(isPlanar(rest)).toBe(isPlanar(graph));
    }),
    { numRuns: 300 },
  );
});

test('a subdivision is undone whole, and of parallel paths the shortest stays', () => {
  // K_4 on 0 to 3 with paths of three edges and of two between 0 and 1, and of three between 2
  // and 3.
  const detour = [
    [0, 4],
    [4, 5],
    [5, 1],
    [0, 6],
    [6, 1],
    [2, 7],
    [7, 8],
    [8, 3],
  ] as const;
  const plain = [
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ] as const;
  const lengthsOf = (edges: readonly (readonly [number, number])[]) =>
    withoutDegreeTwo(edges.map(pathEdge))
      .map(({ ends, length }) => [edgeKey(ends), length].join(': '))
      .sort();
  const wanted = ['0,1: 2', '0,2: 1', '0,3: 1', '1,2: 1', '1,3: 1', '2,3: 3'];
  expect(lengthsOf([...detour, ...plain])).toEqual(wanted);
  expect(lengthsOf([...plain, ...[...detour].reverse()])).toEqual(wanted);
  expect(lengthsOf(edgesOf(cycleGraph(9)))).toEqual([]);
  expect(lengthsOf([])).toEqual([]);
});
