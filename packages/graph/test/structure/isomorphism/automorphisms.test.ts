import { hanoi, oxford } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf, graphFromEdges } from '../../../src/csr.js';
import {
  automorphisms,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  sierpinskiTriangleGraph,
  verifyIsomorphism,
} from '../../../src/index.js';
import { graphs, permutations, unlabeledGraphs } from '../helpers.js';
import { colored, isomorphic, symmetries, tower } from './checked.js';

const factorial = (n: number): number => (n === 0 ? 1 : n * factorial(n - 1));

describe('automorphisms', () => {
  it('n! / |Aut| is the number of labelings of every graph on up to 6 vertices', () => {
    for (const n of [1, 2, 3, 4, 5, 6])
      for (const { graph, labelings } of unlabeledGraphs(n))
        expect(symmetries(graph)).toBe(BigInt(factorial(n) / labelings));
  });
  it('agrees with trying every permutation', () => {
    const all = permutations(6);
    fc.assert(
      fc.property(
        graphs(6, 6),
        (graph) =>
          symmetries(graph) ===
          BigInt(all.filter((p) => verifyIsomorphism(graph, graph, p)).length),
      ),
      { numRuns: 40 },
    );
  });
  it('knows the groups of families and towers', () => {
    expect(symmetries(completeGraph(20))).toBe(2432902008176640000n);
    expect(symmetries(completeBipartiteGraph(4, 4))).toBe(1152n);
    expect(symmetries(graphFromEdges(30, []))).toBe(BigInt('265252859812191058636308480000000'));
    for (let n = 1; n <= 7; n++) expect(symmetries(tower(hanoi(n)))).toBe(6n);
    expect(symmetries(tower(hanoi(3, { pegs: 4 })))).toBe(24n);
    for (let n = 2; n <= 6; n++) expect(symmetries(sierpinskiTriangleGraph(n))).toBe(6n);
    // Renaming the pegs and the discs: 3! n!.
    expect([3, 4].map((n) => symmetries(tower(oxford(n))))).toEqual([36n, 144n]);
  });
});

describe('colors', () => {
  const square = cycleGraph(4);
  it('of vertices and edges are kept, and make fewer symmetries', () => {
    expect(symmetries({ ...square, vertexColors: [0, 1, 0, 1] })).toBe(4n);
    expect(symmetries({ ...square, edgeColors: [0, 1, 1, 0] })).toBe(4n);
    expect(symmetries({ ...square, edgeColors: [5, 7, 7, 7] })).toBe(2n);
    expect(
      isomorphic(
        { ...square, vertexColors: [0, 1, 0, 1] },
        { ...square, vertexColors: [0, 0, 1, 1] },
      ),
    ).toBe(false);
    expect(isomorphic({ ...square, vertexColors: [1, 1, 1, 1] }, square)).toBe(false);
    expect(
      isomorphic({ ...square, edgeColors: [0, 1, 1, 0] }, { ...square, edgeColors: [0, 0, 1, 1] }),
    ).toBe(false);
  });
  it('are counted against all permutations', () => {
    const all = permutations(5);
    fc.assert(
      fc.property(
        graphs(5, 5),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (plain, k, directed) => {
          const graph = colored(
            graphFromEdges(5, edgesOf(plain), directed),
            (v) => v % k,
            (a, b) => (a * b) % k,
          );
          const count = all.filter((p) => verifyIsomorphism(graph, graph, p)).length;
          expect(symmetries(graph)).toBe(BigInt(count));
        },
      ),
      { numRuns: 60 },
    );
  });
  it('must be one for each vertex or edge', () => {
    expect(() => automorphisms({ ...square, vertexColors: [1] })).toThrow(
      'graph/isomorphism: vertexColors must be 4 colors, one per vertex (got 1)',
    );
    expect(() => automorphisms({ ...square, edgeColors: [] })).toThrow('edgeColors must be');
  });
});
