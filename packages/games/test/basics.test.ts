import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { primesTo, squaresTo } from '../src/heaps/infinite/numbers.js';
import { disjunctiveSum, mex, nim, nimSum } from '../src/index.js';

test('the least number that is missing', () => {
  expect([[], [1], [0], [0, 1, 3], [2, 0, 1, 1]].map((values) => mex(values))).toEqual([
    0, 0, 1, 2, 3,
  ]);
});

test('nim-sums below 2^53 are those of the binary digits', () => {
  const number = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 6 }), (values) => {
      const sum = values.reduce((all, value) => all ^ BigInt(value), 0n);
      expect(BigInt(nimSum(values))).toBe(sum);
    }),
  );
  for (const bit of [26, 27, 28, 31, 32, 52]) {
    expect(nimSum([2 ** bit, 1])).toBe(2 ** bit + 1);
    expect(nimSum([2 ** bit, 2 ** bit - 1, 2 ** bit])).toBe(2 ** bit - 1);
  }
});

test('squares and primes to a bound, which may be one of them', () => {
  expect([0, 1, 15, 16, 17].map((most) => squaresTo(most).join(' '))).toEqual([
    '',
    '1',
    '1 4 9',
    '1 4 9 16',
    '1 4 9 16',
  ]);
  expect([0, 1, 2, 3, 4, 28, 29, 49, 53].map((most) => primesTo(most).length)).toEqual([
    0, 0, 1, 2, 2, 9, 10, 15, 16,
  ]);
  expect(primesTo(30)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
});

describe('the label of a sum', () => {
  const { notation } = disjunctiveSum(nim(), disjunctiveSum(nim(), nim()));
  test('is read as it is written', () => {
    const position = notation.parse('(3,5)+((1)+(2,2))');
    expect(position).toEqual([
      [3, 5],
      [[1], [2, 2]],
    ]);
    expect(notation.format(position)).toBe('(3,5)+((1)+(2,2))');
  });
  test.each([
    '',
    '3+4',
    '(3)(1)',
    '(3)+((1)+(2)',
    '(3)+(1)+(2)',
    '3)+((1)+(2))',
    'x(3)+((1)+(2))',
    '(3)+((1)+(2))x',
    '(3)-((1)+(2))',
    '((3)+((1)+(2))',
  ])('%j is none', (text) => expect(() => notation.parse(text)).toThrow());
});
