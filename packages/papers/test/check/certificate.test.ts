import { expect, test } from 'vitest';
import { certified, inBoth, range } from '../../src/check/index.js';

test('a certificate must be found, and stand', () => {
  const divisors = (verify: (n: number, d: number) => boolean, instances = [4, 9]) =>
    certified({
      checked: inBoth('divisors'),
      instances,
      find: ['by trial', (n: number) => range(2, n - 1).find((d) => n % d === 0) ?? null],
      verify: ['by division', verify],
    });
  expect(divisors((n, d) => n % d === 0)).toMatchObject({
    verdict: 'holds-in-range',
    evidence: { independent: 2 },
  });
  expect(divisors((n, d) => n % d === 0, [4, 5])).toMatchObject({
    verdict: 'fails',
    values: { instance: 5 },
  });
  expect(() => divisors(() => false)).toThrow('two methods differ at 4');
  // Where none is found, the verifier is not asked.
  expect(divisors(() => true, [5]).verdict).toBe('fails');
});
