import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../../src/heaps/grundy-values.js';
import { breakingRule } from '../../../src/heaps/octal/code.js';
import { ruleOf } from '../../../src/heaps/octal/octal.js';
import {
  certificateIn,
  type OctalCertificate,
  valuesToPeriod,
} from '../../../src/heaps/octal/period.js';
import { heapGame, mex, nimSum, verifyPeriod } from '../../../src/index.js';

/** The period of a code among so many heaps, unverified. */
function octalPeriod(code: string, most = 16_384): OctalCertificate | null {
  const rule = breakingRule(code);
  return certificateIn(rule, valuesToPeriod(rule, most));
}

const plain = (code: string, upto: number) => valuesByRule(ruleOf(breakingRule(code)), upto);

/** Digits of octal games, often without a short period; of hexadecimal ones only a few heaps. */
const anyCode = fc
  .tuple(fc.constantFrom('0', '4'), fc.stringMatching(/^[0-7]{1,3}$/))
  .map(([first, rest]) => `${first}.${rest}`)
  .filter((code) => /[1-7]/.test(code));
const proofOf = (code: string, most = 2000): OctalCertificate | null => octalPeriod(code, most);
const anyProof = anyCode
  .map((code) => proofOf(code, 400))
  .filter((proof): proof is OctalCertificate => proof !== null);

