import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';

/** A whole number below a bound, at random. */
export type Below = (bound: number) => number;

/**
 * Tests of a verifier: a thousand forged certificates, a share of each kind, are refused; those that they are made from stand.
 *
 * A forger returns `null` where the certificate does not allow its change.
 */
export function attacked<C>(
  honest: readonly C[],
  verify: (certificate: C) => boolean,
  forgers: Readonly<Record<string, (one: C, below: Below) => C | null>>,
): void {
  const kinds = Object.keys(forgers);
  const each = Math.ceil(1000 / kinds.length);

  test.each(kinds)('refused: %s', (kind) => {
    const random = seededRandom(kinds.indexOf(kind) + 1);
    const below: Below = (bound) => Math.floor(random() * bound);
    let tried = 0;
    for (let round = 0; round < 20 * each && tried < each; round++) {
      const forged = forgers[kind](honest[below(honest.length)], below);
      if (forged === null) continue;
      tried++;
      expect(verify(forged), JSON.stringify(forged)).toBe(false);
    }
    expect(tried).toBe(each);
  });

  test('what stands is accepted', () => {
    for (const one of honest) expect(verify(one), JSON.stringify(one)).toBe(true);
  });
}
