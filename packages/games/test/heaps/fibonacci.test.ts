import { expect, test } from 'vitest';
import { heapGame } from '../../src/index.js';

const { notation } = heapGame('fibonacci');

test('a heap alone is the start: one less than all may be taken', () => {
  expect(notation.parse('13')).toEqual({ heaps: [13], limit: 12 });
  expect(notation.parse('1')).toEqual({ heaps: [1], limit: 0 });
  expect(notation.parse('0')).toEqual({ heaps: [0], limit: 0 });
  expect(notation.parse(' 8:4 ')).toEqual({ heaps: [8], limit: 4 });
});

test.each(['', 'x', '5:', ':5', '5,2', '9007199254740993', '5:9007199254740993'])(
  '"%s" is no position',
  (text) => {
    expect(() => notation.parse(text)).toThrow('games/fibonacci-nim: position');
  },
);
