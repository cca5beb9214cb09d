import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphFromEdges, size } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  cycleGraph,
  pathGraph,
  verifyIsomorphism,
} from '../../src/index.js';
import { graphs, shuffled, unlabeledGraphs } from './helpers.js';
import { isomorphic, symmetries } from './isomorphism/checked.js';

describe('isomorphism', () => {
  it('tells the classes of graphs on up to 6 vertices apart', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const classes = unlabeledGraphs(n);
      expect(classes.length).toBe([1, 2, 4, 11, 34, 156][n - 1]);
      classes.forEach(({ graph }, i) => {
        classes.forEach(({ graph: other }, j) => {
          expect(isomorphic(graph, other)).toBe(i === j);
        });
      });
    }
  });
  it('finds the map to any relabeling', () => {
    fc.assert(
      fc.property(graphs(14), fc.nat(), (graph, seed) =>
        isomorphic(graph, shuffled(graph, seededRandom(seed)).graph),
      ),
    );
  });
  it('finds the map of sparse graphs, which refinement splits again and again', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = seededRandom(seed);
      const order = 10 + Math.floor(random() * 60);
      const tree = Array.from({ length: order - 1 }, (_, i): [number, number] => [
        Math.floor(random() * (i + 1)),
        i + 1,
      ]);
      const graph = graphFromEdges(order, tree);
      expect(isomorphic(graph, shuffled(graph, random).graph), `seed ${seed}`).toBe(true);
    }
  });
  it('keeps the directions of arcs', () => {
    const directed = graphFromEdges(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 1],
      ],
      true,
    );
    expect(isomorphic(directed, shuffled(directed, seededRandom(3)).graph)).toBe(true);
    expect(
      isomorphic(
        directed,
        graphFromEdges(
          4,
          [
            [0, 1],
            [2, 1],
            [2, 3],
            [3, 1],
          ],
          true,
        ),
      ),
    ).toBe(false);
    expect(
      isomorphic(
        graphFromEdges(
          3,
          [
            [0, 1],
            [1, 2],
          ],
          true,
        ),
        graphFromEdges(
          3,
          [
            [0, 1],
            [2, 1],
          ],
          true,
        ),
      ),
    ).toBe(false);
  });
  it('tells regular graphs of one degree apart, which refinement alone cannot', () => {
    const prism = graphFromEdges(6, [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 4],
      [4, 5],
      [3, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(isomorphic(prism, completeBipartiteGraph(3, 3))).toBe(false);
    const square = (v: number, w: number) => {
      const [a, b, c, d] = [v >> 2, v & 3, w >> 2, w & 3];
      return [a, b, c, d];
    };
    const of16 = (joined: (v: number, w: number) => boolean) =>
      graphFromEdges(
        16,
        Array.from({ length: 256 }, (_, k): [number, number] => [k >> 4, k & 15]).filter(
          ([v, w]) => v < w && joined(v, w),
        ),
      );
    const rook = of16((v, w) => {
      const [a, b, c, d] = square(v, w);
      return a === c || b === d;
    });
    const shrikhande = of16((v, w) => {
      const [a, b, c, d] = square(v, w);
      return ['0,1', '1,0', '1,1', '0,3', '3,0', '3,3'].includes(
        `${(a - c + 4) % 4},${(b - d + 4) % 4}`,
      );
    });
    expect([size(rook), size(shrikhande)]).toEqual([48, 48]);
    expect(isomorphic(rook, shrikhande)).toBe(false);
    expect([symmetries(rook), symmetries(shrikhande)]).toEqual([1152n, 192n]);
    expect(isomorphic(shrikhande, shuffled(shrikhande, seededRandom(5)).graph)).toBe(true);
  });
  it('the verifier refuses a map that is no bijection, or loses an edge', () => {
    const graph = pathGraph(4);
    expect(verifyIsomorphism(graph, graph, [3, 2, 1, 0])).toBe(true);
    expect(verifyIsomorphism(graph, graph, [0, 2, 1, 3])).toBe(false);
    expect(verifyIsomorphism(graph, graph, [0, 1, 0, 1])).toBe(false);
    expect(verifyIsomorphism(graph, graph, [0, 1, 2])).toBe(false);
    expect(verifyIsomorphism(graph, cycleGraph(4), [0, 1, 2, 3])).toBe(false);
  });
});
