import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Csr, graphFromEdges } from '../../../src/csr.js';
import { biconnectedComponents, bipartition, verifyNoHamilton } from '../../../src/index.js';
import { hamiltonCut } from '../../../src/structure/hamilton/cut.js';
import { graphs } from '../helpers.js';

/** The lists whose starts are tried, by their definitions. */
function lists(graph: Csr): number[][] {
  const all = [...Array(graph.order).keys()];
  const degree = (v: number) => graph.offsets[v + 1] - graph.offsets[v];
  const { articulations } = biconnectedComponents(graph);
  const sides = bipartition(graph);
  return [
    ...(sides.bipartite ? [0, 1].map((side) => all.filter((v) => sides.colors[v] === side)) : []),
    articulations,
    ...articulations.map((v) => [v]),
    [...all].sort((a, b) => degree(b) - degree(a)),
  ];
}

const walks = fc.record({
  closed: fc.boolean(),
  from: fc.option(fc.nat(8), { nil: undefined }),
  to: fc.option(fc.nat(8), { nil: undefined }),
});

test('a cut is found just when the start of one of the lists is one', () => {
  fc.assert(
    fc.property(graphs(9, 3), walks, (graph, { closed, from, to }) => {
      const walk = closed ? { closed } : { closed, from, to };
      if ((from !== undefined && from === to) || Math.max(from ?? 0, to ?? 0) >= graph.order)
        return;
      const starts = lists(graph).flatMap((list) =>
        [...list, -1].map((_, length) => list.slice(0, length)),
      );
      const isOne = starts.some((start) => verifyNoHamilton(graph, start, walk));
      const cut = hamiltonCut(graph, walk);
      expect(cut !== null).toBe(isOne);
      if (cut === null) return;
      expect(verifyNoHamilton(graph, cut, walk)).toBe(true);
      expect(cut).toEqual([...cut].sort((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

test('of the starts of a list the one is taken that leaves the most components too many', () => {
  // Vertex 2 has four leaves and vertex 0 two: without 2 there are five parts, without both seven.
  const leaves = [3, 4, 5, 6].map((v): [number, number] => [2, v]);
  const graph = graphFromEdges(9, [[0, 1], [1, 2], [0, 2], [0, 7], [0, 8], ...leaves]);
  expect(hamiltonCut(graph, { closed: true })).toEqual([0, 2]);
  const star = graphFromEdges(9, [...leaves, [2, 0], [2, 1], [0, 1], [1, 7], [7, 8], [0, 8]]);
  expect(hamiltonCut(star, { closed: false })).toEqual([2]);
});
