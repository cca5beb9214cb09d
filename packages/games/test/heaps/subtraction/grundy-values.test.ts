import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../../src/heaps/grundy-values.js';
import { subtractionGrundyValues } from '../../../src/heaps/subtraction/grundy-values.js';
import { leftBy } from '../../../src/heaps/subtraction/set.js';
import { mex } from '../../../src/index.js';

describe('bit rows and copies agree with the options', () => {
  const plain = (set: readonly number[], upto: number) => [
    ...valuesByRule({ options: leftBy(set) }, upto),
  ];
  const expectSame = (set: readonly number[], upto: number): void => {
    expect([...subtractionGrundyValues(set, upto)]).toEqual(plain(set, upto));
  };
  const sets = (most: number, count: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: count });
  test('random sets, small numbers', () => {
    fc.assert(
      fc.property(sets(12, 8), fc.nat(2500), (set, upto) => expectSame(set, upto)),
      { numRuns: 300 },
    );
  });
  test('random sets, numbers above 32 and 64', () => {
    fc.assert(
      fc.property(sets(150, 10), fc.nat(1500), (set, upto) => expectSame(set, upto)),
      { numRuns: 200 },
    );
  });
  test('every length about the end of a copy, in rows of one byte and of two', () => {
    const many = Array.from({ length: 260 }, (_, i) => i + 1);
    for (const set of [[1, 2], [2, 3], many]) {
      const whole = plain(set, 40_000);
      for (const upto of [2047, 2048, 4095, 4096, 4097, 20_000, 32_767, 32_768, 39_999])
        expect([...subtractionGrundyValues(set, upto)]).toEqual(whole.slice(0, upto + 1));
    }
  });
  test('a copy that would be of the last heap alone', () => {
    // Values repeat after 58 heaps from 7 on, and copies begin at 8 + 58 * 2^k.
    expectSame([2, 3, 6, 7, 9, 10], 8 + 58 * 2 ** 5);
  });
  test('the numbers where words of 32 bits end', () => {
    for (const set of [
      [31],
      [32],
      [33],
      [31, 32, 33],
      [63, 64, 65],
      [1, 32],
      [32, 64, 96, 128],
      [5, 95, 97],
    ])
      expectSame(set, 3000);
  });
  test('254, 255 and 256 members, and 1 to 400', () => {
    for (const most of [254, 255, 256, 400]) {
      const set = Array.from({ length: most }, (_, i) => i + 1);
      expectSame(set, 3 * most);
      expect(Math.max(...subtractionGrundyValues(set, most))).toBe(most);
    }
    expectSame(
      Array.from({ length: 300 }, (_, i) => 3 * i + 1 + (i % 2)),
      2000,
    );
  });
  test('numbers that no heap reaches take no part', () => {
    expect([...subtractionGrundyValues([2, 10 ** 12], 5)]).toEqual([0, 0, 1, 1, 0, 0]);
    expect([...subtractionGrundyValues([7], 0)]).toEqual([0]);
  });
  test('numbers so far apart that their rows would not fit', () => {
    const set = [1, ...Array.from({ length: 299 }, (_, i) => 1_000_000 - 3 * i)];
    const values = subtractionGrundyValues(set, 1_001_000);
    for (let heap = 0; heap <= 1_001_000; heap += heap < 999_000 ? 1009 : 1) {
      expect(values[heap]).toBe(
        mex(set.filter((taken) => taken <= heap).map((taken) => values[heap - taken])),
      );
    }
  });
  test('ten million heaps, seen at random places', () => {
    for (const set of [
      Array.from({ length: 64 }, (_, i) => i + 1),
      [1, 8, 11, 27, 61],
      [3, 4, 8, 9, 10, 12],
    ]) {
      const values = subtractionGrundyValues(set, 10_000_000);
      for (let i = 0; i < 5000; i++) {
        const heap = 64 + Math.floor((i * 9_999_936) / 5000);
        expect(values[heap]).toBe(mex(set.map((taken) => values[heap - taken])));
      }
    }
  });
});
