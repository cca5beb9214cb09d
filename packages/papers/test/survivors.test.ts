import { expect, test } from 'vitest';
import { survivors } from '../src/martins2024/evidence/survivors.js';

test('numbers whose places are lost are compared by how often they occur', () => {
  const agree = (printed: number[], computed: number[]) =>
    survivors('M', printed, computed).every((cell) => cell.printed === cell.computed);
  expect(agree([1, 2, 2], [2, 1, 2])).toBe(true);
  expect(agree([1, 2, 3], [1, 2, 2])).toBe(false);
  expect(agree([1, 2], [1, 2, 2])).toBe(true);
  expect(agree([1, 1], [1, 2, 2])).toBe(false);
  expect(agree([3], [1, 2, 2])).toBe(false);
});
