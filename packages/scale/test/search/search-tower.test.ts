import {
  compileTower,
  hanoi,
  InputError,
  london,
  manaus,
  oxford,
  oxford1,
  pegMoves,
  regularState,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { degreeDistribution, explore, toCsr } from '@manaus/graph';
import { degreeCounts, goalRanks, towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateSearch, searchTower } from '../../src/index.js';
import { type LiftLayout, liftLayout } from '../../src/lift/layout.js';
import { searchLift } from '../../src/lift/lift.js';
import type { SearchMethod } from '../../src/shared/method.js';

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);
const moveNames = ['any', 'adjacent', 'cyclic', 'ring', 'star'] as const;

/** A kernel finds the levels, and the last level, of the plain search. */
function expectPlain(rules: TowerRules, method: SearchMethod) {
  const plain = explore(towerGraph(reverseTower(rules)), goalRanks(rules));
  const found = searchTower(rules, { method });
  expect(found.method).toBe(method);
  expect(found.spheres).toEqual(plain.spheres);
  expect([found.reached, found.eccentricity, found.complete]).toEqual([
    plain.reached,
    plain.spheres.length - 1,
    true,
  ]);
  expect(sorted(found.farthest)).toEqual(sorted(plain.farthest));
}

describe('bit planes are the plain search', () => {
  const towers: [string, TowerRules][] = [
    ...[4, 5, 6, 7, 8, 9].map((n) => [`hanoi ${n}`, hanoi(n)] as [string, TowerRules]),
    ...[4, 5, 6, 7, 8, 9].map(
      (n) => [`hanoi ${n} on 4 pegs`, hanoi(n, { pegs: 4 })] as [string, TowerRules],
    ),
    ...[5, 6, 7, 8].map(
      (pegs) => [`hanoi 5 on ${pegs} pegs`, hanoi(5, { pegs })] as [string, TowerRules],
    ),
    ...[3, 4, 5].flatMap((pegs) =>
      moveNames.map(
        (moves) =>
          [`hanoi 6 on ${pegs} pegs, ${moves}`, hanoi(6, { pegs, moves })] as [string, TowerRules],
      ),
    ),
    ...[4, 6, 8, 10].map((n) => [`manaus ${n}`, manaus(n)] as [string, TowerRules]),
    ['4 pegs, capacities', hanoi(7, { pegs: 4, capacities: [3, 3, 3, 7] })],
    ['5 pegs, capacities', hanoi(6, { pegs: 5, capacities: [2, 2, 2, 6, 6] })],
    ['a goal on three pegs', hanoi(7, { pegs: 4, goal: '127/34/56/' })],
    ['a goal as a predicate', { ...hanoi(6), goals: (state) => state[1].length === 6 }],
    [
      'goals that renaming pegs exchanges',
      {
        ...hanoi(6, { pegs: 4 }),
        goals: [0, 1365].map((rank) => towerCodec(hanoi(6, { pegs: 4 })).unrank(rank)),
      },
    ],
    ['no goal', { ...hanoi(6), goals: [] }],
  ];
  test.each(towers)('%s', (_, rules) => expectPlain(rules, 'planes'));

  test('from every state of Hanoi with 4 discs, 3 and 4 pegs', () => {
    for (const pegs of [3, 4]) {
      const rules = hanoi(4, { pegs });
      const codec = towerCodec(rules);
      for (let rank = 0; rank < codec.space; rank++)
        expectPlain({ ...rules, goals: [codec.unrank(rank)] }, 'planes');
    }
  });

  test('the published eccentricities of a perfect state on 4 pegs, and the anomaly at 15 discs', () => {
    const published = [1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81, 97];
    expect(published.map((_, i) => searchTower(hanoi(i + 1, { pegs: 4 })).eccentricity)).toEqual(
      published,
    );
  });
});

