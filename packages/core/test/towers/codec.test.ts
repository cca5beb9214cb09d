import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Arrangement,
  allowedHeights,
  hanoi,
  london,
  manaus,
  oxford,
  representative,
  type TowerRules,
  towerCodec,
  violation,
} from '../../src/index.js';
import { rankPermutation, unrankPermutation } from '../../src/internals.js';

/** All arrangements, by brute force: every order of the discs cut at every place. */
function everyArrangement(discs: number, pegs: number): Arrangement[] {
  const heights = allowedHeights(discs, new Array(pegs).fill(discs));
  const orders = Array.from({ length: [1, 1, 2, 6, 24, 120][discs] }, (_, rank) =>
    unrankPermutation(rank, discs),
  );
  return heights.flatMap((height) =>
    orders.map((order) => {
      let from = 0;
      return height.map((held) => {
        from += held;
        return order.slice(from - held, from);
      });
    }),
  );
}

describe('the codec numbers exactly the regular states', () => {
  const towers: TowerRules[] = [
    hanoi(4),
    manaus(4),
    london(4),
    oxford(4),
    london(2, { capacities: [3, 2, 1] }),
    hanoi(3, { pegs: 4, capacities: [3, 1, 2, 3] }),
    { ...oxford(3), stacking: (disc, on) => disc + on !== 4, goals: [] },
    {
      ...oxford(4),
      name: 'alike balls',
      sizes: [1, 1, 1, 1],
      colors: ['r', 'b', 'r', 'b'],
      goals: [],
    },
    // Two classes of discs, of two kinds in the larger one, and pegs that are too small for some
    // heights.
    ...(['equals', 'sorted'] as const).map(
      (stacking): TowerRules => ({
        ...hanoi(4),
        capacities: [4, 1, 3],
        name: `two sizes, ${stacking}`,
        stacking,
        sizes: [1, 1, 2, 2],
        colors: ['r', 'r', 'r', 'b'],
        goals: [],
      }),
    ),
    // Two classes of discs that all differ.
    {
      ...hanoi(3),
      name: 'two colors of one size',
      stacking: 'equals',
      sizes: [1, 1, 2],
      colors: ['r', 'b', 'r'],
      goals: [],
    },
    { ...hanoi(3), name: 'one disc a peg', capacities: [1, 1, 1], goals: [] },
    { ...oxford(2), name: 'a peg for none', capacities: [1, 1, 0], goals: [] },
  ];
  test.each(towers.map((rules) => [rules.name, rules] as const))('%s', (_, rules) => {
    const codec = towerCodec(rules);
    const regular = new Set(
      everyArrangement(rules.discs, rules.capacities.length)
        .filter((state) => violation(rules, state) === null)
        .map((state) => JSON.stringify(representative(rules, state))),
    );
    const ranks = Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has);
    expect(ranks.map((rank) => JSON.stringify(codec.unrank(rank))).sort()).toEqual(
      [...regular].sort(),
    );
    expect(ranks.map((rank) => codec.rank(codec.unrank(rank)))).toEqual(ranks);
    expect([-1, codec.space].map(codec.has)).toEqual([false, false]);
  });
});

test('permutations rank and unrank in lexicographic order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(), (length, seed) => {
      const count = Array.from({ length }, (_, i) => i + 1).reduce((product, k) => product * k, 1);
      const rank = seed % count;
      const order = unrankPermutation(rank, length);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, i) => i + 1));
      expect(rankPermutation(order)).toBe(rank);
      const word = (discs: number[]) => String.fromCharCode(...discs);
      if (rank > 0) expect(word(unrankPermutation(rank - 1, length)) < word(order)).toBe(true);
    }),
  );
});

test('a tower too large to number is refused, and only when a rank is asked for', () => {
  expect(() => towerCodec(hanoi(40))).toThrow(
    'core/codec: 40 discs: 1.22e19 states (limit 2^53 states)',
  );
  expect(() => towerCodec(oxford(19))).toThrow(/2\^53/);
  expect(towerCodec(hanoi(33)).space).toBe(3 ** 33);
});
