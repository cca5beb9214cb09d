import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf } from '../../../src/csr.js';
import { NONE, orient, outArcs } from '../../../src/structure/planarity/orientation.js';
import { randomGraph } from '../../random-graph.js';
import { graphs, withRowsReversed } from '../helpers.js';

const cases = fc
  .tuple(fc.oneof(graphs(9), randomGraph(false)), fc.boolean())
  .map(([graph, isReversed]) => (isReversed ? withRowsReversed(graph) : graph));

test('each edge has one direction: tree arcs go down one level, the others up to an ancestor', () => {
  fc.assert(
    fc.property(cases, (graph) => {
      const { sources, twins, roots, height, parent, oriented } = orient(graph);
      expect(oriented.filter((one) => one === 1).length).toBe(edgesOf(graph).length);
      const above = (v: number): number[] =>
        parent[v] === NONE ? [] : [sources[parent[v]], ...above(sources[parent[v]])];
      expect([...height.keys()].filter((v) => parent[v] === NONE)).toEqual(roots);
      for (let v = 0; v < graph.order; v++) expect(height[v]).toBe(above(v).length);
      for (const [arc, to] of graph.targets.entries()) {
        expect(oriented[arc] + oriented[twins[arc]]).toBe(1);
        if (oriented[arc] === 0) continue;
        if (parent[to] === arc) expect(height[to]).toBe(height[sources[arc]] + 1);
        else expect(above(sources[arc])).toContain(to);
      }
    }),
    { numRuns: 300 },
  );
});

test('the lowpoint of an arc is the lowest height that it and what lies below it return to', () => {
  fc.assert(
    fc.property(cases, (graph) => {
      const { sources, height, parent, oriented, lowpoint, nesting } = orient(graph);
      const { targets } = graph;
      const arcs = [...targets.keys()].filter((arc) => oriented[arc] === 1);
      const returns = (arc: number): number[] =>
        parent[targets[arc]] === arc
          ? arcs.filter((next) => sources[next] === targets[arc]).flatMap(returns)
          : [height[targets[arc]]];
      for (const arc of arcs) {
        const own = height[sources[arc]];
        const below = [...new Set(returns(arc))].filter((h) => h < own).sort((a, b) => a - b);
        expect(lowpoint[arc]).toBe(below[0] ?? own);
        expect(nesting[arc]).toBe(2 * (below[0] ?? own) + (below.length > 1 ? 1 : 0));
      }
    }),
    { numRuns: 300 },
  );
});

test('the arcs out of each vertex come by their keys, and then by their numbers', () => {
  fc.assert(
    fc.property(
      cases,
      fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 72, maxLength: 72 }),
      (graph, signs) => {
        const orientation = orient(graph);
        const { sources, oriented, nesting } = orientation;
        const key = nesting.map((depth, arc) => depth * signs[arc]);
        const { starts, arcs } = outArcs(orientation, key);
        for (let v = 0; v < graph.order; v++)
          expect(Array.from(arcs.subarray(starts[v], starts[v + 1]))).toEqual(
            [...oriented.keys()]
              .filter((arc) => oriented[arc] === 1 && sources[arc] === v)
              .sort((a, b) => key[a] - key[b] || a - b),
          );
        expect(arcs.length).toBe(edgesOf(graph).length);
      },
    ),
    { numRuns: 200 },
  );
});
