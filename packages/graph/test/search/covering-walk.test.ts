import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoveringProblem, coveringWalk } from '../../src/index.js';
import { pairsOf } from '../structure/helpers.js';

/** All walks, counted one by one. */
function countByHand({ order, edges, visits, from, to, jump }: CoveringProblem): bigint {
  const beside: number[][] = Array.from({ length: order }, () => []);
  for (const [a, b] of edges) {
    beside[a].push(b);
    beside[b].push(a);
  }
  const left = [...visits];
  const go = (at: number): bigint => {
    if (at === to) return left.every((n) => n === 0) ? 1n : 0n;
    let count = 0n;
    for (const next of beside[at]) {
      if (left[next] === 0) continue;
      const other = jump?.includes(next) ? jump[jump[0] === next ? 1 : 0] : next;
      left[next]--;
      if (other !== next) left[other]--;
      count += go(other);
      left[next]++;
      if (other !== next) left[other]++;
    }
    return count;
  };
  left[from]--;
  return go(from);
}

const problems = fc.integer({ min: 2, max: 8 }).chain((order) =>
  fc
    .record({
      pairs: fc.uniqueArray(
        fc.tuple(fc.nat(order - 1), fc.nat(order - 1)).filter(([a, b]) => a < b),
        { selector: String, maxLength: 18 },
      ),
      visits: fc.array(fc.constantFrom(1, 1, 1, 1, 2, 2, 3), {
        minLength: order,
        maxLength: order,
      }),
      jumps: fc.boolean(),
    })
    .map(({ pairs, visits, jumps }): CoveringProblem => {
      const jump = jumps && order >= 4 ? ([2, 3] as const) : undefined;
      return {
        order,
        edges: pairs,
        visits: visits.map((n, v) => (v < 2 || (jumps && v < 4) ? 1 : n)),
        from: 0,
        to: 1,
        jump,
      };
    }),
);

const path = (order: number) =>
  Array.from({ length: order - 1 }, (_, v): [number, number] => [v, v + 1]);

const braced: [number, number][] = [...path(4), [0, 2], [1, 3]];

/** The edges of a grid, its vertices row by row. */
const grid = (width: number, height: number): [number, number][] =>
  Array.from({ length: width * height }, (_, v): [number, number][] => [
    ...(v % width < width - 1 ? ([[v, v + 1]] as [number, number][]) : []),
    ...(v < width * (height - 1) ? ([[v, v + width]] as [number, number][]) : []),
  ]).flat();

describe('covering walks over grids', () => {
  /** The same grid with its vertices in any order. */
  const shuffled = (width: number, height: number, seed: number) => {
    const random = seededRandom(seed);
    const keys = Array.from({ length: width * height }, () => random());
    const names = [...keys.keys()].sort((a, b) => keys[a] - keys[b]);
    const edges = grid(width, height).map(([a, b]): [number, number] => [names[a], names[b]]);
    const walk = (from: number, to: number, more: Readonly<Record<number, number>> = {}) => {
      const visits = Array<number>(names.length).fill(1);
      for (const [at, times] of Object.entries(more)) visits[names[Number(at)]] = times;
      const [start, end] = [names[from], names[to]];
      const problem = { order: names.length, edges, visits, from: start, to: end };
      return { problem, ...coveringWalk(problem) };
    };
    return walk;
  };

  test('2^(n - 2) lead from corner to corner of 3 rows of n, and the work grows with n', () => {
    for (let n = 4; n <= 12; n += 2)
      for (let seed = 1; seed <= 4; seed++) {
        const walk = shuffled(3, n, seed);
        const there = walk(0, 3 * n - 1);
        expect(there.count).toBe(2n ** BigInt(n - 2));
        expect(there.visited).toBeLessThan(28 * n);
        // From the middle of the grid the layers are wider: the search begins at the other end.
        const middle = 3 * Math.floor(n / 2) + 1;
        expect(walk(middle, 0).visited).toBe(walk(0, middle).visited);
        expect(walk(middle, 0).visited).toBeLessThan(40 * n);
      }
  });

  test('the partial walks that are told apart, with vertices visited twice and three times', () => {
    const walk = shuffled(4, 4, 4);
    const more: Readonly<Record<number, number>>[] = [
      {},
      { 5: 2 },
      { 5: 2, 10: 2 },
      { 5: 3 },
      { 5: 2, 6: 3 },
    ];
    const found = more.map((one) => walk(0, 12, one));
    expect(found.map(({ count }) => count)).toEqual(
      found.map(({ problem }) => countByHand(problem)),
    );
    expect(found.map(({ visited }) => visited)).toEqual([121, 177, 232, 543, 1599]);
  });
});

