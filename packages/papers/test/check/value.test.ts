import { describe, expect, test } from 'vitest';
import { finite, inBoth, same } from '../../src/check/index.js';
import { shown } from '../../src/check/value.js';

describe('values are compared by what they are', () => {
  const judged = (stated: object | number[] | unknown[], computed: object) =>
    finite({
      checked: inBoth('one value'),
      instances: [1],
      stated: () => stated as never,
      methods: { 'by hand': () => computed as never },
    }).verdict;

  test('records, nested lists, numbers and their names', () => {
    expect(judged({ x: { a: 1 } }, { x: { a: 2 } })).toBe('fails');
    expect(judged({ x: { a: 1 } }, { x: { a: 1 } })).toBe('holds');
    expect(judged([1, [2, 3]], [1, 2, 3])).toBe('fails');
    expect(judged([1, [2, 3]], [1, [2, 3]])).toBe('holds');
    expect(judged({ x: 1 }, { x: '1' })).toBe('fails');
    expect(judged({ x: [] }, { x: '' })).toBe('fails');
  });
});

describe('two values', () => {
  test.each<[unknown, unknown, boolean]>([
    [null, null, true],
    [null, {}, false],
    [{}, null, false],
    [Number.NaN, Number.NaN, true],
    [0, -0, false],
    [[], {}, false],
    [[1], { 0: 1 }, false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: undefined }, {}, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, 1, false],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [2 ** 53, 2 ** 53, true],
  ])('%#', (a, b, are) => {
    expect([same(a, b), same(b, a)]).toEqual([are, are]);
  });
  test.each([
    [new Map(), new Map()],
    [new Set(), new Set()],
    [new Map(), {}],
  ])('maps and sets are refused (%#)', (a, b) =>
    expect(() => same(a, b)).toThrow('compared as lists'),
  );
  test('on one line', () => {
    expect(['a b', { order: 3 }, [1, 2], undefined, null].map(shown)).toEqual([
      'a b',
      '{"order":3}',
      '[1,2]',
      'undefined',
      'null',
    ]);
  });
});
