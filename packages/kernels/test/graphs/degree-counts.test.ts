import { hanoi, oxford, type TowerRules } from '@manaus/core';
import { degreeDistribution, toCsr } from '@manaus/graph';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { degreeCounts, towerGraph } from '../../src/index.js';
import { randomRules } from './random-rules.js';

test('counted degrees are those of the graph', () => {
  fc.assert(
    fc.property(randomRules(4), (rules) => {
      expect(degreeCounts(rules)).toEqual([...degreeDistribution(toCsr(towerGraph(rules)))]);
    }),
    { numRuns: 200 },
  );
});

test('a tower of another kind is not counted', () => {
  const own: TowerRules = { ...oxford(4), stacking: (disc, on) => Math.abs(disc - on) < 3 };
  expect(degreeCounts(own)).toBeNull();
});

test('20 discs on 6 pegs, too many to hold the discs of every peg apart', () => {
  // S. Klavžar, U. Milutinović, C. Petr, Hanoi graphs and some classical numbers, Expositiones
  // Mathematicae 23 (2005) 371-378: p(p - 1)/4 (p^n - (p - 2)^n) edges.
  const counts = degreeCounts(hanoi(20, { pegs: 6 })) ?? [];
  expect(counts.reduce((sum, count) => sum + BigInt(count), 0n)).toBe(6n ** 20n);
  const ends = counts.reduce((sum, count, degree) => sum + BigInt(count) * BigInt(degree), 0n);
  expect(ends).toBe(15n * (6n ** 20n - 4n ** 20n));
});