describe('the lift is the plain search', () => {
  const towers: [string, TowerRules][] = [
    ...[4, 5, 6, 7].flatMap((n) =>
      [oxford(n), london(n), oxford1(n)].map(
        (rules) => [`${rules.name} ${n}`, rules] as [string, TowerRules],
      ),
    ),
    ...moveNames.map(
      (moves) => [`oxford 6, ${moves}`, oxford(6, { moves })] as [string, TowerRules],
    ),
    ['london 5, another goal', london(5, { goal: '31/254/' })],
    ['oxford 7, another goal', oxford(7, { goal: '31/2574/6' })],
    ['no goal', { ...oxford(5), goals: [] }],
  ];
  test.each(towers)('%s', (_, rules) => expectPlain(rules, 'lift'));

  test('from every state of London with 4 balls', () => {
    const codec = towerCodec(london(4));
    for (let rank = 0; rank < codec.space; rank++)
      expectPlain({ ...london(4), goals: [codec.unrank(rank)] }, 'lift');
  });
});

describe('the lift in small pieces is the plain search', () => {
  const expectSame = (rules: TowerRules, positions: number, threads = 1) => {
    const goals = goalRanks(rules);
    const plain = explore(towerGraph(rules), goals);
    const layout = liftLayout(compileTower(rules), positions) as LiftLayout;
    const found = searchLift(layout, goals, {}, threads);
    expect(found.spheres).toEqual(plain.spheres);
    expect(sorted(found.farthest)).toEqual(sorted(plain.farthest));
  };

  test.each([5, 6, 7])('of %i positions', (positions) => {
    for (const rules of [
      oxford(6),
      london(6),
      oxford(7),
      london(7, { goal: '31/2574/6' }),
      oxford(6, { moves: 'cyclic' }),
    ])
      expectSame(rules, positions);
  });

  test('over several threads', () => {
    for (const threads of [2, 3, 5])
      for (const rules of [
        oxford(7),
        london(6),
        oxford(6, { moves: 'cyclic' }),
        { ...oxford(6), goals: [] },
      ])
        expectSame(rules, 5, threads);
    expect(searchTower(oxford(9), { workers: 2 })).toMatchObject({
      method: 'lift',
      workers: 2,
      reached: 19958400,
      eccentricity: 26,
      sum: 371212969n,
    });
    expect(searchTower(oxford(5), { workers: 7 }).workers).toBe(1);
  });

  test('on random capacities, digraphs and goals', () => {
    const random = fc.record({
      capacities: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 4 }),
      digraph: fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), {
        minLength: 4,
        maxLength: 4,
      }),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(random, ({ capacities, digraph, picks }) => {
        fc.pre(capacities.reduce((sum, capacity) => sum + capacity, 0) >= 6);
        const moves = capacities.map((_, from) =>
          capacities.map((_, to) => from !== to && digraph[from][to]),
        );
        const open: TowerRules = {
          name: 'Random',
          symbol: 'R',
          discs: 6,
          capacities,
          moves,
          stacking: 'free',
          goals: [],
        };
        const codec = towerCodec(open);
        expectSame({ ...open, goals: picks.map((pick) => codec.unrank(pick % codec.space)) }, 5);
      }),
      { numRuns: 50 },
    );
  });
});

const randomRules = fc.integer({ min: 3, max: 5 }).chain((pegs) =>
  fc.record({
    discs: fc.integer({ min: 4, max: pegs === 3 ? 7 : 5 }),
    capacities: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: pegs, maxLength: pegs }),
    digraph: fc.array(fc.array(fc.boolean(), { minLength: pegs, maxLength: pegs }), {
      minLength: pegs,
      maxLength: pegs,
    }),
    named: fc.option(fc.constantFrom(...moveNames)),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    stacking: fc.constantFrom('sorted' as const, 'free' as const),
  }),
);

