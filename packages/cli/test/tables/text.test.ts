import { describe, expect, test } from 'vitest';
import { aligned } from '../../src/tables/columns.js';
import { bar } from '../../src/tables/style.js';
import { grouped, runs, wrapped } from '../../src/tables/text.js';

describe('text', () => {
  test('digits in threes', () =>
    expect([0, 12, 999, 1000, 1234567].map(grouped)).toEqual([
      '0',
      '12',
      '999',
      '1,000',
      '1,234,567',
    ]));
  test('bars to an eighth', () =>
    expect([0, 0.001, 1, 1.5, 2].map(bar)).toEqual(['', '▏', '█', '█▌', '██']));
  test('equal neighbors are counted', () =>
    expect(runs([9, 9, 9, null, 1000])).toBe('9 (3 times), ?, 1,000'));
  test('long lists are cut', () => expect(runs([1, 2, 3, 4, 4], 2)).toBe('1, 2, and 3 more'));
  test('words longer than a line stay whole', () =>
    expect(wrapped('a bbbbbbbb c', 4, ' ')).toEqual([' a', ' bbbbbbbb', ' c']));
  test('columns, to the right unless named', () =>
    expect(
      aligned(
        [
          ['a', '1'],
          ['bcd', '10'],
        ],
        [0],
      ),
    ).toEqual(['a     1', 'bcd  10']));
});
