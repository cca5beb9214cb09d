import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  breadthFirstSearch,
  type Csr,
  explore,
  graphFromEdges,
  neighborsOf,
} from '../../src/index.js';
import { randomGraph } from '../random-graph.js';

/** With a list that is as long as the largest degree and no longer. */
const implicit = (graph: Csr) => ({
  space: graph.order,
  maxDegree: Math.max(
    ...Array.from({ length: graph.order }, (_, v) => neighborsOf(graph, v).length),
  ),
  directed: graph.directed,
  has: () => true,
  neighbors: (v: number, out: Uint32Array) => {
    const all = neighborsOf(graph, v);
    out.set(all);
    return all.length;
  },
});

/** What a search of the stored graph says. */
function stored(graph: Csr, sources: readonly number[]) {
  const { distance, spheres, visited } = breadthFirstSearch(graph, sources);
  const levels = new Uint8Array(Math.ceil(graph.order / 4));
  distance.forEach((far, v) => {
    if (far >= 0) levels[Math.floor(v / 4)] += ((far % 3) + 1) * 4 ** (v % 4);
  });
  const last = [...visited].filter((v) => distance[v] === spheres.length - 1);
  return { distance, reached: visited.length, spheres, levels, last };
}

function expectFound(graph: Csr, sources: readonly number[]): void {
  const heard: number[] = [];
  const found = explore(implicit(graph), sources, { onLevel: (reached) => heard.push(reached) });
  const { distance, reached, spheres, levels, last } = stored(graph, sources);
  expect([found.reached, found.spheres, found.levels]).toEqual([reached, spheres, levels]);
  expect([...found.farthest]).toEqual(last);
  // It holds no more memory than it shows.
  expect(found.farthest.buffer.byteLength).toBe(4 * last.length);
  distance.forEach((far, v) => {
    expect(found.levelMod3(v)).toBe(far < 0 ? -1 : far % 3);
  });
  let sum = 0;
  expect(heard).toEqual(spheres.map((width) => (sum += width)));
}

test('all that is found, from one source or several, some of them twice', () => {
  fc.assert(
    fc.property(
      fc.boolean().chain(randomGraph),
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      (graph, picks) =>
        expectFound(
          graph,
          [...picks, picks[0]].map((pick) => pick % graph.order),
        ),
    ),
    { numRuns: 300 },
  );
});

/** From vertex 0 a star, and a path of two on from each of its leaves. */
const spider = (legs: number) =>
  graphFromEdges(
    3 * legs + 1,
    Array.from({ length: legs }, (_, i): [number, number][] => [
      [0, i + 1],
      [i + 1, i + 1 + legs],
      [i + 1 + legs, i + 1 + 2 * legs],
    ]).flat(),
  );

test.each([1023, 1024, 1025, 5000])('levels of %i vertices', (legs) => {
  const found = explore(implicit(spider(legs)), [0]);
  expect(found.spheres).toEqual([1, legs, legs, legs]);
  expect([...found.farthest]).toEqual(Array.from({ length: legs }, (_, i) => i + 1 + 2 * legs));
});

test('a search ends with the level that holds the vertex it is sent for', () => {
  const graph = spider(3);
  for (let until = 0; until < graph.order; until++) {
    const { distance, spheres } = stored(graph, [2]);
    const found = explore(implicit(graph), [2], { until });
    expect(found.spheres).toEqual(spheres.slice(0, distance[until] + 1));
  }
});
