import { compileTower, hanoi, oxford, type TowerRules } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { classBytes } from '../../src/classes/cell.js';
import { planClasses } from '../../src/classes/plan.js';
import type { ClassesPoolMaker } from '../../src/classes/pool.js';
import { repeatsBytes } from '../../src/classes/repeats.js';
import { cores } from '../../src/planes/crew.js';
import { layoutOf } from './plain-pool.js';

const PLENTY = Number.POSITIVE_INFINITY;

function planned(discs: number, available: number, wish: Parameters<typeof planClasses>[2] = {}) {
  const tower = compileTower(hanoi(discs, { pegs: 4 }));
  const plan = planClasses(tower, tower.goalRanks, wish, available);
  if (plan === null) throw new Error('no plan');
  return plan;
}

/** Elsewhere, where nothing is begun. */
const pool: ClassesPoolMaker = () => {
  throw new Error('not asked');
};

/** A class of 4^11 settings has 2^16 words of 4^3. */
const CACHED = 11;

describe('the number of small discs', () => {
  test('fills the cache where there is memory, and leaves one large disc', () => {
    expect([2, 5, 12, 13, 20, 26].map((discs) => planned(discs, PLENTY).smallDiscs)).toEqual([
      1,
      4,
      CACHED,
      CACHED,
      CACHED,
      CACHED,
    ]);
  });

  test('is the least from there on with which the table fits', () => {
    const enough = planned(22, PLENTY, { largeDiscs: 22 - 13 }).bytes;
    expect(planned(22, enough).smallDiscs).toBe(13);
    expect(planned(22, enough - 1).smallDiscs).toBe(14);
    expect(planned(22, PLENTY, { largeDiscs: 22 - 12 }).bytes).toBeGreaterThan(enough);
  });

  test('where nothing fits, is that of the least memory, in numbers of 32 bits', () => {
    expect(planned(12, 0).smallDiscs).toBe(CACHED);
    expect(planned(13, 0).smallDiscs).toBe(CACHED);
    expect(planned(26, 0).smallDiscs).toBe(15);
    const bytes = [11, 12, 13, 14, 15].map(
      (small) => planned(26, PLENTY, { largeDiscs: 26 - small }).bytes,
    );
    expect(bytes).toEqual([...bytes].sort((a, b) => b - a));
  });

  test('grows by one with each doubling of many workers elsewhere', () => {
    expect(
      [1, 4, 8, 9, 16, 17, 64].map(
        (workers) => planned(24, PLENTY, { pool, workers }).smallDiscs - CACHED,
      ),
    ).toEqual([0, 0, 0, 1, 1, 2, 3]);
    expect(planned(24, PLENTY, { workers: 64 }).smallDiscs).toBe(CACHED);
  });
});

describe('where classes apply', () => {
  const applies = (rules: TowerRules) =>
    planClasses(compileTower(rules), null, { largeDiscs: 1 }, PLENTY) !== null;
  test('two discs at least, ranks below 2^53, and distances of 16 bits', () => {
    expect([1, 2, 26, 27].map((discs) => applies(hanoi(discs, { pegs: 4 })))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([2, 15, 16].map((discs) => applies(hanoi(discs)))).toEqual([true, true, false]);
    expect(applies(oxford(5))).toBe(false);
  });
  test('one large disc at least, and one small', () => {
    const ask = (largeDiscs: number) => () => planned(5, PLENTY, { largeDiscs });
    for (const largeDiscs of [1, 4]) expect(ask(largeDiscs)).not.toThrow();
    for (const largeDiscs of [0, 5])
      expect(ask(largeDiscs)).toThrow(
        `scale/search-tower: largeDiscs must be an integer from 1 to 4 (got ${largeDiscs})`,
      );
  });
});

describe('the back end', () => {
  test('is WebAssembly where the small discs fill a word', () => {
    const engineOf = (small: number, engine?: 'ts' | 'wasm') =>
      planned(8, PLENTY, { largeDiscs: 8 - small, ...(engine && { engine }) }).engine;
    expect([2, 3].map((small) => engineOf(small))).toEqual(['ts', 'wasm']);
    expect([engineOf(3, 'ts'), engineOf(3, 'wasm')]).toEqual(['ts', 'wasm']);
    expect(() => engineOf(2, 'wasm')).toThrow(
      'scale/search-tower: engine "wasm" cannot search Hanoi with 8 discs',
    );
  });
  test('has threads from 2^26 states on, as many as classes at most', () => {
    const { workers } = planned(13, PLENTY);
    expect([planned(12, PLENTY).workers, workers]).toEqual([1, cores()]);
    expect(planned(12, PLENTY, { workers: 5 }).workers).toBe(2);
    expect(planned(12, PLENTY, { workers: 2, largeDiscs: 6 }).workers).toBe(2);
    expect(planned(12, PLENTY, { workers: 5, engine: 'ts' }).workers).toBe(1);
    expect(planned(12, PLENTY, { workers: 5, largeDiscs: 6, pool }).workers).toBe(5);
    expect(planned(12, PLENTY, { workers: 5, engine: 'ts', largeDiscs: 6, pool }).workers).toBe(5);
  });
});

describe.each([
  ['staged', hanoi(9, { pegs: 4 })],
  ['symmetric', hanoi(8, { pegs: 4, moves: 'star' })],
  ['5 pegs', hanoi(8, { pegs: 5 })],
  ['3 pegs', hanoi(9)],
  ['6 pegs', hanoi(5, { pegs: 6 })],
] as [string, TowerRules][])('the memory: %s', (_, rules) => {
  test.each([
    ['ts', 3],
    ['wasm', 3],
    ['wasm', 2],
  ] as const)('in %s with %i large discs', (engine, largeDiscs) => {
    const tower = compileTower(rules);
    const [pegs, small] = [rules.capacities.length, rules.discs - largeDiscs];
    const layout = layoutOf(rules, small);
    const { count } = layout.placements;
    const { length: places } = layout.boundary.settings;
    const table =
      count * (2 * places + 2048) + repeatsBytes(count, places) + 5 * pegs ** largeDiscs;
    const cell = classBytes(engine, pegs, small, places) + 2 ** 22;
    const bytesOf = (wish: Parameters<typeof planClasses>[2]) =>
      planClasses(tower, tower.goalRanks, { engine, largeDiscs, ...wish }, PLENTY)?.bytes;
    const crew = engine === 'ts' ? 1 : 3;
    expect(bytesOf({ workers: 3 })).toBe(table + crew * cell + 2 ** 22);
    expect(bytesOf({ workers: 3, pool })).toBe(table + cell + 2 ** 22);
  });
});
