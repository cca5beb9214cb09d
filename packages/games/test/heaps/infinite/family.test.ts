import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  primes,
  squares,
  takeFrom,
  takeFromValues,
} from '../../../src/heaps/infinite/take-from.js';
import { allBut, allButGrundyValues, grundyValues, heapGames } from '../../../src/index.js';

test('all-but games agree with their options', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sets, fc.nat(150), (set, upto) => {
      expect([...allButGrundyValues(set, upto)]).toEqual([...grundyValues(allBut(set), upto)]);
    }),
  );
});

test.each([
  ['squares', squares],
  ['primes', primes],
])('the %s agree with their options', (_, set) => {
  expect([...takeFromValues(set, 1500)]).toEqual([...grundyValues(takeFrom(set), 1500)]);
});

test('the P-positions of the squares, OEIS A030193', () => {
  const values = takeFromValues(squares, 62);
  expect([...values.keys()].filter((heap) => values[heap] === 0)).toEqual([
    0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62,
  ]);
});

describe('bounds', () => {
  const play = (name: string) =>
    heapGames.find((game) => game.name === name)?.play({ except: [2] }, 'normal');
  test.each([
    ['squares', 1_000_000],
    ['primes', 200_000],
    ['all-but', 10_000_000],
  ])('%s to %i', (name, most) => {
    const position = { heaps: [most + 1], limit: null };
    expect(() => play(name)?.outcome(position)).toThrow(
      `heaps must be an integer from 0 to ${most}`,
    );
  });
  test('squares and all-but games never repeat', () => {
    expect([play('squares')?.period(), play('all-but')?.period()]).toEqual(['never', 'never']);
    expect(play('primes')?.period()).toBeNull();
  });
});
