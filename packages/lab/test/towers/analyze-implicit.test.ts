import {
  compileTower,
  formatLabel,
  hanoi,
  london,
  oxford,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { goalRanks } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { analyze, estimateMemory } from '../../src/index.js';
import { analyzeImplicit } from '../../src/towers/analyze-implicit.js';
import { requireSearch } from '../../src/towers/search-memory.js';

describe('searched without being stored, the analysis is the same', () => {
  const towers: [string, TowerRules][] = [
    ['Hanoi', hanoi(9)],
    ['four pegs', hanoi(7, { pegs: 4 })],
    ['a star of four pegs', hanoi(7, { pegs: 4, moves: 'star' })],
    ['a circle of five pegs', hanoi(5, { pegs: 5, moves: 'cyclic' })],
    ['capacities', hanoi(7, { pegs: 4, capacities: [7, 3, 3, 7] })],
    ['London', london(6)],
    ['Oxford', oxford(6)],
  ];
  test.each(towers)('%s', (_, rules) => {
    const stored = analyze(rules, { effort: 0 });
    const { spheres, ranksFarthest, ...searched } = analyzeImplicit(
      compileTower(rules),
      goalRanks(rules),
      {},
    );
    expect(spheres).toEqual(stored.distances);
    const labels = [...ranksFarthest].map((rank) => formatLabel(towerCodec(rules).unrank(rank)));
    expect(labels.sort().slice(0, 20)).toEqual(stored.farthest);
    for (const key of ['order', 'size', 'directed', 'minDegree', 'maxDegree', 'degrees'] as const)
      expect([key, searched[key]]).toEqual([key, stored[key]]);
  });
});

test('four pegs with 13 discs, 67 million states, are searched in a moment', () => {
  const analysis = analyze(hanoi(13, { pegs: 4 }));
  expect([analysis.method, analysis.order, analysis.reachable, analysis.eccentricity]).toEqual([
    'planes',
    4 ** 13,
    4 ** 13,
    97,
  ]);
  expect(analysis.components).toEqual([4 ** 13]);
  expect(analysis.farthest).toHaveLength(Math.min(20, analysis.distances?.at(-1) ?? 0));
});

test('more than 2^32 ranks are refused only where no kernel serves', () => {
  const own: TowerRules = { ...oxford(12), stacking: (disc, on) => Math.abs(disc - on) < 3 };
  expect(estimateMemory(hanoi(16, { pegs: 4 })).space).toBe(2 ** 32);
  expect(() => requireSearch('lab/analyze', hanoi(17, { pegs: 4 }))).not.toThrow();
  expect(() => requireSearch('lab/analyze', own)).toThrow(/12 discs: .* \(limit 2\^32 states\)/);
  expect(() => requireSearch('lab/analyze', hanoi(40, { pegs: 4 }))).toThrow(/limit 2\^32 states/);
});

describe('components and diameters of what is not stored are those of what is', () => {
  test.each([
    ['London', london(6)],
    ['Oxford', oxford(6)],
    ['four pegs', hanoi(7, { pegs: 4 })],
    ['Hanoi', hanoi(7)],
    ['many components', oxford(4, { capacities: [4, 1, 1] })],
  ] as [string, TowerRules][])('%s', (_, rules) => {
    const stored = analyze(rules, { explicit: true });
    const searched = analyze(rules, { explicit: false });
    expect([searched.components, searched.diameters]).toEqual([
      stored.components,
      stored.diameters,
    ]);
    expect(searched.diameters?.length).toBe(stored.components?.length);
  });

  test('London and Oxford with 8 discs', () => {
    expect(analyze(london(8), { explicit: false }).diameters).toEqual([22]);
    expect(analyze(oxford(8), { explicit: false }).diameters).toEqual([22]);
    expect(analyze(oxford(8), { explicit: false, effort: 0 }).diameters).toBeNull();
  });
});
