import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, neighborsOf } from '../../src/csr.js';
import { inducedSubgraph } from '../../src/index.js';
import { randomGraph } from '../random-graph.js';

test.each([false, true])(
  'an induced subgraph has the edges between its vertices (directed: %s)',
  (directed) => {
    const chosen = randomGraph(directed).chain((graph) =>
      fc.tuple(fc.constant(graph), fc.shuffledSubarray([...Array(graph.order).keys()])),
    );
    fc.assert(
      fc.property(chosen, ([graph, vertices]) => {
        const pairs = vertices.flatMap((v, x) =>
          vertices.flatMap((u, y) =>
            neighborsOf(graph, v).includes(u) && (directed || x < y) ? [[x, y]] : [],
          ),
        );
        const found = inducedSubgraph(graph, vertices);
        expect([found.order, found.directed]).toEqual([vertices.length, directed]);
        expect(edgesOf(found)).toEqual(pairs);
      }),
    );
  },
);
