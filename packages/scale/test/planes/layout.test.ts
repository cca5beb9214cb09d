import { compileTower, hanoi, oxford } from '@manaus/core';
import { expect, test } from 'vitest';
import { BLOCK_DISCS, type PlaneLayout, planeLayout } from '../../src/planes/layout.js';

const layoutOf = (discs: number, pegs: number) =>
  planeLayout(compileTower(hanoi(discs, { pegs })), [0]);

test.each([3, 4, 5, 6, 7, 8])(
  '%i pegs: half of the discs beside words are large, of 2^12 settings at most',
  (pegs) => {
    for (let discs = BLOCK_DISCS[pegs] + 1; discs <= 15; discs++) {
      const layout = layoutOf(discs, pegs) as PlaneLayout;
      const between = discs - BLOCK_DISCS[pegs];
      const numbers = Array.from({ length: between + 1 }, (_, count) => count);
      const most = Math.max(...numbers.filter((n) => 2 * n <= between && pegs ** n <= 2 ** 12));
      expect(layout).toMatchObject({
        pegs,
        topDiscs: most,
        lowDiscs: between - most,
        lowWords: pegs ** (between - most),
        blockDiscs: BLOCK_DISCS[pegs],
        blockSize: pegs ** BLOCK_DISCS[pegs],
        wide: ![3, 5].includes(pegs),
        words: pegs ** (between - most) * layout.classes.representatives.length,
      });
      expect(layout.classes.classOf).toHaveLength(pegs ** most);
    }
  },
);

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
