import { expect, it } from 'vitest';
import { remembered } from '../src/remembered.js';

it('computes each answer once, by all that is asked', () => {
  const asked: number[][] = [];
  const product = remembered((a: number, b: number) => {
    asked.push([a, b]);
    return a * b;
  });
  expect([product(2, 3), product(3, 2), product(2, 3)]).toEqual([6, 6, 6]);
  expect(asked).toEqual([
    [2, 3],
    [3, 2],
  ]);
});

it('tells apart what is asked by its key', () => {
  let times = 0;
  const lengthOf = remembered(
    (list: readonly number[]) => list.length + 0 * times++,
    (list) => list,
  );
  const list = [1, 2];
  expect([lengthOf(list), lengthOf(list), lengthOf([1, 2])]).toEqual([2, 2, 2]);
  expect(times).toBe(2);
});
