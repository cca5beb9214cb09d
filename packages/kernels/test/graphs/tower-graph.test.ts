import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  pegMoves,
  regularState,
  type TowerRules,
  towerPuzzle,
  withDiscMoves,
} from '@manaus/core';
import { breadthFirstSearch, type ImplicitGraph, size, toCsr } from '@manaus/graph';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalRanks, stateGraph, towerGraph } from '../../src/index.js';
import { randomRules } from './random-rules.js';

/** The first rank at which two graphs differ, in words; `null` when they are the same. */
function difference(fast: ImplicitGraph, plain: ImplicitGraph): string | null {
  if (fast.space !== plain.space || fast.directed !== plain.directed)
    return 'another space or direction';
  const [a, b] = [new Uint32Array(fast.maxDegree), new Uint32Array(plain.maxDegree)];
  for (let rank = 0; rank < plain.space; rank++) {
    if (fast.has(rank) !== plain.has(rank)) return `has differs at ${rank}`;
    if (!plain.has(rank)) continue;
    const [x, y] = [a.slice(0, fast.neighbors(rank, a)), b.slice(0, plain.neighbors(rank, b))];
    if (x.sort().join() !== y.sort().join()) return `neighbors of ${rank}: ${x} and ${y}`;
  }
  return rowsDiffer(fast) ? 'rows differ from the neighbors, vertex by vertex' : null;
}

function rowsDiffer(graph: ImplicitGraph): boolean {
  if (graph.rows === undefined) return false;
  const [atOnce, oneByOne] = [toCsr(graph), toCsr({ ...graph, rows: undefined })];
  return (
    atOnce.offsets.join() !== oneByOne.offsets.join() ||
    atOnce.targets.join() !== oneByOne.targets.join() ||
    atOnce.ranks !== oneByOne.ranks
  );
}

describe('the fast graph is the plain one', () => {
  const towers: [string, TowerRules][] = [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => [`hanoi ${n}`, hanoi(n)] as [string, TowerRules]),
    ...[1, 3, 6].map((n) => [`bucharest ${n}`, bucharest(n)] as [string, TowerRules]),
    ...[2, 3, 4, 5, 6].map((n) => [`london ${n}`, london(n)] as [string, TowerRules]),
    ...[1, 2, 3, 4, 5].map((n) => [`oxford ${n}`, oxford(n)] as [string, TowerRules]),
    ['oxford1 4', oxford1(4)],
    ...[2, 3, 4, 5, 6, 7].map((n) => [`manaus ${n}`, manaus(n)] as [string, TowerRules]),
    ['hanoi 10, past the table of small discs', hanoi(10)],
    ['manaus 10, past the table of small discs', manaus(10)],
    ['hanoi 8 on 4 pegs, cyclic', hanoi(8, { pegs: 4, moves: 'cyclic' })],
    ['hanoi 6 on 5 pegs, star', hanoi(6, { pegs: 5, moves: 'star' })],
    ['hanoi 10 on 2 pegs', hanoi(10, { pegs: 2 })],
    ['hanoi 14 on 2 pegs, past the table of small discs', hanoi(14, { pegs: 2 })],
    ['manaus 7 on 2 pegs', manaus(7, { pegs: 2 })],
    [
      'hanoi 5 with states that are not permitted',
      { ...hanoi(5), permits: ([, [top]]) => top !== 2 },
    ],
    [
      'oxford 4 with states that are not permitted',
      { ...oxford(4), permits: ([, [top]]) => top !== 2 },
    ],
    ['hanoi 4, a disc with a way of its own', withDiscMoves(hanoi(4), 2, 'cyclic')],
    ['hanoi 4 on 9 pegs', hanoi(4, { pegs: 9 })],
    ['hanoi 3 on 12 pegs, cyclic', hanoi(3, { pegs: 12, moves: 'cyclic' })],
    [
      'hanoi 3 on 10 pegs of few places',
      hanoi(3, { pegs: 10, capacities: [0, 1, 2, 3, 1, 1, 0, 2, 1, 3] }),
    ],
  ];
  test.each(towers)('%s', (_, rules) => {
    expect(difference(towerGraph(rules), stateGraph(towerPuzzle(rules)))).toBeNull();
  });
});

