import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mex, nimSum } from '../src/index.js';

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
