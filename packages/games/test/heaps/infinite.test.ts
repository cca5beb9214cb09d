import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../src/heaps/grundy-values.js';
import { heapGame } from '../../src/index.js';

/** The values by the options: all smaller heaps but those at other distances. */
const plain = (mayTake: (taken: number) => boolean, upto: number) => [
  ...valuesByRule(
    {
      options: (heap) =>
        Array.from({ length: heap }, (_, left) => left).filter((left) => mayTake(heap - left)),
    },
    upto,
  ),
];

const isSquare = (number: number) => Number.isInteger(Math.sqrt(number));

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++)
    if (number % divisor === 0) return false;
  return number > 1;
}

test('all-but games agree with their options', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sets, fc.nat(150), (set, upto) => {
      expect(heapGame('all-but', { except: set }).grundyValues(upto)).toEqual(
        plain((taken) => !set.includes(taken), upto),
      );
    }),
  );
});

test.each([
  ['squares', isSquare],
  ['primes', isPrime],
])('the %s agree with their options', (name, mayTake) => {
  const game = heapGame(name);
  expect(game.grundyValues(1500)).toEqual(plain(mayTake, 1500));
  for (const heap of [0, 1, 2, 4, 16, 17, 29, 30])
    expect(game.options([heap]).map(([left]) => heap - left)).toEqual(
      Array.from({ length: heap }, (_, i) => i + 1).filter(mayTake),
    );
});

test('the P-positions of the squares, OEIS A030193', () => {
  const values = heapGame('squares').grundyValues(62);
  expect([...values.keys()].filter((heap) => values[heap] === 0)).toEqual([
    0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62,
  ]);
});

describe('bounds', () => {
  test.each([
    ['squares', 1_000_000],
    ['primes', 200_000],
    ['all-but', 10_000_000],
  ])('%s to %i', (name, most) => {
    expect(() => heapGame(name).outcome([most + 1])).toThrow(
      `heaps must be an integer from 0 to ${most}`,
    );
  });
  test('squares and all-but games never repeat', () => {
    expect(heapGame('squares').periodProof().neverRepeats).toBe(true);
    expect(heapGame('all-but').periodProof().neverRepeats).toBe(true);
    expect(heapGame('primes').periodProof()).toEqual({
      certificate: null,
      neverRepeats: false,
      looked: 0,
    });
  });
});