describe('published periods, and the heap from which on they hold', () => {
  // Kayles and Dawson's games: Guy and Smith 1956. Heaps are counted as the code counts them, so
  // that Dawson's chess begins its period one heap before Dawson's Kayles.
  // .45, .156, .356, .644, .165: Kenyon 1967 and Austin 1976, in Winning Ways, chapter 4.
  // .117, .177, .1377, .11377, .7777: OEIS A071453, A071435, A071434, A071452, A071074.
  test.each([
    ['0.77', 71, 12],
    ['0.07', 53, 34],
    ['0.137', 52, 34],
    ['0.45', 498, 20],
    ['0.156', 3479, 349],
    ['0.644', 3256, 442],
    ['0.117', 47, 48],
    ['0.177', 497, 20],
    ['0.1377', 141, 24],
    ['0.11377', 187, 32],
    ['0.7777', 142, 24],
    ['0.356', 7315, 142],
    ['0.165', 5181, 1550],
  ])('%s: from %i on, every %i', (code, preperiod, period) => {
    const proof = octalPeriod(code);
    expect(proof).toMatchObject({ code, preperiod, period });
    expect(proof !== null && verifyPeriod(proof)).toBe(true);
  });
  // .16, .56, .127: Gangolli and Plambeck 1989. To verify them takes minutes, .127 seconds.
  test.each([
    ['0.16', 105_351, 149_459],
    ['0.127', 46_578, 4],
  ])('%s: from %i on, every %i', (code, preperiod, period) => {
    const proof = octalPeriod(code, 600_000);
    expect(proof).toMatchObject({ preperiod, period });
    const few = proof !== null && proof.values.length < 100_000;
    if (few && process.env.MANAUS_EFFORT === 'full') expect(verifyPeriod(proof)).toBe(true);
  });
  test('0.56: from 326640 on, every 144; OEIS A071436 has 326637 as the last exception', () => {
    const { preperiod, period, values } = octalPeriod('0.56', 700_000) as OctalCertificate;
    expect([preperiod, period]).toEqual([326_640, 144]);
    // Take one and leave none or two heaps; take two and leave one or two.
    const byOptions = (heap: number) =>
      mex(
        [1, 2].flatMap((taken) =>
          Array.from({ length: heap - taken - 1 }, (_, i) =>
            nimSum([values[i + 1], values[heap - taken - i - 1]]),
          ).concat(taken === 2 ? [values[heap - 2]] : []),
        ),
      );
    const at = preperiod - 1;
    expect([byOptions(at), byOptions(at + period)]).toEqual([values[at], values[at + period]]);
    expect(values[at]).not.toBe(values[at + period]);
  });
  test('the exceptions of Kayles', () => {
    const { preperiod, values } = octalPeriod('0.77') as OctalCertificate;
    const last = values.slice(preperiod, preperiod + 12);
    const exceptions = values.flatMap((value, heap) =>
      heap < preperiod && value !== last[(heap + 12 * 12 - preperiod) % 12] ? [heap] : [],
    );
    // Winning Ways, chapter 4: fourteen, the heap of 0 among them.
    expect(exceptions).toEqual([0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
  });
});

describe('no period is claimed', () => {
  test.each(['0.6', '0.007', '0.06', '4.007'])('for %s, of which none is known', (code) => {
    expect(octalPeriod(code, 3000)).toBeNull();
  });
  test("for Grundy's game: the theorem does not speak of unequal parts", () =>
    expect(heapGame('4!.0').periodProof()).toEqual({
      certificate: null,
      neverRepeats: false,
      looked: 0,
    }));
  test('before the window of the theorem is full', () => {
    expect(octalPeriod('0.77', 166)).toBeNull();
    expect(octalPeriod('0.77', 167)).toMatchObject({ preperiod: 71, period: 12 });
  });
});

test('a certificate is true, and tells the values far beyond it', () => {
  fc.assert(
    fc.property(anyProof, (proof) => {
      const { code, preperiod, period, values } = proof;
      expect(verifyPeriod(proof)).toBe(true);
      const far = plain(code, Math.min(700, 3 * values.length));
      far.forEach((value, heap) => {
        const at = heap < preperiod ? heap : preperiod + ((heap - preperiod) % period);
        expect([code, heap, value]).toEqual([code, heap, values[at]]);
      });
    }),
    { numRuns: 60 },
  );
});

test('a certificate is refused after any change', () => {
  const other = (value: number) =>
    fc.integer({ min: -2, max: 40 }).filter((changed) => changed !== value);
  const changed = anyProof.chain((proof) =>
    fc.oneof(
      fc.nat(proof.values.length - 1).chain((at) =>
        other(proof.values[at]).map((value) => ({
          ...proof,
          values: proof.values.map((old, i) => (i === at ? value : old)),
        })),
      ),
      fc.integer({ min: 1, max: 3 }).map((by) => longer(proof, proof.preperiod + by, proof.period)),
      fc.integer({ min: 2, max: 3 }).map((by) => longer(proof, proof.preperiod, by * proof.period)),
      other(proof.period).map((period) => ({ ...proof, period })),
      other(proof.preperiod).map((preperiod) => ({ ...proof, preperiod })),
      fc.constant({ ...proof, values: proof.values.slice(0, -1) }),
      fc.constant({ ...proof, values: [...proof.values, proof.values[0]] }),
      fc.constant({ ...proof, period: proof.period + 0.5 }),
      fc.constant({ ...proof, code: `${proof.code}!` }),
      fc.constant({ ...proof, values: proof.values.map(() => 2 ** 20) }),
    ),
  );
  fc.assert(
    fc.property(changed, (proof) => {
      expect(verifyPeriod(proof)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

/** True values, with a preperiod and a period that are not the least. */
function longer(proof: OctalCertificate, preperiod: number, period: number): OctalCertificate {
  const shorter = 2 * (Math.max(1, proof.preperiod) + proof.period);
  const length = proof.values.length - shorter + 2 * (Math.max(1, preperiod) + period);
  return { ...proof, preperiod, period, values: [...plain(proof.code, length - 1)] };
}

test('three heaps have a window of their own', () => {
  // 0.f: an odd heap is 1, an even one 0.
  const proof = octalPeriod('0.f', 60);
  expect(proof).toMatchObject({ preperiod: 0, period: 2 });
  expect(proof?.values).toHaveLength(3 * (1 + 2) + 1);
  expect(proof !== null && verifyPeriod(proof)).toBe(true);
  expect(proof !== null && verifyPeriod({ ...proof, code: '0.e' })).toBe(false);
});
