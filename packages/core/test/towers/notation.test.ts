import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatLabel,
  hanoi,
  InputError,
  london,
  manaus,
  oxford,
  parseLabel,
  type TowerRules,
  towerCodec,
} from '../../src/index.js';
import { discsInLabel } from '../../src/internals.js';

describe('a label names the violated rule', () => {
  const cases: [TowerRules, string, string][] = [
    [hanoi(3), '12//', 'disc 3 is missing'],
    [hanoi(3), '11/2/3', 'disc 1 appears twice'],
    [hanoi(3), '21/3/', 'disc 2 lies on disc 1'],
    [hanoi(3), '1/2/3/', 'it has 4 pegs, the tower has 3'],
    [hanoi(3), '123', 'it has 1 peg, the tower has 3'],
    [hanoi(3), '1234//', 'disc 4 is not one of 1 to 3'],
    [hanoi(3), '12x//', 'only digits, commas and / may stand in it'],
    [hanoi(3), '', 'it has 1 peg'],
    [hanoi(3), '1,,2/3/', 'a comma stands where no disc is'],
    [hanoi(3), '0123//', 'disc 0 is not one of 1 to 3'],
    [hanoi(10), '12345678910//', 'disc 12345678910 is not one of 1 to 10'],
    [manaus(3), '3//12', 'p2 holds 2 discs, its capacity is 1'],
    [manaus(3), '/123/', 'p1 holds 3 discs, its capacity is 2'],
    [london(3), '//1/23', 'it has 4 pegs'],
  ];
  test.each(cases)('%# %s %s', (rules, label, message) => {
    expect(() => parseLabel(rules, label)).toThrow(InputError);
    expect(() => parseLabel(rules, label)).toThrow(message);
  });
});

test('ten discs and more are separated by commas', () => {
  const rules = hanoi(11);
  const label = '1,2,10/3,4,5,6,7,8,9,11/';
  expect(formatLabel(parseLabel(rules, label))).toBe(label);
  expect(parseLabel(hanoi(3), '1,2/3/')).toEqual([[1, 2], [3], []]);
});

test('nine discs are written without commas, ten with them', () => {
  expect(formatLabel([[1, 2, 3, 4, 5, 6, 7, 8, 9], [], []])).toBe('123456789//');
  expect(formatLabel([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [], []])).toBe('1,2,3,4,5,6,7,8,9,10//');
  expect(parseLabel(hanoi(9), '123456789//')).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], [], []]);
  expect(() => parseLabel(hanoi(10), '12345678910//')).toThrow('disc 12345678910');
});

test('a label may be 1,000 signs longer than twelve a disc', () => {
  const padded = (length: number) => `1,${'0'.repeat(length - 5)}2//`;
  expect(parseLabel(hanoi(2), padded(1024))).toEqual([[1, 2], [], []]);
  expect(() => parseLabel(hanoi(2), padded(1025))).toThrow('it is too long');
});

test('format and parse are inverse on random states of random towers', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(hanoi, manaus, london, oxford),
      fc.integer({ min: 2, max: 11 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (tower, discs, share) => {
        const rules = tower(discs);
        const codec = towerCodec(rules);
        let rank = Math.floor(share * codec.space);
        while (!codec.has(rank)) rank = (rank + 1) % codec.space;
        const state = codec.unrank(rank);
        expect(parseLabel(rules, formatLabel(state))).toEqual(state);
      },
    ),
  );
});

test('whatever text comes in, it is read or refused in one line', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9/,]{0,20}$/),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (label, discs) => {
      const rules = manaus(discs);
      try {
        expect(parseLabel(rules, label)).toEqual(
          parseLabel(rules, formatLabel(parseLabel(rules, label))),
        );
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect((error as Error).message).toMatch(/^core\/label: .*\(got ".*\)$/);
        expect((error as Error).message).not.toMatch(/[\n\r\u2028]/);
      }
    }),
  );
});

test('the discs of a label are counted as the label is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), fc.nat(), fc.boolean(), (discs, pick, commas) => {
      const codec = towerCodec(hanoi(discs));
      const label = formatLabel(codec.unrank(pick % codec.space));
      const text = commas && discs < 10 ? label.replace(/(\d)(?=\d)/g, '$1,') : label;
      expect(discsInLabel(text)).toBe(discs);
      expect(parseLabel(hanoi(discs), text)).toHaveLength(3);
    }),
  );
  expect(['1,2/34/', '1/2/3/4/5/6/7/8/9/10', '//', 'x'].map(discsInLabel)).toEqual([4, 10, 0, 0]);
});