test('kernels and counted degrees on random capacities, digraphs and goals', () => {
  fc.assert(
    fc.property(randomRules, ({ discs, capacities, digraph, named, picks, stacking }) => {
      fc.pre(capacities.reduce((sum, capacity) => sum + capacity, 0) >= discs);
      fc.pre(stacking === 'sorted' || discs <= 5);
      const pegs = capacities.length;
      const moves =
        named === null
          ? digraph.map((row, from) => row.map((allowed, to) => allowed && from !== to))
          : pegMoves(named, pegs);
      const open: TowerRules = {
        name: 'Random',
        symbol: 'R',
        discs,
        capacities,
        moves,
        stacking,
        goals: [],
      };
      const graph = toCsr(towerGraph(open));
      const codec = towerCodec(open);
      const goals = picks.map((pick) =>
        codec.unrank(graph.ranks === null ? pick % graph.order : graph.ranks[pick % graph.order]),
      );
      expectPlain({ ...open, goals }, stacking === 'sorted' ? 'planes' : 'lift');
      const counts = degreeCounts(open) as number[];
      const found = degreeDistribution(graph);
      for (let degree = 0; degree < Math.max(counts.length, found.length); degree++)
        expect(counts[degree] ?? 0).toBe(found[degree] ?? 0);
    }),
    { numRuns: 200 },
  );
});

describe('the public call', () => {
  test('searches from a state along the moves, from goals against them', () => {
    const rules = hanoi(5, { moves: 'cyclic' });
    const from = regularState(rules, [[1, 2, 3], [], [4, 5]]);
    expect(searchTower(rules, { from }).spheres).toEqual(
      explore(towerGraph(rules), [towerCodec(rules).rank(from)]).spheres,
    );
    expect(searchTower(rules, { from: '123//45' }).spheres).toEqual(
      searchTower(rules, { from }).spheres,
    );
    expect(searchTower(rules).spheres).toEqual(
      explore(towerGraph(reverseTower(rules)), goalRanks(rules)).spheres,
    );
  });

  test('a rule of one’s own and the smallest towers go to the lists', () => {
    const own: TowerRules = { ...oxford(4), stacking: (disc, on) => Math.abs(disc - on) < 3 };
    for (const rules of [own, hanoi(1), hanoi(3), oxford(3), hanoi(2, { pegs: 8 })])
      expectPlain(rules, 'lists');
    expect([own, hanoi(3), oxford(3)].map((rules) => estimateSearch(rules).method)).toEqual([
      'lists',
      'lists',
      'lists',
    ]);
    expect(degreeCounts(own)).toBeNull();
  });

  test('says what it would take, and refuses what does not fit or no kernel serves', () => {
    expect(estimateSearch(hanoi(17, { pegs: 4 }))).toMatchObject({ method: 'planes' });
    expect(estimateSearch(hanoi(17, { pegs: 4 })).bytes / 4 ** 17).toBeLessThan(0.08);
    expect(() => searchTower(hanoi(17, { pegs: 4 }), { memory: 2 ** 20 })).toThrow(
      /^scale\/search-tower: 17 discs: \S+ states would need .* GiB \(0\.000977 GiB available\)$/,
    );
    expect(() => searchTower(hanoi(30))).toThrow(
      /30 discs: 2\.06e14 states \(limit 2\^32 states\)/,
    );
    expect(() => searchTower(hanoi(5), { method: 'lift' })).toThrow(InputError);
    expect(() => searchTower(oxford(5), { engine: 'wasm' })).toThrow(
      /^scale\/search-tower: engine "wasm" cannot search Oxford with 5 discs$/,
    );
    expect(() => searchTower(oxford(5), { workers: 0 })).toThrow(
      /^scale\/search-tower: workers must be an integer from 1 to 64 \(got 0\)$/,
    );
  });

  test('tells of every level, and stops between levels', () => {
    for (const rules of [hanoi(6), hanoi(6, { pegs: 4 }), oxford(5), hanoi(2)]) {
      const whole = searchTower(rules);
      const heard: number[] = [];
      const part = searchTower(rules, {
        onLevel: (reached) => heard.push(reached),
        shouldStop: () => heard.length === 2,
      });
      expect(part.complete).toBe(false);
      expect(part.spheres).toEqual(whole.spheres.slice(0, 2));
      expect(heard).toEqual([whole.spheres[0], whole.spheres[0] + whole.spheres[1]]);
      expect([...part.farthest]).toHaveLength(whole.spheres[1]);
    }
  });
});
