import { expect, test } from 'vitest';
import {
  connectedComponents,
  graphFromEdges,
  stronglyConnectedComponents,
  toUndirected,
} from '../../src/index.js';

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
