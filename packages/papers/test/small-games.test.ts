import { expect, test } from 'vitest';
import {
  type SmallGame,
  smallGames,
  splitsByPosition,
  splitsByTrial,
  winnersByPlans,
  winnersBySplit,
} from '../src/carvalho2013/evidence/small-games.js';

const nim = (blocks: number, convention: SmallGame['convention']): SmallGame => ({
  options: Array.from({ length: blocks + 1 }, (_, heap) => [...Array(heap).keys()]),
  convention,
});

test('all games of a size are there once', () => {
  expect([1, 2, 3, 4].map((most) => smallGames(most, 'normal').length)).toEqual([1, 3, 11, 75]);
  const texts = smallGames(4, 'misere').map(({ options }) => JSON.stringify(options));
  expect(new Set(texts).size).toBe(texts.length);
});

test('one heap of Nim: who moves wins, but from the last block in misère play', () => {
  for (const winners of [winnersByPlans, winnersBySplit]) {
    expect(winners(nim(3, 'normal'))).toEqual([
      'who does not',
      'who moves',
      'who moves',
      'who moves',
    ]);
    expect(winners(nim(3, 'misere'))).toEqual([
      'who moves',
      'who does not',
      'who moves',
      'who moves',
    ]);
  }
});

test('a split is judged by each of the three rules', () => {
  const rule = 'every N-position with a move';
  for (const splits of [splitsByTrial, splitsByPosition]) {
    expect(splits(nim(2, 'normal'), rule)).toEqual([[true, false, false]]);
    expect(splits(nim(2, 'misere'), rule)).toEqual([[false, true, false]]);
    expect(splits(nim(2, 'misere'), 'every N-position')).toEqual([]);
    expect(splits(nim(2, 'normal'), 'every N-position')).toHaveLength(1);
  }
});
