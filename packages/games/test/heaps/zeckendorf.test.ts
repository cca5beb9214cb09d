import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mooreSum, nimSum, zeckendorf } from '../../src/index.js';

describe('number systems', () => {
  test('the nim-sum of large numbers is that of their digits', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        expect(BigInt(nimSum(values))).toBe(values.reduce((sum, value) => sum ^ BigInt(value), 0n));
      }),
    );
  });
  test("Moore's sum for k = 1 is the nim-sum", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { maxLength: 6 }), (values) => {
        expect(Number.parseInt(mooreSum(values, 1).join(''), 2)).toBe(nimSum(values));
      }),
    );
  });
  test('Zeckendorf: adds up, no neighbors', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const parts = zeckendorf(number);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(number);
        for (let i = 1; i < parts.length; i++) expect(parts[i - 1]).toBeGreaterThan(1.9 * parts[i]);
      }),
    );
  });
});
