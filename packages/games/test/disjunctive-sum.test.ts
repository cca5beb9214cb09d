import { describe, expect, test } from 'vitest';
import { disjunctiveSum, heapGame } from '../src/index.js';

describe('the label of a sum', () => {
  const { notation } = disjunctiveSum(
    heapGame('nim'),
    disjunctiveSum(heapGame('nim'), heapGame('nim')),
  );
  test('is read as it is written', () => {
    const position = notation.parse('(3,5)+((1)+(2,2))');
    expect(position).toEqual([
      [3, 5],
      [[1], [2, 2]],
    ]);
    expect(notation.format(position)).toBe('(3,5)+((1)+(2,2))');
  });
  test.each([
    '',
    '3+4',
    '(3)(1)',
    '(3)+((1)+(2)',
    '(3)+(1)+(2)',
    '3)+((1)+(2))',
    'x(3)+((1)+(2))',
    '(3)+((1)+(2))x',
    '(3)-((1)+(2))',
    '((3)+((1)+(2))',
  ])('%j is none', (text) => expect(() => notation.parse(text)).toThrow());
});
