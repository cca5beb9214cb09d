import { expect, test } from 'vitest';
import { primesTo, squaresTo } from '../../../src/heaps/infinite/numbers.js';

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
