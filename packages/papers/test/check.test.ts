import { range } from '@manaus/core';
import { expect, test } from 'vitest';
import { survivors } from '../src/evidence/survivors.js';
import { compared, differ, finite, firstWrong, general } from '../src/index.js';

const tried = { checked: 'all', methods: 2 };

test('the first instance that breaks a statement is its counterexample', () => {
  const wrong = (n: number) => (n % 7 === 6 ? `${n}` : null);
  expect(finite(range(1, 20), wrong, tried)).toEqual({
    verdict: 'fails',
    counterexample: '6',
    ...tried,
  });
  expect(finite(range(1, 5), wrong, tried)).toEqual({ verdict: 'holds', ...tried });
  expect(general(range(1, 5), wrong, tried)).toEqual({ verdict: 'holds-in-range', ...tried });
  expect(general(range(1, 20), wrong, tried).verdict).toBe('fails');
});

test('one wrong cell makes a table fail, and is named', () => {
  const cells = [
    { place: ['a'], printed: '1', computed: '1' },
    { place: ['b'], printed: '2', computed: '3' },
  ];
  expect(compared(cells, tried)).toEqual({
    verdict: 'fails',
    counterexample: '1 of 2 cells differ: b: printed 2, computed 3',
    ...tried,
  });
  expect(compared(cells.slice(0, 1), tried).verdict).toBe('holds');
});

test('conjuncts are judged in order', () => {
  expect(firstWrong(null, differ('x', 1, 2), differ('y', 1, 3))).toBe('x: stated 1, computed 2');
  expect(firstWrong(null, differ('x', true, true))).toBeNull();
});

test('numbers whose places are lost are compared by how often they occur', () => {
  const agree = (printed: number[], computed: number[]) =>
    survivors('M', printed, computed).every((cell) => cell.printed === cell.computed);
  expect(agree([1, 2, 2], [2, 1, 2])).toBe(true);
  expect(agree([1, 2, 3], [1, 2, 2])).toBe(false);
  expect(agree([1, 2], [1, 2, 2])).toBe(true);
  expect(agree([1, 1], [1, 2, 2])).toBe(false);
  expect(agree([3], [1, 2, 2])).toBe(false);
});
