import { expect, test } from 'vitest';
import { inBoth, upTo } from '../../src/check/index.js';

test('up to the last number of the effort', () => {
  const asked: number[] = [];
  const check = upTo({ from: 2, quick: 4, full: 6 }, (most) => ({
    checked: inBoth(`n <= ${most}`),
    stated: (n) => n * n,
    methods: {
      'by powers': (n) => {
        asked.push(n);
        return n ** 2;
      },
    },
  }));
  expect(check('quick')).toMatchObject({
    verdict: 'holds-in-range',
    evidence: { checked: inBoth('n <= 4'), instances: 3 },
  });
  expect(check('full').evidence.instances).toBe(5);
  expect(asked).toEqual([2, 3, 4, 2, 3, 4, 5, 6]);
});
