import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  connectedComponents,
  graphFromEdges,
  stronglyConnectedComponents,
  toUndirected,
} from '../../src/index.js';
import { allDistances } from '../all-distances.js';
import { randomGraph } from '../random-graph.js';

test('a directed graph has strongly connected components only', () => {
  const graph = graphFromEdges(
    3,
    [
      [0, 1],
      [1, 2],
    ],
    true,
  );
  expect(stronglyConnectedComponents(graph).sizes).toEqual([1, 1, 1]);
  expect(() => connectedComponents(graph)).toThrow('graph must be undirected');
  expect(connectedComponents(toUndirected(graph)).sizes).toEqual([3]);
});

const graphOfArcs = (pairs: readonly [number, number][]) =>
  graphFromEdges(
    30,
    [...new Map(pairs.map((pair) => [String(pair), pair])).values()].filter(([a, b]) => a !== b),
    true,
  );

/** Large and sparse, so that components grow together from parts with long ways to their roots. */
const forests = fc
  .array(fc.tuple(fc.nat(29), fc.nat(29)), { maxLength: 40 })
  .map((pairs) => toUndirected(graphOfArcs(pairs)));

test('connected components are those of distances, in the order of their first vertices', () => {
  fc.assert(
    fc.property(fc.oneof(randomGraph(false), forests), (graph) => {
      const { component, sizes } = connectedComponents(graph);
      const near = allDistances(graph).map((row) => row.map(Number.isFinite));
      const firsts = near.flatMap((row, v) => (row.indexOf(true) === v ? [v] : []));
      expect(Array.from(component)).toEqual(near.map((row) => firsts.indexOf(row.indexOf(true))));
      expect(sizes).toEqual(firsts.map((v) => near[v].filter(Boolean).length));
    }),
    { numRuns: 500 },
  );
});
