import { expect, it } from 'vitest';
import { sum } from '../src/sum.js';

it('adds numbers; of none it is 0', () => {
  expect([sum([]), sum([3]), sum([1, -2, 0.5])]).toEqual([0, 3, -0.5]);
});
