import { hanoi, london, manaus } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf, neighborsOf } from '../../src/csr.js';
import { completeGraph, cycleGraph, graft, graftAll, triangularSnake } from '../../src/index.js';
import { graphs } from './helpers.js';
import { isomorphic, tower } from './isomorphism/checked.js';

describe('graft', () => {
  it('follows the set formula of its definition', () => {
    fc.assert(
      fc.property(graphs(7, 2), graphs(6, 2), fc.nat(), (g, q, choice) => {
        const edges = edgesOf(g);
        if (edges.length === 0) return;
        const [a, b] = edges[choice % edges.length];
        const v = choice % q.order;
        const w = (v + 1 + (choice % (q.order - 1))) % q.order;
        const result = graft(q, v, w, g, [a, b]);
        expect(result.order).toBe(g.order + q.order - 2);
        const name = (u: number) =>
          u === v
            ? a
            : u === w
              ? b
              : g.order + [...Array(q.order).keys()].filter((x) => x !== v && x !== w).indexOf(u);
        const sorted = (list: number[][]) =>
          list.map((e) => [Math.min(...e), Math.max(...e)].join()).sort();
        const expected = [
          ...edges.filter(([x, y]) => x !== a || y !== b),
          ...edgesOf(q).map(([x, y]) => [name(x), name(y)]),
        ];
        expect(sorted(edgesOf(result))).toEqual(sorted(expected));
        expect(neighborsOf(result, a).includes(b)).toBe(neighborsOf(q, v).includes(w));
      }),
    );
  });
  it('builds H_3^n from three copies of H_3^(n-1) on C_6, and the order of the matching does not matter', () => {
    let graph = completeGraph(3);
    for (let n = 2; n <= 8; n++) {
      const [v, w] = Array.from({ length: graph.order }, (_, u) => u).filter(
        (u) => neighborsOf(graph, u).length === 2,
      );
      const other = graftAll(graph, v, w, cycleGraph(6), [
        [4, 5],
        [0, 1],
        [2, 3],
      ]);
      graph = graftAll(graph, v, w, cycleGraph(6), [
        [0, 1],
        [2, 3],
        [4, 5],
      ]);
      expect(isomorphic(graph, tower(hanoi(n)))).toBe(true);
      expect(isomorphic(graph, other)).toBe(true);
    }
  });
  it('is one by one what it is at once', () => {
    const q = triangularSnake(3);
    const matching: [number, number][] = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    let one = cycleGraph(6);
    for (const edge of matching) one = graft(q, 0, 3, one, edge);
    expect(edgesOf(one)).toEqual(edgesOf(graftAll(q, 0, 3, cycleGraph(6), matching)));
  });
  it('refuses what is no edge, no matching, no two vertices', () => {
    const g = cycleGraph(4);
    expect(() => graft(g, 0, 1, g, [0, 2])).toThrow(
      'graph/graft: edge must be one of the edges (got "0,2")',
    );
    // No vertices, though 4 * 0 + 6 and 4 * -1 + 10 are 4 * 1 + 2, and 1 2 is an edge.
    for (const [a, b] of [
      [0, 6],
      [-1, 10],
      [0, 4],
      [-1, 0],
    ])
      expect(() => graft(g, 0, 1, g, [a, b])).toThrow('edge must be one of the edges');
    expect(() => graft(g, 0, 0, g, [0, 1])).toThrow('w must differ from v');
    expect(() => graft(g, 0, 4, g, [0, 1])).toThrow('w must be an integer from 0 to 3 (got 4)');
    expect(() =>
      graftAll(g, 0, 1, g, [
        [0, 1],
        [1, 2],
      ]),
    ).toThrow(expect.objectContaining({ parameter: 'matching', code: 'matching', got: '0,1 1,2' }));
    expect(() =>
      graftAll(g, 0, 1, g, [
        [0, 1],
        [2, 1],
      ]),
    ).toThrow('without a common vertex');
  });
  it('London and Manaus at two discs are no Hanoi', () => {
    expect(isomorphic(tower(london(2)), tower(manaus(2)))).toBe(false);
  });
});
