import { gameLaws, gameSolver, grundyValue, grundyValues, heapGame, outcome } from '@manaus/games';
import { expect, test } from 'vitest';
import rule from './rules.js';

const game = heapGame(rule);

test('it obeys the laws of games', () => {
  expect(gameLaws(game, [[9], [3, 5]])).toEqual([]);
});

test('single heaps added up agree with a search of all positions', () => {
  const search = gameSolver(game);
  expect(Array.from(grundyValues(game, 9))).toEqual(
    Array.from({ length: 10 }, (_, heap) => search.grundyValue([heap])),
  );
});

// Three facts to replace by yours, found by hand: a slip in the rules shows here first.
test('a heap of 3 is lost for who has to move', () => {
  // It leaves 2 or 1, and the other player takes all.
  expect(outcome(game, [3])).toBe('P');
});

test('a heap of 6 is worth 3', () => {
  // It leaves 5, worth 2; 4, worth 1; or 3 and 3, worth 0 together.
  expect(grundyValue(game, [6])).toBe(3);
});

test('two equal heaps are lost for who has to move', () => {
  // The other player does in one what was done in the other.
  for (let heap = 0; heap <= 4; heap++) expect(outcome(game, [heap, heap])).toBe('P');
});
