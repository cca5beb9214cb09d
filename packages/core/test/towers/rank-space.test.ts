import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/index.js';
import { countOrders, shareOf } from '../../src/towers/rank-space.js';

describe('a share of a whole number', () => {
  test('is exact up to 2^53, also where the product passes it', () => {
    const random = seededRandom(53);
    let passed = 0;
    for (let round = 0; round < 2000; round++) {
      const whole = 1 + Math.floor(random() * 30);
      const part = 1 + Math.floor(random() * 30);
      const quotient = Math.floor((random() * Number.MAX_SAFE_INTEGER) / Math.max(part, whole));
      const total = quotient * whole;
      if (total * part > Number.MAX_SAFE_INTEGER) passed++;
      expect(BigInt(shareOf(total, part, whole))).toBe(BigInt(quotient) * BigInt(part));
    }
    expect(passed).toBeGreaterThan(500);
  });

  test('is exact where only the product is a multiple', () => {
    expect(shareOf(10, 3, 6)).toBe(5);
    expect(shareOf(9_007_199_254_740_990, 2, 4)).toBe(4_503_599_627_370_495);
  });

  test('goes on beyond 2^53, rounded', () => {
    expect(shareOf(2 ** 60, 3, 2)).toBe(3 * 2 ** 59);
  });
});

test('orders of alike things are counted once', () => {
  expect(countOrders([1, 2, 3, 4])).toBe(24);
  expect(countOrders([1, 1, 1, 2])).toBe(4);
  expect(countOrders([1, 1, 2, 2, 3])).toBe(30);
  expect(countOrders([])).toBe(1);
  // 20! / 2 passes 2^53 on no way to 18 alike ones.
  expect(countOrders([...new Array(18).fill(1), 2, 3])).toBe(380);
});
