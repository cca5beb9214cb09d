import { gameLaws, gameSolver, heapGame } from '@manaus/games';
import { expect, test } from 'vitest';
import rule from './rules.js';

const game = heapGame(rule);

test('the laws of games hold', () => {
  expect(gameLaws(game, [[9], [3, 5]])).toEqual([]);
});

test('Grundy values of single heaps agree with a search of all positions', () => {
  const search = gameSolver(game);
  expect(game.grundyValues(9)).toEqual(
    Array.from({ length: 10 }, (_, heap) => search.grundyValue([heap])),
  );
});

// Three facts found by hand, to be replaced: a mistake in the rules shows here first.
test('a heap of 3 is a P-position', () => {
  // A move leaves 2 or 1, and the other player takes all.
  expect(game.outcome([3])).toBe('P');
});

test('a heap of 6 has the Grundy value 3', () => {
  // A move leaves 5, of value 2; 4, of value 1; or 3 and 3, together of value 0.
  expect(game.grundyValue([6])).toBe(3);
});

test('two equal heaps are a P-position', () => {
  // The other player copies each move in the other heap.
  for (let heap = 0; heap <= 4; heap++) expect(game.outcome([heap, heap])).toBe('P');
});
