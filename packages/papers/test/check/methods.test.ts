import { describe, expect, test } from 'vitest';
import { finite, general, inBoth, notTried, range, until } from '../../src/check/index.js';
import { squares } from './claims.js';

describe('methods', () => {
  test('that disagree are a bug, named with the instance and both values', () => {
    expect(() =>
      finite<number, { size: number | number[] }>({
        checked: inBoth('sizes'),
        instances: [4],
        stated: () => ({ size: 3 }),
        methods: {
          'by search': () => ({ size: 3 }),
          'by recursion': () => ({ size: [3] }),
        },
      }),
    ).toThrow('two methods differ at 4: size: 3 by search, [3] by recursion');
  });

  test('that disagree on what is not stated are a bug too', () => {
    const claim = {
      checked: inBoth('sizes'),
      instances: [4],
      stated: () => ({ size: 3 }),
      methods: {
        a: () => ({ size: 3, order: 1 }),
        b: () => ({ size: 3, order: 2 }),
      },
    };
    expect(() => finite(claim)).toThrow('order: 1 a, 2 b');
  });

  test('that never ran are not counted, those that ran less often are', () => {
    const { evidence } = general({
      ...squares,
      instances: range(1, 5),
      methods: {
        ...squares.methods,
        'by a table': until(3, (n: number) => [0, 1, 4, 9][n]),
        'by nothing': () => notTried,
      },
    });
    expect(evidence.methods.map(({ name, instances }) => [name, instances])).toEqual([
      ['by powers', 5],
      ['by odd numbers', 5],
      ['by a table', 3],
    ]);
    expect(evidence.independent).toBe(3);
  });

  test('the fact with the fewest methods decides how many there are', () => {
    const { evidence } = general({
      checked: inBoth('facts'),
      instances: [1, 2],
      stated: (n) => ({ order: n, size: 2 * n }),
      methods: { a: (n) => ({ order: n, size: 2 * n }), b: (n) => ({ order: n }) },
    });
    expect([evidence.methods.length, evidence.independent]).toEqual([2, 1]);
  });

  test('a stated fact that nobody computes is a bug; a finite statement needs it every time', () => {
    const claim = {
      checked: inBoth('facts'),
      instances: [1, 2],
      stated: (n: number) => ({ order: n }),
      methods: {
        a: (n: number) => (n === 1 ? { order: n } : {}),
        b: () => ({ x: 1 }),
      },
    };
    type Known = { order: number; x: number };
    expect(general<number, Known>(claim).verdict).toBe('holds-in-range');
    expect(() => finite<number, Known>(claim)).toThrow('no method computes order');
    const never = { ...claim, methods: { b: claim.methods.b } };
    expect(() => general<number, Known>(never)).toThrow('no method computes order');
  });
});
