import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CoveringProblem, coveringWalk } from '../../src/index.js';

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
      visits: fc.array(fc.constantFrom(1, 1, 1, 2), { minLength: order, maxLength: order }),
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
      { numRuns: 2000 },
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
    expect(visited).toBeGreaterThan(0);
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
    // With the two visits of the middle told apart there would be 70, 146 and 333 in the second column.
    expect([4, 5, 6].map((spokes) => [1, 2].map((middle) => visitedOf(spokes, middle)))).toEqual([
      [21, 46],
      [32, 98],
      [54, 202],
    ]);
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
    expect(() => coveringWalk({ order: 1, edges: [], visits: [70_000], from: 0, to: 0 })).toThrow(
      'visits must have at most 65535 vertices',
    );
  });
});
