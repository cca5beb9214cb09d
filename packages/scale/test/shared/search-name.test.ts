import { compileTower, hanoi, london, oxford, type TowerRules } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchTower, type TowerSearchOptions } from '../../src/index.js';
import { searchName, sum32 } from '../../src/shared/search-name.js';

type Keeper = NonNullable<TowerSearchOptions['keeper']>;

/** Keeps a search in memory after some level, in pieces of its own. */
function keeping(after: number) {
  let asked = -1;
  const kept: { layout: string; spheres: number[]; bytes: Uint8Array[] }[] = [];
  const keeper: Keeper = {
    restore: () => null,
    due: () => ++asked === after,
    save: (layout, spheres, bytes) =>
      void kept.push({
        layout,
        spheres: [...spheres],
        bytes: Array.from(bytes, (piece) => piece.slice()),
      }),
  };
  return { keeper, kept };
}

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);

/**
 * A search kept after a level goes on there as if nothing had happened, in a process that knows no
 * more than the rules.
 */
function expectResumed(rules: TowerRules, method: 'lists' | 'planes' | 'lift', level: number) {
  const whole = searchTower(rules, { method });
  const { keeper, kept } = keeping(level);
  searchTower(rules, { method, keeper, shouldStop: () => kept.length > 0 });
  expect(kept).toHaveLength(1);
  const restored: string[] = [];
  const restore = (layout: string) => {
    restored.push(layout);
    return kept[0];
  };
  const resumed = searchTower(rules, {
    method,
    keeper: { restore, due: () => false, save: () => {} },
  });
  expect(restored).toEqual([kept[0].layout]);
  expect(kept[0].spheres).toEqual(whole.spheres.slice(0, level + 1));
  expect({ ...resumed, farthest: sorted(resumed.farthest) }).toEqual({
    ...whole,
    farthest: sorted(whole.farthest),
  });
}

describe('a search kept at any level goes on with the same result', () => {
  const own: TowerRules = { ...oxford(4), stacking: (disc, on) => Math.abs(disc - on) < 3 };
  test.each([
    ['Hanoi', hanoi(5)],
    ['four pegs', hanoi(5, { pegs: 4 })],
    ['a circle', hanoi(4, { moves: 'cyclic' })],
    ['Oxford', oxford(4)],
    ['a rule of one’s own', own],
  ] as [string, TowerRules][])('in lists: %s', (_, rules) => {
    const levels = searchTower(rules).spheres.length;
    for (let level = 0; level < levels; level++) expectResumed(rules, 'lists', level);
  });

  test.each([
    ['Oxford', oxford(4)],
    ['Oxford in pieces', { ...oxford(9), capacities: [9, 1, 1] }],
    ['London', london(5)],
    ['no goal', { ...oxford(4), goals: [] }],
  ] as [string, TowerRules][])('in the lift: %s', (_, rules) => {
    const levels = searchTower(rules).spheres.length;
    for (let level = 0; level < levels; level++) expectResumed(rules, 'lift', level);
  });
});

test('names of searches differ where the searches do', () => {
  const variants = fc.record({
    discs: fc.integer({ min: 3, max: 5 }),
    pegs: fc.integer({ min: 3, max: 4 }),
    moves: fc.constantFrom('any' as const, 'star' as const),
    source: fc.nat(20),
  });
  fc.assert(
    fc.property(variants, variants, (a, b) => {
      const [first, second] = [a, b].map(({ discs, pegs, moves, source }) =>
        searchName('lists', hanoi(discs, { pegs, moves }), [source]),
      );
      expect(first === second).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
  expect(searchName('lists', hanoi(3), [1, 2])).not.toBe(searchName('lists', hanoi(3), [2, 1, 1]));
});

describe('names', () => {
  const named = (rules: Partial<TowerRules>) =>
    searchName('lists', compileTower({ ...hanoi(3), goals: [], ...rules }), []);
  test('a name as files have it', () => {
    expect(named({})).toBe(
      'lists: 3 discs, pegs 3,3,3, moves 011,101,110, stacking sorted, 0 sources 2166136260-2166136263',
    );
    const [rules, sources] = named({}).split(', 0 sources');
    const more = {
      sizes: [1, 2, 2],
      colors: ['a,b', 'c', 'c'],
      permits: () => true,
      permitsMove: () => false,
    };
    const colors = `${'colours'} ["a,b","c","c"]`;
    const texts = `sizes 1,2,2, ${colors}, permits () => true, moves () => false`;
    expect(named(more)).toBe(`${rules}, ${texts}, 0 sources${sources}`);
  });
  test('sums are those of FNV-1a over halves of numbers', () => {
    const plain = (numbers: readonly number[], seed: number) =>
      numbers
        .flatMap((one) => [BigInt(one) & 0xffffffffn, BigInt(one) >> 32n])
        .reduce(
          (sum, half) => ((sum ^ half) * 0x01000193n) & 0xffffffffn,
          0x811c9dc5n ^ BigInt(seed),
        );
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), fc.constantFrom(1, 2), (numbers, seed) => {
        expect(BigInt(sum32(numbers, seed))).toBe(plain(numbers, seed));
      }),
    );
  });
});
