import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf, graphFromEdges } from '../../../src/csr.js';
import { canonicalForm, cycleGraph, toGraph6, verifyIsomorphism } from '../../../src/index.js';
import { graphOfBits, graphs, shuffled, unlabeledGraphs } from '../helpers.js';
import { type Colored, colored, isomorphic } from './checked.js';

describe('canonicalForm', () => {
  const formOf = (graph: Colored) => {
    const form = canonicalForm(graph);
    if (form.answer === 'unknown') throw new Error('unknown');
    expect(verifyIsomorphism(graph, form.graph, form.map)).toBe(true);
    return form.graph;
  };
  it('has one code for each class of graphs on up to 6 vertices', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const codes = unlabeledGraphs(n).map(({ graph }) => toGraph6(formOf(graph)));
      expect(new Set(codes).size).toBe([1, 2, 4, 11, 34, 156][n - 1]);
    }
    const codes = new Set(
      Array.from({ length: 1024 }, (_, b) => toGraph6(formOf(graphOfBits(5, b)))),
    );
    expect(codes.size).toBe(34);
  });
  it('has the codes that it always had, as names of classes are kept', () => {
    const codesOf = (order: number) =>
      unlabeledGraphs(order).map(({ graph }) => toGraph6(formOf(graph)));
    expect([1, 2, 3, 4].map((order) => codesOf(order).sort().join(' '))).toEqual([
      '@',
      'A? A_',
      'B? BG BW Bw',
      'C? C@ CB CF CJ CN CR C^ C` Cr C~',
    ]);
    expect(toGraph6(formOf(cycleGraph(9)))).toBe('HqGOOGB');
  });
  it('does not depend on the names of vertices, nor of colored ones, with or without directions', () => {
    fc.assert(
      fc.property(
        graphs(9),
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(),
        (plain, directed, k, seed) => {
          const random = seededRandom(seed);
          const graph = graphFromEdges(plain.order, edgesOf(plain), directed);
          const { graph: other, map } = shuffled(graph, random);
          const color = (v: number) => (v * v) % k;
          const edgeColor = (a: number, b: number) => (a + b) % k;
          const back = map.map((_, v) => map.indexOf(v));
          const first = colored(graph, color, edgeColor);
          const second = colored(
            other,
            (v) => color(back[v]),
            (a, b) => edgeColor(back[a], back[b]),
          );
          expect(formOf(first)).toEqual(formOf(second));
          expect(isomorphic(first, second)).toBe(true);
        },
      ),
    );
  });
});
