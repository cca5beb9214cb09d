import { manaus } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { towerGraph } from '../../kernels/src/index.js';
import {
  breadthFirstSearch,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  rankOf,
  reverse,
  size,
  toCsr,
  toUndirected,
  vertexOf,
} from '../src/index.js';

test('to store one tells the share that is done, twice fifty times, and asks for vertices only', () => {
  const circle = (space: number, has: (rank: number) => boolean) => ({
    space,
    maxDegree: 1,
    directed: false,
    has,
    neighbors(rank: number, out: Uint32Array) {
      if (!(rank < space && has(rank))) throw new Error(`asked for ${rank}`);
      out[0] = space - 1 - rank;
      return 1;
    },
  });
  const told: number[] = [];
  const whole = toCsr(
    circle(200, () => true),
    (share) => told.push(share),
  );
  expect(told.map((share) => share.toFixed(9))).toEqual(
    Array.from({ length: 100 }, (_, i) => (i / 100).toFixed(9)),
  );
  expect([whole.order, whole.targets.length, whole.ranks]).toEqual([200, 200, null]);
  told.length = 0;
  const holes = toCsr(
    circle(7, (rank) => rank !== 3),
    (share) => told.push(share),
  );
  expect(told).toHaveLength(14);
  expect([...(holes.ranks ?? [])]).toEqual([0, 1, 2, 4, 5, 6]);
  expect([...holes.targets]).toEqual([5, 4, 3, 2, 1, 0]);
  expect(toCsr(circle(4, () => true)).order).toBe(4);
});

/** Some of the ranks from 0 on, and arcs between them, of which some are loops or come twice. */
const arcsOnRanks = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 12 })
  .filter((present) => present.includes(true))
  .chain((present) => {
    const ranks = present.flatMap((is, rank) => (is ? [rank] : []));
    const rank = fc.constantFrom(...ranks);
    return fc.record({
      space: fc.constant(present.length),
      ranks: fc.constant(ranks),
      arcs: fc.array(fc.tuple(rank, rank), { maxLength: 30 }),
    });
  });

test('what is stored is what was given, arc by arc', () => {
  fc.assert(
    fc.property(arcsOnRanks, ({ space, ranks, arcs }) => {
      const of = (rank: number) => arcs.flatMap(([a, b]) => (a === rank ? [b] : []));
      const graph = toCsr({
        space,
        maxDegree: Math.max(...ranks.map((rank) => of(rank).length)),
        directed: true,
        has: (rank) => ranks.includes(rank),
        neighbors(rank, out) {
          if (!ranks.includes(rank)) throw new Error(`asked for ${rank}`);
          of(rank).forEach((next, i) => {
            out[i] = next;
          });
          return of(rank).length;
        },
      });
      const id = (rank: number) => ranks.indexOf(rank);
      const rows = ranks.map((rank) => of(rank).map(id));
      expect([graph.order, size(graph)]).toEqual([ranks.length, arcs.length]);
      expect(rows.map((_, v) => neighborsOf(graph, v))).toEqual(rows);
      expect(graph.ranks === null).toBe(ranks.length === space);
      expect(rows.map((_, v) => rankOf(graph, v))).toEqual(ranks);
      for (let rank = 0; rank <= space; rank++) expect(vertexOf(graph, rank)).toBe(id(rank));
      const pairs = rows.flatMap((row, v) => row.map((w): [number, number] => [v, w]));
      expect(edgesOf(graph)).toEqual(pairs);
      const back = rows.map((_, v) => pairs.flatMap(([a, b]) => (b === v ? [a] : [])));
      expect(rows.map((_, v) => neighborsOf(reverse(graph), v))).toEqual(back);
      const plain = toUndirected(graph);
      const beside = rows.map((_, v) =>
        [...rows.keys()].filter((w) => w !== v && (rows[v].includes(w) || rows[w].includes(v))),
      );
      expect(rows.map((_, v) => neighborsOf(plain, v))).toEqual(beside);
      expect(size(plain)).toBe(edgesOf(plain).length);
      expect([plain.directed, plain.ranks]).toEqual([false, graph.ranks]);
    }),
    { numRuns: 300 },
  );
});

