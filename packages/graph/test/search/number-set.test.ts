import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import { numberSet } from '../../src/search/number-set.js';

test('numbers are found again by the order of their arrival', () => {
  const random = seededRandom(3);
  for (const [count, below] of [
    [50, 30],
    [400, 2 ** 8],
    [3000, 2 ** 53],
    [9000, 5000],
  ]) {
    const plain = new Map<number, number>();
    const set = numberSet(10_000);
    for (let i = 0; i < count; i++) {
      // Multiples of 2^20 too, whose low bits are equal.
      const state = Math.floor(random() * below) * (i % 3 === 0 && below < 2 ** 32 ? 2 ** 20 : 1);
      const number = plain.get(state) ?? plain.size;
      plain.set(state, number);
      expect(set.add(state)).toBe(number);
      expect(set.at(number)).toBe(state);
    }
    expect(set.size()).toBe(plain.size);
    expect([...set.states()]).toEqual([...plain.keys()]);
    for (const [state, number] of plain) expect(set.add(state)).toBe(number);
    expect(set.size()).toBe(plain.size);
  }
});

test.each([1, 63, 64, 65, 5000])('%i fit, and one more does not', (bound) => {
  for (const most of [bound, () => bound]) {
    const set = numberSet(most);
    for (let state = 0; state < bound; state++) expect(set.add(7 * state)).toBe(state);
    expect(set.add(0)).toBe(0);
    // A function is asked from 4,096 states on only.
    if (bound > 4096 || most === bound)
      expect(() => set.add(1)).toThrow(
        expect.objectContaining({ code: 'moreStates', values: { most: bound } }),
      );
    else expect(set.add(1)).toBe(bound);
  }
});
