import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphFromEdges, neighborsOf } from '../../src/csr.js';
import { butterfliesOf, countCycles, cyclesOf, trianglesOf } from '../../src/index.js';
import { countButterflies } from '../../src/structure/count.js';
import { graphs, withRowsReversed } from './helpers.js';

test('triangles are those of all triples, and cycles those of the sorted graph, in rows of any order', () => {
  fc.assert(
    fc.property(graphs(8), fc.integer({ min: 3, max: 6 }), fc.boolean(), (graph, k, chordless) => {
      const all = [...Array(graph.order).keys()];
      const joined = (a: number, b: number) => neighborsOf(graph, a).includes(b);
      const triples = all.flatMap((a) =>
        all.flatMap((b) =>
          all.flatMap((c) =>
            a < b && b < c && joined(a, b) && joined(a, c) && joined(b, c) ? [[a, b, c]] : [],
          ),
        ),
      );
      const other = withRowsReversed(graph);
      expect(trianglesOf(graph)).toEqual(triples);
      expect(trianglesOf(other)).toEqual(triples);
      expect(countButterflies(other)).toBe(butterfliesOf(graph).length);
      const cycles = [...cyclesOf(graph, k, chordless)].map(String);
      expect([...cyclesOf(other, k, chordless)].map(String).sort()).toEqual(cycles.sort());
    }),
  );
});

test('each cycle comes once, from its least vertex and the lower of its neighbors', () => {
  fc.assert(
    fc.property(graphs(7), fc.integer({ min: 3, max: 6 }), (graph, k) => {
      const cycles = [...cyclesOf(graph, k)];
      for (const cycle of cycles) {
        expect([cycle.length, new Set(cycle).size, Math.min(...cycle)]).toEqual([k, k, cycle[0]]);
        expect(cycle[1]).toBeLessThan(cycle[k - 1]);
        for (const [i, v] of cycle.entries())
          expect(neighborsOf(graph, v)).toContain(cycle[(i + 1) % k]);
      }
      const sets = cycles.map((cycle) =>
        cycle.map((v, i) => [v, cycle[(i + 1) % k]].sort().join()),
      );
      expect(new Set(sets.map((edges) => edges.sort().join(' '))).size).toBe(cycles.length);
    }),
  );
});

test('butterflies are two triangles with one vertex in common', () => {
  fc.assert(
    fc.property(graphs(7), (graph) => {
      const triangles = trianglesOf(graph);
      const pairs = triangles.flatMap((one, i) =>
        triangles.slice(i + 1).flatMap((other) => {
          const common = one.filter((v) => other.includes(v));
          if (common.length !== 1) return [];
          const rest = [one, other].map((list) => list.filter((v) => v !== common[0]));
          return [`${common[0]}: ${rest.map(String).sort().join(' ')}`];
        }),
      );
      const found = butterfliesOf(graph).map(
        ([center, ...wings]) => `${center}: ${wings.map(String).sort().join(' ')}`,
      );
      expect(found.sort()).toEqual(pairs.sort());
    }),
  );
});

test('cycles of fewer than three vertices, and directed graphs, are refused', () => {
  const graph = graphFromEdges(3, []);
  expect(() => countCycles(graph, 2)).toThrow('graph/count: k must be an integer >= 3 (got 2)');
  const arc = graphFromEdges(2, [[0, 1]], true);
  for (const call of [
    trianglesOf,
    butterfliesOf,
    countButterflies,
    (g: typeof arc) => countCycles(g, 3),
  ])
    expect(() => call(arc)).toThrow('graph/count: graph must be undirected');
});
