import {
  bucharest,
  compileTower,
  hanoi,
  InputError,
  london,
  manaus,
  oxford,
  oxford1,
  pegMoves,
  type TowerRules,
} from '@manaus/core';
import { goalRanks } from '@manaus/kernels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, estimateMemory, storeTower } from '../../src/index.js';
import { analyzeImplicit } from '../../src/towers/analyze-implicit.js';

describe('known graphs', () => {
  test('Hanoi with 3 discs', () => {
    const { method, engine, workers, ...analysis } = analyze(hanoi(3));
    expect([method, engine, workers]).toEqual(['explicit', 'ts', 1]);
    expect(analysis).toEqual({
      puzzle: 'hanoi',
      parameters: {
        pegs: 3,
        discs: 3,
        capacities: [3, 3, 3],
        moves: 'any',
        goal: '//123',
      },
      order: 27,
      size: 39,
      directed: false,
      minDegree: 2,
      maxDegree: 3,
      degrees: { 2: 3, 3: 24 },
      components: [27],
      diameters: [7],
      planar: true,
      goal: '//123',
      eccentricity: 7,
      farthest: ['/123/', '/3/12', '1/23/', '1/3/2', '123//', '23/1/', '3//12', '3/1/2'],
      worstStarts: 8,
      reachable: 27,
      distances: [1, 2, 2, 4, 2, 4, 4, 8],
    });
  });

  test('Manaus with 4 discs falls in two', () => {
    const analysis = analyze(manaus(4));
    expect([
      analysis.order,
      analysis.components,
      analysis.reachable,
      analysis.eccentricity,
      analysis.farthest,
    ]).toEqual([71, [36, 35], 36, 13, ['2/1/34']]);
  });

  test('London and Oxford are planar up to 3 balls and 2 discs', () => {
    expect([london(2), london(3), london(4)].map((rules) => analyze(rules).planar)).toEqual([
      true,
      true,
      false,
    ]);
    expect([oxford(1), oxford(2), oxford(3)].map((rules) => analyze(rules).planar)).toEqual([
      true,
      true,
      false,
    ]);
    expect([3, 4].map((discs) => analyze(hanoi(discs, { pegs: 4 })).planar)).toEqual([
      false,
      false,
    ]);
  });

  test('version 1 of Oxford is at most n moves from all orders on p2 by its own algorithm, and the goal has a label', () => {
    const analysis = analyze(oxford1(3));
    const tower = storeTower(oxford1(3));
    expect([analysis.goal, analysis.distances?.[0]]).toEqual(['//123', 6]);
    expect(tower.distances[tower.vertex('123//')]).toBe(3);
  });

  test('a directed tower has arcs, strong components and distances to the goal', () => {
    const analysis = analyze(hanoi(3, { moves: 'cyclic' }));
    expect([analysis.directed, analysis.size, analysis.degrees, analysis.components]).toEqual([
      true,
      39,
      { 1: 15, 2: 12 },
      [27],
    ]);
    expect(analysis.farthest).toContain('123//');
    expect(analysis.eccentricity).toBe(21);
    expect(analysis.diameters).toEqual([
      Math.max(
        ...Array.from(
          { length: 27 },
          (_, v) =>
            analyze(hanoi(3, { moves: 'cyclic', goal: storeTower(hanoi(3)).labels[v] }))
              .eccentricity,
        ),
      ),
    ]);
  });
});

const randomRules = fc.integer({ min: 3, max: 4 }).chain((pegs) =>
  fc.record({
    discs: fc.integer({ min: 2, max: 4 }),
    capacities: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: pegs, maxLength: pegs }),
    moves: fc.constantFrom('any' as const, 'adjacent' as const, 'cyclic' as const, 'star' as const),
    stacking: fc.constantFrom('sorted' as const, 'free' as const),
    pick: fc.nat(),
  }),
);

test('stored and not stored, the analysis is the same on random towers; no number contradicts another', () => {
  fc.assert(
    fc.property(randomRules, ({ discs, capacities, moves, stacking, pick }) => {
      fc.pre(capacities.reduce((sum, capacity) => sum + capacity, 0) >= discs);
      const open: TowerRules = {
        name: 'Random',
        symbol: 'R',
        discs,
        capacities,
        moves: pegMoves(moves, capacities.length),
        stacking,
        goals: [],
      };
      const { states } = storeTower({ ...open, goals: () => true });
      const rules = { ...open, goals: [states[pick % states.length]] };
      const analysis = analyze(rules);
      const { spheres, ranksFarthest, components, ...searched } = analyzeImplicit(
        compileTower(rules),
        goalRanks(rules),
        {},
      );
      expect(spheres).toEqual(analysis.distances);
      expect([...ranksFarthest]).toHaveLength(spheres.at(-1) as number);
      for (const key of ['order', 'size', 'directed', 'minDegree', 'maxDegree', 'degrees'] as const)
        expect([key, searched[key]]).toEqual([key, analysis[key]]);
      if (components !== null) expect(components).toEqual(analysis.components);
      expect(analysis.order).toBe(states.length);
      expect(analysis.components?.reduce((sum, members) => sum + members, 0)).toBe(analysis.order);
      expect(analysis.distances?.reduce((sum, width) => sum + width, 0)).toBe(analysis.reachable);
      expect(analysis.worstStarts).toBe(analysis.distances?.at(-1));
      expect(analysis.eccentricity).toBe((analysis.distances?.length ?? 0) - 1);
      const degreeSum = Object.entries(analysis.degrees ?? {}).reduce(
        (sum, [degree, count]) => sum + Number(degree) * count,
        0,
      );
      expect(degreeSum).toBe((analysis.size ?? 0) * (analysis.directed ? 1 : 2));
      if (!analysis.directed) expect(analysis.components).toContain(analysis.reachable);
    }),
  );
});

test('what would not fit is refused before it starts, with the estimate', () => {
  expect(() => analyze(hanoi(30))).toThrow(InputError);
  expect(() => analyze(hanoi(30))).toThrow(
    /^lab\/analyze: 30 discs: 2\.06e14 states would need 2\.40e5 GiB \(limit 2\^32 states\)$/,
  );
  expect(() => analyze(oxford(40))).toThrow(/40 discs: .* would need/);
  expect(() => analyze(hanoi(19), { explicit: true })).toThrow(
    /would need \d+(\.\d+)? GiB \(.* available/,
  );
  expect([bucharest(5), london(6), oxford(5)].map((rules) => estimateMemory(rules).space)).toEqual([
    243,
    24 * 720,
    21 * 120,
  ]);
});

test('with little effort diameters are left open, never guessed', () => {
  expect(analyze(hanoi(5), { effort: 0 }).diameters).toEqual([null]);
  expect(analyze(hanoi(4, { moves: 'cyclic' }), { effort: 0 }).diameters).toEqual([null]);
});