describe('few pegs and many', () => {
  // The number of edges: S. Klavžar, U. Milutinović, C. Petr, Hanoi graphs and some classical
  // numbers, Expositiones Mathematicae 23 (2005) 371-378.
  test.each([
    [2, 1],
    [2, 12],
    [9, 1],
    [9, 4],
    [10, 3],
    [12, 3],
  ])('H_%i^%i has p^n vertices and p(p - 1)/4 (p^n - (p - 2)^n) edges', (pegs, discs) => {
    const graph = toCsr(towerGraph(hanoi(discs, { pegs })));
    expect(graph.order).toBe(pegs ** discs);
    expect(size(graph)).toBe(((pegs * (pegs - 1)) / 4) * (pegs ** discs - (pegs - 2) ** discs));
  });

  test('two pegs: disc 1 goes to and fro', () => {
    const graph = towerGraph(hanoi(9, { pegs: 2 }));
    const out = new Uint32Array(graph.maxDegree);
    for (let rank = 0; rank < graph.space; rank++)
      expect([graph.neighbors(rank, out), out[0]]).toEqual([1, rank ^ 1]);
  });

  test.each([9, 11, 12])('%i pegs: n <= p - 1 discs, all on a peg, take 2n - 1 moves', (pegs) => {
    for (const discs of [1, 2, 3, 4]) {
      const rules = hanoi(discs, { pegs });
      const from = regularState(
        rules,
        Array.from({ length: pegs }, (_, peg) =>
          peg > 0 ? [] : Array.from({ length: discs }, (__, i) => i + 1),
        ),
      );
      const { distance } = breadthFirstSearch(toCsr(towerGraph(rules)), goalRanks(rules));
      expect(distance[towerPuzzle(rules).codec.rank(from)]).toBe(2 * discs - 1);
    }
  });
});

test('also for random capacities and digraphs of pegs', () => {
  fc.assert(
    fc.property(randomRules(5), (rules) => {
      expect(difference(towerGraph(rules), stateGraph(towerPuzzle(rules)))).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('all rows at once are the neighbors, vertex by vertex, whatever may move where', () => {
  const digraphs = fc.integer({ min: 2, max: 5 }).chain((pegs) =>
    fc.array(fc.array(fc.boolean(), { minLength: pegs, maxLength: pegs }), {
      minLength: pegs,
      maxLength: pegs,
    }),
  );
  fc.assert(
    fc.property(digraphs, fc.integer({ min: 1, max: 10 }), (digraph, most) => {
      const pegs = digraph.length;
      const discs = Math.min(most, Math.floor(Math.log(60_000) / Math.log(pegs)));
      const moves = digraph.map((row, from) => row.map((allowed, to) => allowed && from !== to));
      const graph = towerGraph({
        name: 'Random',
        symbol: 'R',
        discs,
        capacities: digraph.map(() => discs),
        moves,
        stacking: 'sorted',
        goals: [],
      });
      expect(graph.rows?.()).toBeDefined();
      expect(rowsDiffer(graph)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test.each([hanoi(10), oxford(5)])('progress is heard from the rows of $name as well', (rules) => {
  const shares: number[] = [];
  toCsr(towerGraph(rules), (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeGreaterThanOrEqual(0);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test('a permission is asked about each state at most once', () => {
  const asked = new Map<string, number>();
  const permits = (state: readonly (readonly number[])[]) => {
    const label = state.map(String).join('/');
    asked.set(label, (asked.get(label) ?? 0) + 1);
    return state[1].length !== 2;
  };
  const graph = towerGraph({ ...hanoi(3), permits });
  // The goal is judged before.
  asked.clear();
  // Three ways to choose two discs for peg 1, and two places for the third.
  expect(toCsr(graph).order).toBe(27 - 6);
  const out = new Uint32Array(graph.maxDegree);
  for (let rank = 0; rank < graph.space; rank++) graph.neighbors(rank, out);
  expect([...asked.values()]).toEqual(new Array(27).fill(1));
});

test('a stacking rule of one’s own takes the plain graph', () => {
  const rules: TowerRules = {
    ...oxford(3),
    stacking: (disc, on) => Math.abs(disc - on) === 1,
    goals: [],
  };
  expect(difference(towerGraph(rules), stateGraph(towerPuzzle(rules)))).toBeNull();
});

test.each([
  [2, 3],
  [9, 3],
  [12, 3],
  [31, 2],
  [32, 2],
  [33, 2],
])('%i pegs, more or fewer than any named tower has, %i discs', (pegs, discs) => {
  const moves = pegMoves('any', pegs);
  const rules: TowerRules = {
    name: 'Many',
    symbol: 'P',
    discs,
    capacities: new Array(pegs).fill(discs),
    moves,
    stacking: 'sorted',
    goals: [],
  };
  const graph = towerGraph(rules);
  expect(difference(graph, stateGraph(towerPuzzle(rules)))).toBeNull();
  // A peg is a bit of 31, so that more of them take the plain graph.
  expect(graph.rows !== undefined).toBe(pegs <= 31);
});

test('goals are found as states and as a predicate', () => {
  expect(goalRanks(hanoi(3))).toEqual([26]);
  expect(goalRanks(oxford1(3))).toHaveLength(6);
  expect(goalRanks({ ...hanoi(3), goals: (state) => state[1].length === 3 })).toEqual([13]);
});
