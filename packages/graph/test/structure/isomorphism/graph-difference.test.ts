import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  completeBipartiteGraph,
  cycleGraph,
  graphFromEdges,
  isomorphism,
  pathGraph,
} from '../../../src/index.js';
import { graphDifference } from '../../../src/internals.js';

const triangles: [number, number][] = [
  [0, 1],
  [1, 2],
  [0, 2],
  [3, 4],
  [4, 5],
  [3, 5],
];

test.each([
  ['order', pathGraph(3), pathGraph(4)],
  ['size', pathGraph(3), cycleGraph(3)],
  ['size', graphFromEdges(3, [[0, 1]], true), graphFromEdges(3, [[0, 1]])],
  ['degrees', pathGraph(4), completeBipartiteGraph(1, 3)],
  ['components', cycleGraph(6), graphFromEdges(6, triangles)],
])('%s', (invariant, first, second) => {
  const { of, values } = graphDifference(first, second) ?? { of: '', values: [0, 0] };
  expect(graphDifference(first, second)?.invariant).toBe(invariant);
  expect(graphDifference(second, first)?.of).toBeDefined();
  expect([of === '', values[0] === values[1]]).toEqual([false, false]);
});

test('distances, where degrees and components agree: a leaf beside the middle of a path, and at it', () => {
  const path: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ];
  const [beside, middle] = [1, 2].map((at) => graphFromEdges(6, [...path, [at, 5]]));
  expect(graphDifference(beside, middle)).toEqual({
    invariant: 'distances',
    of: expect.any(String),
    values: expect.any(Array),
  });
});

test('isomorphic graphs never differ', () => {
  const pairs = fc.uniqueArray(
    fc.tuple(fc.nat(6), fc.nat(6)).filter(([a, b]) => a < b),
    {
      selector: ([a, b]) => 7 * a + b,
      maxLength: 15,
    },
  );
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
  fc.assert(
    fc.property(pairs, orders, fc.boolean(), (edges, names, directed) => {
      const renamed = edges.map(([a, b]): [number, number] => [names[a], names[b]]);
      const [one, other] = [edges, renamed].map((list) => graphFromEdges(7, list, directed));
      expect(graphDifference(one, other)).toBeNull();
    }),
  );
});

test('graphs that differ are not isomorphic', () => {
  const edges = fc.uniqueArray(
    fc.tuple(fc.nat(4), fc.nat(4)).filter(([a, b]) => a < b),
    {
      selector: ([a, b]) => 5 * a + b,
      minLength: 4,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(edges, edges, (a, b) => {
      const [one, other] = [a, b].map((list) => graphFromEdges(5, list));
      if (graphDifference(one, other) !== null) expect(isomorphism(one, other).answer).toBe('none');
    }),
  );
});
