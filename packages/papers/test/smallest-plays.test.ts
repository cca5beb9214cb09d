import { expect, test } from 'vitest';
import { bloxorzLevel } from '../src/ramos2014/evidence/block-search.js';
import { allBut, inWords } from '../src/ramos2014/evidence/judge-bloxorz.js';
import { repairs } from '../src/ramos2014/evidence/repairs.js';
import { smallLevels } from '../src/ramos2014/evidence/small-blocks.js';
import { shortestDifference, smallPlays } from '../src/ramos2014/evidence/smallest-plays.js';

test('the levels of two and three cells, each once', () => {
  const told = (size: number) => [...smallLevels(size)].map(inWords);
  expect(told(2)).toEqual(['S / G', 'G / S', 'SG', 'GS']);
  // The third cell is one of three signs, two bridges, four switches, or a teleport to two of three
  // places.
  expect(new Set(told(3)).size).toBe(2 * 6 * (3 + 2 + 4 + 6));
});

test.each([
  [Number.POSITIVE_INFINITY, 'LR'],
  [2, 'LR'],
  [1, null],
])('a roll left out, paths with at most %d letters', (most, path) => {
  expect(shortestDifference(bloxorzLevel('G##S'), allBut('roll'), most)).toBe(path);
});

test('with all repairs, and with one that the level does not need, nothing differs', () => {
  for (const repaired of [new Set(repairs), allBut('bridge')])
    expect(shortestDifference(bloxorzLevel('G##S'), repaired)).toBeNull();
});

test('two cells show two repairs, by one letter each', () => {
  const { levels, shortest } = smallPlays(smallLevels(2), repairs);
  expect(levels).toBe(4);
  expect([...shortest].map(([repair, { path }]) => [repair, path.length]).sort()).toEqual([
    ['outside', 1],
    ['whole', 1],
  ]);
});
