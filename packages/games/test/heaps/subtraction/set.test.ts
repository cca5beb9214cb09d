import { expect, test } from 'vitest';
import { heapGame } from '../../../src/index.js';

test.each([[[]], [[0]], [[1, 0]], [[-1, 2]], [[1.5]], [[2, 2]], [[2 ** 53]]])(
  '%j is no set of a subtraction game',
  (set) => {
    expect(() => heapGame('subtraction', { set })).toThrow('games/subtraction: S');
  },
);

test('the least set is that of 1', () => {
  expect(heapGame('subtraction', { set: [1] }).options([1])).toEqual([[0]]);
  expect(heapGame('subtraction', { set: [2, 1] }).options([0])).toEqual([]);
});
