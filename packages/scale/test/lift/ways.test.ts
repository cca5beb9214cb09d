import { compileTower, oxford } from '@manaus/core';
import { refusing } from '@manaus/testing/refusals';
import { describe, expect, test, vi } from 'vitest';
import { type LiftLayout, liftLayout } from '../../src/lift/layout.js';
import { liftWays } from '../../src/lift/ways.js';

describe('ways apply', () => {
  test('where the search and three bits a state fit in memory', () => {
    const tower = compileTower(oxford(6));
    const { bytes, heights, words } = liftLayout(tower) as LiftLayout;
    const enough = bytes + 3 * 4 * heights.length * words;
    expect(liftWays(tower, { memory: enough })).not.toBeNull();
    expect(liftWays(tower, { memory: enough - 1 })).toBeNull();
  });
  test('where ranks are numbers of 32 bits', () => {
    // 12! is about 2^28.8, and 13! about 2^32.5.
    const applies = (discs: number) => {
      const tower = compileTower(oxford(discs, { capacities: [discs, 0, 0] }));
      return liftWays(tower, { memory: Number.POSITIVE_INFINITY }) !== null;
    };
    expect([12, 13].map(applies)).toEqual([true, false]);
  });
});

describe('over two threads', () => {
  const tower = compileTower(oxford(9));
  const start = tower.goalRanks[0] + 1;
  test('a way is the same, and where a thread is refused, one does all', async () => {
    const movesBy = (workers: number) => liftWays(tower, { workers })?.from(start)?.moves;
    const right = movesBy(1);
    expect(right).toBeGreaterThan(2);
    expect(movesBy(2)).toBe(right);
    let found: number | undefined;
    const refused = await refusing('thread', 0, () => {
      found = movesBy(2);
    });
    expect([refused, found]).toEqual([true, right]);
  });
  test('what else goes wrong is told at once', () => {
    const onLevel = vi.fn(() => {
      throw new Error('enough');
    });
    expect(() => liftWays(tower, { workers: 2 })?.from(start, { onLevel })).toThrow('enough');
    expect(onLevel).toHaveBeenCalledOnce();
  });
});
