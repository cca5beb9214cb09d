import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../../src/heaps/grundy-values.js';
import { breakingRule } from '../../../src/heaps/octal/code.js';
import { ruleOf } from '../../../src/heaps/octal/octal.js';
import { dense, isRare, sparsest } from '../../../src/heaps/octal/rare.js';
import { sparseValues } from '../../../src/heaps/octal/sparse-values.js';
import { heapGame, mex } from '../../../src/index.js';

const anyCode = fc
  .tuple(fc.constantFrom('0', '4', '4!'), fc.stringMatching(/^[0-7]{1,4}$/))
  .map(([first, rest]) => `${first}.${rest}`)
  .filter((code) => /4|\.0*[1-7]/.test(code));
const known = (code: string, upto: number) => heapGame(code).grundyValues(upto);
const plain = (code: string, upto: number) => [...valuesByRule(ruleOf(breakingRule(code)), upto)];

describe('the sparse-space method agrees with the options', () => {
  test('of any octal code', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(420), (code, upto) => {
        expect([code, ...known(code, upto)]).toEqual([code, ...plain(code, upto)]);
        expect([...sparseValues(breakingRule(code), upto).values]).toEqual(plain(code, upto));
      }),
      { numRuns: 80 },
    );
  });
  test('about the heap after which a period is proved', () => {
    for (const upto of [126, 127, 128, 129, 255, 256, 257, 300])
      for (const code of ['0.3', '0.7', '0.17'])
        expect([code, ...known(code, upto)]).toEqual([code, ...plain(code, upto)]);
  });
  test('of hexadecimal codes', () => {
    const hexadecimal = fc
      .tuple(fc.constantFrom('0', '8', 'c'), fc.stringMatching(/^[\da-f]{0,2}[1-9a-f]$/))
      .map(([first, rest]) => `${first}.${rest}`);
    fc.assert(
      fc.property(hexadecimal, fc.nat(70), (code, upto) => {
        expect([code, ...known(code, upto)]).toEqual([code, ...plain(code, upto)]);
      }),
      { numRuns: 40 },
    );
  });
  test('large values, where the marks are doubled', () => {
    expect([...sparseValues(breakingRule('0.6'), 600).values]).toEqual(plain('0.6', 600));
    const code = `0.${'3'.repeat(64)}`;
    expect(Math.max(...known(code, 200))).toBe(64);
    // Parting without taking.
    expect(known('4.3333', 300)).toEqual(plain('4.3333', 300));
  });
  test('a million heaps of Kayles without its period, seen at random places', () => {
    const { values } = sparseValues(breakingRule('0.77'), 1_000_000);
    for (let i = 0; i < 5; i++) {
      const heap = 20_000 + i * 199_999 - (i > 0 ? 20_000 : 0);
      const options = [1, 2].flatMap((taken) =>
        Array.from(
          { length: Math.floor((heap - taken) / 2) + 1 },
          (_, part) => values[part] ^ values[heap - taken - part],
        ),
      );
      expect(values[heap]).toBe(mex(options));
    }
    const periodic = known('0.77', 1_000_000);
    expect(periodic.every((value, heap) => value === values[heap])).toBe(true);
  });
});

test('rare heaps are few, and two common ones have a rare nim-sum', () => {
  const values = known('0.156', 4000);
  const sparsity = sparsest(values, values.length, [2, 3]);
  // Winning Ways and the table of A. Flammenkamp: mask 1b (hexadecimal), 15 rare values.
  expect(sparsity.mask).toBe(0x1b);
  const rare = [...values.keys()].filter((heap) => isRare(values[heap], heap, sparsity));
  expect(rare).toHaveLength(15);
  expect(isRare(5, 7, dense)).toBe(true);
});

describe('the games by name', () => {
  /** Free cells of a strip of n on which no cross makes two, or two with one cell between. */
  const treblecross = (cells: number): number[] => {
    const known = new Map<string, number>();
    const value = (strip: string): number => {
      const seen = known.get(strip);
      if (seen !== undefined) return seen;
      const options = [...strip].flatMap((cell, at) => {
        const next = `${strip.slice(0, at)}X${strip.slice(at + 1)}`;
        return cell === '.' && !/XX|X.X/.test(next) ? [value(next)] : [];
      });
      known.set(strip, mex(options));
      return known.get(strip) ?? 0;
    };
    return Array.from({ length: cells + 1 }, (_, n) => value('.'.repeat(n)));
  };
  test('Treblecross on n cells is a heap of n + 2 of 0.007, and not of 4.007', () => {
    const strips = treblecross(12);
    expect(strips).toEqual(known('0.007', 14).slice(2));
    expect(strips).not.toEqual(known('4.007', 14).slice(2));
  });
  test("Dawson's chess is Dawson's Kayles with one pin more", () => {
    expect(known('0.07', 300).slice(1)).toEqual([...known('0.137', 299)]);
  });
  test("Grundy's game, OEIS A002188, and Kayles, A002186", () => {
    expect(known('4!.0', 20).join('')).toBe('000102102102132132430');
    expect(known('0.77', 24).join('')).toBe('0123143214264127143214674');
  });
});

describe('bad input', () => {
  test.each([
    '',
    '7',
    '.',
    '0.0',
    '1.7',
    '2.7',
    '8!.7',
    '0.7g',
    ' 0.7',
    '0.77.',
    `0.${'1'.repeat(65)}`,
  ])('"%s" is no code', (code) =>
    expect(() => breakingRule(code)).toThrow('games/octal: code must be a code such as 0.77'),
  );
  test.each([
    ['.77', '0.77'],
    ['0.770', '0.77'],
    ['4.', '4.0'],
    ['0.F', '0.f'],
    ['4!.00', '4!.0'],
  ])('%s is %s', (code, name) => expect(heapGame(code).name).toBe(name));
  test('more heaps than are counted', () => {
    expect(() => known('0.77', 10 ** 7 + 1)).toThrow('from 0 to 10000000');
    expect(() => known('0.8', 1001)).toThrow('from 0 to 1000 (got 1001)');
  });
});
