import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../../src/heaps/grundy-values.js';
import {
  type SubtractionCertificate,
  subtractionPeriod,
} from '../../../src/heaps/subtraction/period.js';
import { leftBy } from '../../../src/heaps/subtraction/set.js';
import { outcomePeriod, verifyPeriod } from '../../../src/index.js';

const anySet = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 6 });

function proofOf(set: readonly number[]): SubtractionCertificate {
  const proof = subtractionPeriod(set);
  if (proof === null) throw new Error(`no period for ${set}`);
  return proof;
}

describe('a period comes with a certificate', () => {
  test('that is verified, and tells the values of the options far beyond it', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const proof = proofOf(set);
        const { preperiod, period, values } = proof;
        expect(verifyPeriod(proof)).toBe(true);
        const far = valuesByRule({ options: leftBy(set) }, preperiod + 5 * period + 200);
        far.forEach((value, heap) => {
          expect(value).toBe(
            values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)],
          );
        });
      }),
      { numRuns: 200 },
    );
  });
  test('that is refused after any change', () => {
    const other = (value: number) =>
      fc.integer({ min: -2, max: 40 }).filter((changed) => changed !== value);
    const changed = anySet.map(proofOf).chain((proof) =>
      fc.oneof(
        fc.nat(proof.values.length - 1).chain((at) =>
          other(proof.values[at]).map((value) => ({
            ...proof,
            values: proof.values.map((old, i) => (i === at ? value : old)),
          })),
        ),
        fc
          .integer({ min: 1, max: 3 })
          .map((by) => longer(proof, proof.preperiod + by, proof.period)),
        fc
          .integer({ min: 2, max: 4 })
          .map((times) => longer(proof, proof.preperiod, times * proof.period)),
        other(proof.period).map((period) => ({ ...proof, period })),
        other(proof.preperiod).map((preperiod) => ({ ...proof, preperiod })),
        fc.constant({ ...proof, values: proof.values.slice(0, -1) }),
        fc.constant({ ...proof, values: [...proof.values, proof.values[0]] }),
        fc.constant({ ...proof, period: proof.period + 0.5 }),
        fc.constant({ ...proof, set: [] }),
        fc.constant({ ...proof, set: proof.set.map((taken) => -taken) }),
        fc.constant({ ...proof, values: proof.values.map(() => 0) }),
      ),
    );
    fc.assert(
      fc.property(changed, (proof) => {
        expect(verifyPeriod(proof)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

/** True values, with a preperiod and a period that are not the least. */
function longer(
  { set }: SubtractionCertificate,
  preperiod: number,
  period: number,
): SubtractionCertificate {
  return {
    set,
    preperiod,
    period,
    values: [...valuesByRule({ options: leftBy(set) }, preperiod + period + Math.max(...set) - 1)],
  };
}

describe('a long equal prefix is not a period', () => {
  /**
   * The length of the longest prefix of the P/N row that repeats after the given number of heaps.
   */
  const prefix = (set: readonly number[], period: number, upto: number) => {
    const values = valuesByRule({ options: leftBy(set) }, upto);
    let heap = period;
    while (heap <= upto && (values[heap] === 0) === (values[heap - period] === 0)) heap++;
    return heap;
  };
  test('searched among all sets within {1, ..., 8}: six equal lines and more, and yet no period', () => {
    const found: string[] = [];
    for (let bits = 1; bits < 256; bits++) {
      const set = Array.from({ length: 8 }, (_, i) => i + 1).filter(
        (taken) => (bits >> (taken - 1)) & 1,
      );
      const { preperiod, period } = outcomePeriod(proofOf(set));
      for (let guess = 1; guess <= 8; guess++) {
        const length = prefix(set, guess, 200);
        if (length <= 200 && length >= 4 * guess) found.push(`${set}: ${guess} for ${length}`);
        // What the row does to the end is what is proved.
        expect(length > 200, `${set} ${guess}`).toBe(preperiod === 0 && guess % period === 0);
      }
    }
    expect(found).toContain('1,8: 2 for 8');
    // Nothing shorter than the preperiod, the period and a window is ever claimed.
    expect(subtractionPeriod([1, 8], 16)).toBe(null);
    expect(subtractionPeriod([1, 8])).toMatchObject({ preperiod: 0, period: 9 });
  });
  test('a set whose values repeat only after a long preperiod', () => {
    const set = [3, 4, 8, 9, 10, 12];
    expect(subtractionPeriod(set, 100)).toBe(null);
    expect(subtractionPeriod(set)).toMatchObject({ preperiod: 144, period: 31 });
  });
});

test('outcomes repeat where the values do, or earlier and after less', () => {
  fc.assert(
    fc.property(anySet, (set) => {
      const proof = proofOf(set);
      const { preperiod, period } = outcomePeriod(proof);
      const isP = [
        ...valuesByRule({ options: leftBy(set) }, proof.preperiod + 3 * proof.period + 30),
      ].map((value) => value === 0);
      const repeats = (from: number, after: number) =>
        isP
          .slice(from, isP.length - after)
          .every((outcome, i) => outcome === isP[from + i + after]);
      expect(repeats(preperiod, period)).toBe(true);
      if (preperiod > 0) expect(repeats(preperiod - 1, period)).toBe(false);
      for (let less = 1; less < period; less++) expect(repeats(proof.preperiod, less)).toBe(false);
    }),
    { numRuns: 200 },
  );
  expect(outcomePeriod(proofOf([2, 3, 6, 7, 9, 10]))).toEqual({ preperiod: 0, period: 29 });
  expect(proofOf([2, 3, 6, 7, 9, 10])).toMatchObject({ preperiod: 7, period: 58 });
});

test('numbers beyond the limit have no proved period, at once', () => {
  expect(subtractionPeriod([1, 10 ** 12])).toBe(null);
});

test('long equal stretches and numbers far apart end without a proved period', () => {
  expect(subtractionPeriod([1, 4_500_000])).toBe(null);
  expect(subtractionPeriod([3, 1_000_003, 70_001], 2_000_000)).toBe(null);
});
