import { describe, expect, test } from 'vitest';
import { finite, general, inBoth, notTried, range } from '../../src/check/index.js';
import { squares } from './claims.js';

describe('the verdict on a statement', () => {
  test('holds where all instances stand, by methods that are counted', () => {
    const finding = finite({ ...squares, instances: range(1, 5) });
    expect(finding.verdict).toBe('holds');
    expect(finding.evidence).toEqual({
      checked: inBoth('squares'),
      instances: 5,
      methods: [
        { name: 'by powers', instances: 5, sources: [] },
        { name: 'by odd numbers', instances: 5, sources: [] },
      ],
      shared: [],
      independent: 2,
    });
    expect(general({ ...squares, instances: range(1, 5) }).verdict).toBe('holds-in-range');
  });

  test('fails at the first instance that breaks it, with its values, and stops there', () => {
    const asked: number[] = [];
    const finding = finite({
      checked: inBoth('cubes'),
      instances: range(0, 9),
      stated: (n) => n * n,
      methods: {
        'by powers': (n) => {
          asked.push(n);
          return n ** 3;
        },
      },
    });
    expect(finding).toMatchObject({
      verdict: 'fails',
      values: { instance: 2, stated: 4, computed: 8 },
    });
    expect([asked, finding.evidence.instances]).toEqual([[0, 1, 2], 3]);
  });

  test('is unchecked without instances, and where no method tries any', () => {
    for (const judge of [finite, general]) {
      expect(judge({ ...squares, instances: [] }).verdict).toBe('unchecked');
      const none = judge({ ...squares, instances: [1], methods: { 'by none': () => notTried } });
      expect(none.verdict).toBe('unchecked');
      expect(none.evidence).toMatchObject({ instances: 0, methods: [], independent: 0 });
    }
  });

  test('a predicate of what is computed can be claimed instead', () => {
    const claim = {
      checked: inBoth('n^2 <= 2^n'),
      satisfies: (square: number, n: number) => square <= 2 ** n,
      methods: { 'by powers': (n: number) => n ** 2 },
    };
    expect(general<number, number>({ ...claim, instances: [1, 2] }).verdict).toBe('holds-in-range');
    expect(general<number, number>({ ...claim, instances: [2, 3] })).toMatchObject({
      verdict: 'fails',
      values: { instance: 3, stated: null, computed: 9 },
    });
  });
});

test('the number of methods cannot be typed in', () => {
  // @ts-expect-error a claim takes functions
  const typed = finite({ ...squares, instances: [1], methods: 2 });
  expect(typed).toMatchObject({ verdict: 'unchecked', evidence: { independent: 0 } });
});