test('edges in any order make sorted rows, and one that comes twice is refused', () => {
  const pair = (order: number) => fc.tuple(fc.nat(order - 1), fc.nat(order - 1));
  const cases = fc
    .integer({ min: 2, max: 9 })
    .chain((order) =>
      fc.tuple(fc.constant(order), fc.array(pair(order), { maxLength: 12 }), fc.boolean()),
    );
  fc.assert(
    fc.property(cases, ([order, all, directed]) => {
      const edges = all.filter(([a, b]) => a !== b);
      const arcs = directed
        ? edges
        : edges.flatMap(([a, b]) => [
            [a, b],
            [b, a],
          ]);
      const rows = Array.from({ length: order }, (_, v) =>
        arcs.flatMap(([a, b]) => (a === v ? [b] : [])).sort((a, b) => a - b),
      );
      const twice = rows.findIndex((row) => new Set(row).size < row.length);
      const build = () => graphFromEdges(order, edges, directed);
      if (twice >= 0)
        expect(build).toThrow(
          expect.objectContaining({ code: 'repeatedEdge', values: { vertex: twice } }),
        );
      else expect(rows.map((_, v) => neighborsOf(build(), v))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test('ids are dense and lead back to ranks', () => {
  const implicit = towerGraph(manaus(4));
  const graph = toCsr(implicit);
  const ranks = Array.from({ length: implicit.space }, (_, rank) => rank).filter(implicit.has);
  expect(Array.from(graph.ranks ?? [])).toEqual(ranks);
  expect(ranks.map((rank) => vertexOf(graph, rank))).toEqual(ranks.map((_, vertex) => vertex));
  expect(vertexOf(graph, 80)).toBe(-1);
});

test('bad edges are refused', () => {
  expect(() => graphFromEdges(2, [[0, 2]])).toThrow(
    'graph/edges: edge must be two different vertices from 0 to 1 (got "0,2")',
  );
  expect(() => graphFromEdges(2, [[1, 1]])).toThrow('two different vertices');
  for (const end of [-1, 2, 0.5, Number.NaN])
    for (const edge of [[1, end] as const, [end, 1] as const])
      for (const directed of [false, true])
        expect(() => graphFromEdges(2, [edge], directed)).toThrow('two different vertices');
  expect(() =>
    graphFromEdges(2, [
      [0, 1],
      [1, 0],
    ]),
  ).toThrow('given once each');
  expect(() => breadthFirstSearch(graphFromEdges(2, []), [2])).toThrow(
    'graph/search: vertex must be an integer from 0 to 1 (got 2)',
  );
});

test('without directions, arcs both ways become one edge', () => {
  expect(
    edgesOf(
      toUndirected(
        graphFromEdges(
          3,
          [
            [0, 1],
            [1, 0],
            [2, 1],
          ],
          true,
        ),
      ),
    ),
  ).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('an undirected graph is its own reverse, and is without directions already', () => {
  const graph = graphFromEdges(3, [[0, 2]]);
  expect([reverse(graph), toUndirected(graph)].map((other) => other === graph)).toEqual([
    true,
    true,
  ]);
});

test('where a graph has its rows it is asked for nothing else', () => {
  const fails = () => {
    throw new Error('asked');
  };
  const stored = { offsets: Uint32Array.of(0, 1, 2), targets: Uint32Array.of(1, 0) };
  const told: number[] = [];
  const rows = (onProgress?: (share: number) => void) => {
    onProgress?.(1);
    return stored;
  };
  const graph = { space: 2, maxDegree: 1, directed: false, has: fails, neighbors: fails, rows };
  const expected = { order: 2, directed: false, ...stored, ranks: null };
  expect(toCsr(graph, (share) => told.push(share))).toEqual(expected);
  expect(told).toEqual([1]);
});

test('a rank is that of a vertex, or of none', () => {
  expect([0, 2, 3, 7].map((rank) => vertexOf(graphFromEdges(3, []), rank))).toEqual([0, 2, -1, -1]);
  const ranks = Uint32Array.of(1, 4, 5, 9);
  const holed = { ...graphFromEdges(4, []), ranks };
  const wanted = Array.from({ length: 12 }, (_, rank) => ranks.indexOf(rank));
  expect(wanted.map((_, rank) => vertexOf(holed, rank))).toEqual(wanted);
});
