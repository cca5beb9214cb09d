import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawEvenly } from '../../src/positions/draw-evenly.js';

test('as many as there are, each once, evenly over the groups', () => {
  const sizes = fc.array(fc.nat(6), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.nat(40), fc.nat(), (lengths, count, seed) => {
      const groups = lengths.map((size, group) =>
        Array.from({ length: size }, (_, i) => ({ group, i })),
      );
      const drawn = drawEvenly(groups, count, seededRandom(seed));
      const all = lengths.reduce((sum, size) => sum + size, 0);
      expect(drawn).toHaveLength(Math.min(count, all));
      expect(new Set(drawn).size).toBe(drawn.length);
      const taken = lengths.map((_, group) => drawn.filter((each) => each.group === group).length);
      // A group gives fewer than another, by more than one, only where it has no more.
      const most = Math.max(...taken);
      for (const [group, number] of taken.entries())
        expect(number >= most - 1 || number === lengths[group]).toBe(true);
      expect(drawn.map(({ group }) => group)).toEqual(
        drawn.map(({ group }) => group).sort((a, b) => a - b),
      );
    }),
  );
});

test('of many groups, some at equal distances', () => {
  const groups = Array.from({ length: 90 }, (_, i) => [i]);
  expect(drawEvenly(groups, 3, seededRandom(1))).toEqual([15, 45, 75]);
});
