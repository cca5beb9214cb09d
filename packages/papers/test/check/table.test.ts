import { describe, expect, test } from 'vitest';
import { cellsOf, compared, inBoth, notTried } from '../../src/check/index.js';

describe('a printed table', () => {
  const table = (printed: string) => ({
    checked: inBoth('two cells'),
    printed: () => [
      { place: ['a'], printed: '1', n: 1 },
      { place: ['b'], printed, n: 2 },
    ],
    methods: {
      'by powers': ({ n }: { n: number }) => String(n * n),
      'by sums': ({ n }: { n: number }) => String(n === 1 ? 1 : 1 + 3),
    },
  });

  test('one wrong cell makes it fail, and is listed', () => {
    expect(compared(table('4'))).toMatchObject({ verdict: 'holds', evidence: { independent: 2 } });
    expect(compared(table('3'), { misprints: ['b'], values: () => ({ x: 1 }) })).toMatchObject({
      verdict: 'misprint',
      values: { x: 1 },
      cells: { differing: [{ place: ['b'], printed: '3', computed: '4' }], of: 2 },
    });
    expect(cellsOf(table('3')).map(({ computed }) => computed)).toEqual(['1', '4']);
    expect(compared({ ...table('3'), printed: () => [] }).verdict).toBe('unchecked');
  });

  test('a cell that differs and is no known misprint makes it fail', () => {
    const wrong = {
      ...table('3'),
      printed: () =>
        table('3')
          .printed()
          .map((cell) => ({ ...cell, printed: '7' })),
    };
    expect(compared(wrong, { misprints: ['b'] })).toMatchObject({ verdict: 'fails', values: {} });
    expect(compared(wrong, { misprints: ['b', 'a'] }).verdict).toBe('misprint');
    expect(compared(table('3')).verdict).toBe('fails');
    expect(compared(table('4'), { misprints: ['b'] })).not.toHaveProperty('cells');
  });

  test('a place is known by all its names', () => {
    const cell = { place: ['row', 'column'], printed: '2' };
    const one = {
      checked: inBoth('one cell'),
      printed: () => [cell],
      methods: { 'by hand': () => '3' },
    };
    expect(compared(one, { misprints: ['row, column'] }).verdict).toBe('misprint');
    expect(compared(one, { misprints: ['row'] }).verdict).toBe('fails');
    expect(() => cellsOf({ ...one, methods: { none: () => notTried } })).toThrow(
      'no method computes the cell row, column',
    );
  });
});
