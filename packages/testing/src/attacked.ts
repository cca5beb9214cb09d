import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';

/** A source of random choices, the same in every run. */
export interface Chance {
  below(bound: number): number;
  of<T>(things: readonly T[]): T;
  shuffled<T>(things: readonly T[]): T[];
}

function chance(seed: number): Chance {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  return {
    below,
    of: (things) => things[below(things.length)],
    shuffled(things) {
      const all = [...things];
      for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [all[i], all[j]] = [all[j], all[i]];
      }
      return all;
    },
  };
}

/** Certificates that stand: a list of them, or a random one (`null` where the case has none). */
type Honest<C> = readonly C[] | ((chance: Chance) => C | null);

/** Ways to forge a certificate; `null` where the case does not allow it. */
type Forgers<C, F> = Readonly<Record<string, (honest: C, chance: Chance) => F | null>>;

/**
 * Tests of a verifier: what a finder gives stands, and of each kind of forgery, which is false by
 * its making, a share of a thousand is refused.
 */
export function attacked<C extends F, F = C>(
  honest: Honest<C>,
  verify: (certificate: F) => boolean,
  forgers: Forgers<C, F>,
): void {
  const kinds = Object.keys(forgers);
  const each = Math.ceil(1000 / kinds.length);
  const make = typeof honest === 'function' ? honest : ({ of }: Chance) => of(honest);

  test.each(kinds)('refused: %s', (kind) => {
    const from = chance(kinds.indexOf(kind) + 1);
    let tried = 0;
    for (let round = 0; round < 100 * each && tried < each; round++) {
      const one = make(from);
      const forged = one === null ? null : forgers[kind](one, from);
      if (forged === null) continue;
      tried++;
      expectVerdict(verify(forged), false, forged);
    }
    expect(tried).toBe(each);
  });

  test('what stands is accepted', () => {
    const from = chance(99);
    const drawn = () =>
      Array.from({ length: 2000 }, () => make(from)).filter((one) => one !== null);
    const standing = typeof honest === 'function' ? drawn().slice(0, 200) : honest;
    expect(standing.length).toBeGreaterThan(0);
    for (const one of standing) expectVerdict(verify(one), true, one);
  });
}

/** Expects a verdict on a certificate, which is written out only where the verdict is another. */
function expectVerdict(found: boolean, expected: boolean, certificate: unknown): void {
  if (found !== expected) expect(found, JSON.stringify(certificate)).toBe(expected);
}

/** The things with one at a place replaced. */
export const replaced = <T>(things: readonly T[], at: number, by: T): T[] =>
  things.map((thing, i) => (i === at ? by : thing));
