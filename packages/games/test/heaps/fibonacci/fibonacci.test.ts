import { expect, test } from 'vitest';
import { fibonacciNim } from '../../../src/index.js';

const { notation } = fibonacciNim();

test('a heap alone is the start: one less than all may be taken', () => {
  expect(notation.parse('13')).toEqual({ heap: 13, limit: 12 });
  expect(notation.parse('1')).toEqual({ heap: 1, limit: 0 });
  expect(notation.parse('0')).toEqual({ heap: 0, limit: 0 });
  expect(notation.parse(' 8:4 ')).toEqual({ heap: 8, limit: 4 });
});

test.each(['', 'x', '5:', ':5', '5,2', '9007199254740993', '5:9007199254740993'])(
  '"%s" is no position',
  (text) => {
    expect(() => notation.parse(text)).toThrow('games/fibonacci-nim: position');
  },
);
