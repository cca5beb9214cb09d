import { hanoi, london, manaus, oxford, pegMoves, type TowerRules, towerCodec } from '@manaus/core';
import {
  breadthFirstSearch,
  connectedComponents,
  eccentricity,
  rankOf,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { towerDiameter } from '../../src/index.js';
import { estimateDiameter, freeTowerComponents } from '../../src/internals.js';

const moveNames = ['any', 'adjacent', 'star'] as const;

/** From any state, diameter, radius and order are those of all eccentricities in its component. */
function expectBruteForce(rules: TowerRules, picks: readonly number[]) {
  const graph = toCsr(towerGraph(rules));
  const all = eccentricity(graph);
  for (const pick of picks) {
    const vertex = pick % graph.order;
    const members = Array.from(
      breadthFirstSearch(graph, [vertex]).visited,
      (member) => all[member],
    );
    const found = towerDiameter(rules, { from: towerCodec(rules).unrank(rankOf(graph, vertex)) });
    expect(found).toMatchObject({
      order: members.length,
      diameter: Math.max(...members),
      radius: Math.min(...members),
    });
    expect(found?.method).toBe(estimateDiameter(rules).method);
  }
}

describe('exact diameters and radii are those of all eccentricities', () => {
  const towers: [string, TowerRules][] = [
    ...[1, 2, 3, 4, 5, 6].map((n) => [`hanoi ${n}`, hanoi(n)] as [string, TowerRules]),
    ...[1, 2, 3, 4, 5].map(
      (n) => [`hanoi ${n} on 4 pegs`, hanoi(n, { pegs: 4 })] as [string, TowerRules],
    ),
    ...[2, 3, 4, 5].flatMap((n) =>
      [london(n), oxford(n)].map((rules) => [`${rules.name} ${n}`, rules] as [string, TowerRules]),
    ),
    ...[2, 3, 5, 6].map((n) => [`manaus ${n}`, manaus(n)] as [string, TowerRules]),
    ['5 pegs, capacities', hanoi(4, { pegs: 5, capacities: [2, 2, 2, 4, 4] })],
    [
      '4 pegs, components that renaming exchanges',
      { ...hanoi(5, { pegs: 4 }), capacities: [2, 2, 2, 2], goals: [] },
    ],
    ['6 pegs', hanoi(4, { pegs: 6 })],
    ['7 pegs, capacities', hanoi(3, { pegs: 7, capacities: [1, 1, 2, 2, 3, 3, 3] })],
    ['a star of four pegs', hanoi(5, { pegs: 4, moves: 'star' })],
    ['narrow, in components', hanoi(5, { capacities: [5, 2, 5] })],
    ['a rule of one’s own', { ...oxford(4), stacking: (disc, on) => Math.abs(disc - on) < 3 }],
  ];
  test.each(towers)('%s', (_, rules) => expectBruteForce(rules, [0, 1, 7, 100]));

  test('random capacities and undirected digraphs of pegs', () => {
    const random = fc.integer({ min: 3, max: 4 }).chain((pegs) =>
      fc.record({
        discs: fc.integer({ min: 1, max: pegs === 3 ? 6 : 5 }),
        capacities: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: pegs, maxLength: pegs }),
        edges: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
        named: fc.option(fc.constantFrom(...moveNames)),
        picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        stacking: fc.constantFrom('sorted' as const, 'free' as const),
      }),
    );
    fc.assert(
      fc.property(random, ({ discs, capacities, edges, named, picks, stacking }) => {
        fc.pre(
          capacities.reduce((sum, capacity) => sum + capacity, 0) >= discs &&
            (stacking === 'sorted' || discs <= 4),
        );
        const pegs = capacities.length;
        const own = Array.from({ length: pegs }, (_, a) =>
          Array.from(
            { length: pegs },
            (_, b) => a !== b && edges[Math.min(a, b) * 4 + Math.max(a, b)],
          ),
        );
        expectBruteForce(
          {
            name: 'Random',
            symbol: 'R',
            discs,
            capacities,
            moves: named === null ? own : pegMoves(named, pegs),
            stacking,
            goals: [],
          },
          picks,
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe('components of free-order towers', () => {
  test.each([
    ['Oxford', oxford(5)],
    ['London', london(5)],
    ['in a row', oxford(4, { moves: 'adjacent' })],
    ['no room to turn', london(4, { capacities: [2, 1, 1], goal: '12/3/4' })],
    ['pegs of one', oxford(4, { capacities: [4, 1, 1] })],
    [
      'one move only',
      {
        ...oxford(4),
        moves: [
          [false, true, false],
          [true, false, false],
          [false, false, false],
        ],
      },
    ],
  ] as [string, TowerRules][])('%s', (_, rules) => {
    const graph = toCsr(towerGraph(rules));
    const parts = connectedComponents(graph);
    const all = eccentricity(graph);
    const longest = parts.sizes.map(() => 0);
    all.forEach((value, vertex) => {
      longest[parts.component[vertex]] = Math.max(longest[parts.component[vertex]], value);
    });
    const found = freeTowerComponents(rules) ?? [];
    const key = (order: number, diameter: number) => `${order} ${diameter}`;
    expect(
      found
        .flatMap(({ count, order, diameter }) =>
          new Array<string>(count).fill(key(order, diameter)),
        )
        .sort(),
    ).toEqual(parts.sizes.map((order, id) => key(order, longest[id])).sort());
  });
});

describe('the public call', () => {
  test('the diameter of the Tower of London with 3 balls is 8', () =>
    expect(towerDiameter(london(3))?.diameter).toBe(8));

  test('needs far fewer searches than states', () => {
    expect(towerDiameter(hanoi(9))).toMatchObject({ diameter: 511, searches: 9, method: 'planes' });
    expect(towerDiameter(oxford(7))).toMatchObject({ order: 181440, method: 'lift' });
    expect(towerDiameter(oxford(7))?.searches).toBeLessThanOrEqual(8);
  });

  test('tells of every search, and stops', () => {
    const heard: number[][] = [];
    const found = towerDiameter(hanoi(7, { pegs: 4 }), { onSearch: (...told) => heard.push(told) });
    expect(heard.map(([searches]) => searches)).toEqual(
      Array.from({ length: found?.searches ?? 0 }, (_, i) => i + 1),
    );
    for (const [, atLeast, atMost] of heard) expect(atLeast <= 25 && atMost >= 25).toBe(true);
    for (const rules of [hanoi(7, { pegs: 4 }), oxford(5), hanoi(2)])
      expect(towerDiameter(rules, { shouldStop: () => true })).toBeNull();
    expect(towerDiameter(hanoi(7, { pegs: 4 }), { searches: 3 })).toBeNull();
  });

  test('refuses what does not fit, directed moves, and no place to start', () => {
    expect(() => towerDiameter(oxford(11), { memory: 2 ** 20 })).toThrow(
      /^scale\/tower-diameter: 11 discs: \S+ states would need .* GiB \(0\.000977 GiB available\)$/,
    );
    expect(() => towerDiameter(hanoi(4, { moves: 'cyclic' }))).toThrow(
      /^scale\/tower-diameter: moves must be undirected/,
    );
    expect(() => towerDiameter({ ...hanoi(4), goals: [] })).toThrow(
      /^scale\/tower-diameter: from is required where the tower has no goal/,
    );
  });

  test('takes what the estimate says, and no less', () => {
    for (const rules of [hanoi(6), oxford(5), hanoi(2)]) {
      const { bytes, method } = estimateDiameter(rules);
      expect(towerDiameter(rules, { memory: bytes })).toMatchObject({ bytes, method });
      expect(() => towerDiameter(rules, { memory: bytes - 1 })).toThrow('would need');
    }
  });

  test('the stored graph takes 40 bytes a state, and four for each arc and each renaming', () => {
    const own: TowerRules = { ...oxford(4), stacking: (disc, on) => Math.abs(disc - on) < 3 };
    const bytesOf = (rules: TowerRules) => estimateDiameter(rules);
    expect(bytesOf(hanoi(2))).toEqual({ method: 'explicit', bytes: 9 * (40 + 4 * 6 + 4 * 5) });
    expect(bytesOf(own)).toEqual({ method: 'explicit', bytes: 15 * 24 * (40 + 4 * 6) });
  });

  test('components of a free order are of it alone, and are stopped too', () => {
    expect(() => freeTowerComponents(hanoi(4))).toThrow(
      /^scale\/free-tower-components: stacking must be/,
    );
    expect(freeTowerComponents(oxford(4), { shouldStop: () => true })).toBeNull();
    const parts = freeTowerComponents(oxford(4, { capacities: [4, 1, 1] })) ?? [];
    expect(parts.flatMap(({ heights }) => heights).sort()).toEqual([
      [2, 1, 1],
      [3, 0, 1],
      [3, 1, 0],
      [4, 0, 0],
    ]);
  });

  test('the stored graph finds the same', () => {
    const rules = oxford(5);
    const graph = toCsr(towerGraph(rules));
    expect(Math.max(...eccentricity(graph))).toBe(towerDiameter(rules)?.diameter);
    expect(vertexOf(graph, 0)).toBe(0);
  });
});