describe('covering walks', () => {
  test('as many as there are, and one of them', () => {
    let solvable = 0;
    fc.assert(
      fc.property(problems, (problem) => {
        const { walk, count } = coveringWalk(problem);
        expect(count).toBe(countByHand(problem));
        expect(walk === null).toBe(count === 0n);
        if (walk === null) return;
        solvable++;
        const { edges, visits, jump } = problem;
        expect(visits.map((_, vertex) => walk.filter((other) => other === vertex).length)).toEqual(
          visits,
        );
        expect([walk[0], walk.at(-1)]).toEqual([0, 1]);
        const steps = walk.slice(1).map((vertex, i) => [walk[i], vertex].sort().join());
        const known = new Set([
          ...edges.map(([a, b]) => [a, b].sort().join()),
          ...(jump ? [[...jump].sort().join()] : []),
        ]);
        expect(steps.filter((step) => !known.has(step))).toEqual([]);
      }),
      { numRuns: 1200 },
    );
    expect(solvable).toBeGreaterThan(100);
  });
  test('the partial walks that are told apart are counted', () => {
    const problem = {
      order: 3,
      edges: [
        [0, 1],
        [1, 2],
      ] as const,
      visits: [1, 1, 1],
      from: 0,
      to: 2,
    };
    const { walk, visited } = coveringWalk(problem);
    expect(walk).toEqual([0, 1, 2]);
    // Before the first edge, and after it, as it must be taken.
    expect(visited).toBe(2);
  });
  test('partial walks that differ in the names of visits only are one', () => {
    // Wheels, with a middle that is visited once or twice.
    const visitedOf = (spokes: number, middle: number) => {
      const edges = Array.from({ length: spokes }, (_, i): [number, number][] => [
        [i, spokes],
        [i, (i + 1) % spokes],
      ]).flat();
      const visits = [...Array<number>(spokes).fill(1), middle];
      return coveringWalk({ order: spokes + 1, edges, visits, from: 0, to: 1 }).visited;
    };
    // With the two visits of the middle told apart there would be 70, 146 and 333 in the second
    // column.
    expect([4, 5, 6].map((spokes) => [1, 2].map((middle) => visitedOf(spokes, middle)))).toEqual([
      [21, 46],
      [32, 98],
      [54, 202],
    ]);
  });
  test('what cannot be reached is not searched, whatever its numbers', () => {
    // A path, which leaves no choice, and six vertices apart from it, all joined.
    for (const [start, apart] of [
      [0, 6],
      [6, 0],
    ]) {
      const edges = [
        ...path(6).map(([a, b]): [number, number] => [a + start, b + start]),
        ...pairsOf(6).map(([a, b]): [number, number] => [a + apart, b + apart]),
      ];
      const visits = Array<number>(12).fill(1);
      const found = coveringWalk({ order: 12, edges, visits, from: start, to: start + 5 });
      expect(found).toEqual({ walk: null, count: 0n, visited: 5 });
    }
  });
  test('the share that is done grows edge by edge', () => {
    const told: number[] = [];
    const edges: [number, number][] = [
      [0, 1],
      [1, 2],
      [2, 3],
    ];
    const problem = { order: 4, edges, visits: [1, 1, 1, 1], from: 0, to: 3 };
    coveringWalk(problem, { onProgress: (share) => told.push(share) });
    expect(told).toEqual([1 / 3, 2 / 3, 1]);
  });
  test('what does not fit is refused', () => {
    const order = 30;
    const edges = Array.from({ length: order }, (_, a) =>
      Array.from({ length: a }, (_, b): [number, number] => [b, a]),
    ).flat();
    const visits = Array<number>(order).fill(1);
    expect(() =>
      coveringWalk({ order, edges, visits, from: 0, to: 1 }, { mostBytes: 2 ** 20 }),
    ).toThrow('states take more than 1 MiB, with ');
    for (const visits of [[65_536], [65_535, 1], Array<number>(65_536).fill(1)])
      expect(() =>
        coveringWalk({ order: visits.length, edges: [], visits, from: 0, to: 0 }),
      ).toThrow('visits must have at most 65535 vertices (got 65536)');
    const most = { order: 65_535, edges: [], visits: Array<number>(65_535).fill(1) };
    expect(coveringWalk({ ...most, from: 0, to: 1 }).walk).toBeNull();
  });
  test.each([
    // The states so far, 16 bytes each, and the last of them with a key of two bytes a vertex.
    ['a path', path(3), 16 * 2 + (120 + 2 * 2) * 1, 2, 1],
    ['a square with a diagonal and an edge', braced, 16 * 9 + (120 + 2 * 3) * 4, 9, 2],
    ['a grid', grid(3, 3), 16 * 30 + (120 + 2 * 4) * 6, 30, 5],
  ])('the memory that is needed is as much as is allowed, or a byte more: %s', (...one) => {
    const [, edges, bytes, states, left] = one;
    const order = Math.max(...edges.flat()) + 1;
    const problem = { order, edges, visits: Array<number>(order).fill(1), from: 0, to: order - 1 };
    const { walk } = coveringWalk(problem, { mostBytes: bytes });
    expect(walk).toHaveLength(order);
    expect(() => coveringWalk(problem, { mostBytes: bytes - 1 })).toThrow(
      expect.objectContaining({ code: 'walkStates', values: { states, bytes: bytes - 1, left } }),
    );
  });
});
