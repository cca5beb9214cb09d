import { compileTower, hanoi, oxford } from '@manaus/core';
import { expect, test } from 'vitest';
import { planeLayout } from '../../src/planes/layout.js';

const layoutOf = (discs: number, pegs: number) =>
  planeLayout(compileTower(hanoi(discs, { pegs })), [0]);

test.each([3, 4, 5, 6, 7, 8])('%i pegs: the largest discs have at most 2^12 settings', (pegs) => {
  const { topDiscs = 0 } = layoutOf(15, pegs) ?? {};
  expect(pegs ** topDiscs).toBeLessThanOrEqual(2 ** 12);
  // One disc more would be too many, or more than half of those that are not in words.
  expect(pegs ** (topDiscs + 1) > 2 ** 12 || 2 * (topDiscs + 1) > 12).toBe(true);
});

test('a word at least beside another, and at most 2^40 words', () => {
  expect([3, 4, 23, 24].map((discs) => layoutOf(discs, 4) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('none for two pegs or nine, or for a free order', () => {
  expect([layoutOf(4, 2), layoutOf(4, 9)]).toEqual([null, null]);
  expect(planeLayout(compileTower(oxford(5)), [0])).toBeNull();
});
