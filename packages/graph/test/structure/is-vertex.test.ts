import { expect, test } from 'vitest';
import { pathGraph } from '../../src/index.js';
import { isVertex } from '../../src/structure/is-vertex.js';

test('a vertex is a whole number from 0 to below the order', () => {
  const graph = pathGraph(3);
  expect([0, 1, 2].map((v) => isVertex(graph, v))).toEqual([true, true, true]);
  for (const v of [-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isVertex(graph, v), String(v)).toBe(false);
});
