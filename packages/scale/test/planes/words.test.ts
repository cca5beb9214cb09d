import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitOf, countMarks, longer, ones, takeMarks } from '../../src/planes/words.js';

const words = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

test('the bits of a word are counted one by one', () =>
  fc.assert(
    fc.property(words, (word) => {
      expect(ones(word)).toBe([...(word >>> 0).toString(2)].filter((bit) => bit === '1').length);
    }),
  ));

test('a setting has one bit of 64', () => {
  for (let setting = 0; setting < 64; setting++) {
    const [low, high] = bitOf(setting);
    expect((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)).toBe(1n << BigInt(setting));
  }
});

test('a list grows to twice its length, or to all that there can be', () => {
  const list = Int32Array.of(7, -1, 5);
  expect([...longer(list, 100)]).toEqual([7, -1, 5, 0, 0, 0]);
  expect([...longer(list, 4)]).toEqual([7, -1, 5, 0]);
});

test('marks are counted, listed in order, and taken away', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(95), { maxLength: 96 }), (places) => {
      const marks = new Int32Array(3);
      for (const place of places) marks[place >> 5] |= 1 << place;
      expect(countMarks(marks)).toBe(places.length);
      const list = new Int32Array(places.length + 1).fill(-1);
      takeMarks(marks, list);
      expect([...list]).toEqual([...places.sort((a, b) => a - b), -1]);
      expect([...marks]).toEqual([0, 0, 0]);
    }),
  ));
