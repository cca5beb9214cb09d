import { compileTower, hanoi } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { planClasses } from '../../src/classes/plan.js';
import type { ClassesPoolMaker } from '../../src/classes/pool.js';

const PLENTY = Number.POSITIVE_INFINITY;

function planned(discs: number, available: number, wish: Parameters<typeof planClasses>[2] = {}) {
  const tower = compileTower(hanoi(discs, { pegs: 4 }));
  const plan = planClasses(tower, tower.goalRanks, wish, available);
  if (plan === null) throw new Error('no plan');
  return plan;
}

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
    const pool: ClassesPoolMaker = () => {
      throw new Error('not asked');
    };
    expect(
      [1, 4, 8, 9, 16, 17, 64].map(
        (workers) => planned(24, PLENTY, { pool, workers }).smallDiscs - CACHED,
      ),
    ).toEqual([0, 0, 0, 1, 1, 2, 3]);
  });
});
