import { expect, test } from 'vitest';
import { type Conjecture, conjecture, describe, frameStewart, manausCensus, manausParts, termsOf, towerSequence } from '../src/index.js';

type Sequence = (n: number) => bigint | number;
const termsFrom = (from: number, to: number, sequence: Sequence) => Array.from({ length: to - from + 1 }, (_, i) => BigInt(sequence(from + i)));
const found = (from: number, to: number, sequence: Sequence) => conjecture(from, termsFrom(from, to, sequence))?.text ?? null;
const power = (base: number, n: number) => BigInt(base) ** BigInt(n);
const fibonacci = (n: number): bigint => (n < 2 ? BigInt(n) : fibonacci(n - 1) + fibonacci(n - 2));

test('constants and polynomials', () => {
  expect(found(1, 3, () => 2)).toBe('2');
  expect(found(1, 5, () => 0)).toBe('0');
  expect(found(1, 5, (n) => 3 * n - 2)).toBe('3n - 2');
  expect(found(1, 6, (n) => (n * (n + 1)) / 2)).toBe('n(n+1)/2');
  expect(found(1, 6, (n) => n * n)).toBe('n^2');
  expect(found(0, 6, (n) => n - n ** 3)).toBe('-n(n-1)(n+1)');
  expect(found(1, 6, (n) => n * n + 3 * n - 6)).toBe('n^2 + 3n - 6');
});

test('sums of powers', () => {
  expect(found(2, 6, (n) => power(2, n) - 3n)).toBe('2^n - 3');
  expect(found(1, 8, (n) => (5n * power(3, n) - 6n * BigInt(n) - 5n) / 4n)).toBe('(5·3^n - 6n - 5)/4');
  expect(found(1, 8, (n) => BigInt(n) * power(2, n))).toBe('n·2^n');
  expect(found(1, 8, (n) => BigInt(n - 1) * power(2, n) + 1n)).toBe('(n - 1)·2^n + 1');
  expect(found(1, 6, (n) => 3n * power(2, n - 1))).toBe('3·2^(n-1)');
  expect(found(0, 7, (n) => (power(2, n) - power(-1, n)) / 3n)).toBe('(2^n - (-1)^n)/3');
  expect(found(0, 8, (n) => power(12, n) - 1n)).toBe('12^n - 1');
  expect(found(1, 12, (n) => (power(4, n) - 4n * power(3, n) + 6n * power(2, n) - 4n) / 24n)).toBe('(4^n - 4·3^n + 6·2^n - 4)/24');
});

test('recurrences', () => {
  expect(found(0, 7, fibonacci)).toBe('a(n) = a(n-1) + a(n-2)');
  expect(found(0, 8, (n) => power(2, Math.floor(n / 2)))).toBe('a(n) = 2 a(n-2)');
  const cyclic = [0, 1, 5, 15, 43, 119, 327, 895];
  expect(found(0, 7, (n) => cyclic[n])).toBe('a(n) = 2 a(n-1) + 2 a(n-2) + 3');
});

test('TeX has the same formula', () => {
  expect(
    conjecture(
      1,
      termsFrom(1, 8, (n) => (5n * power(3, n) - 6n * BigInt(n) - 5n) / 4n),
    )?.tex,
  ).toBe('\\frac{5 \\cdot 3^{n} - 6n - 5}{4}');
});

test('first terms that do not follow are left out, two at most, and are said', () => {
  const leaving = (count: number) => conjecture(1, [...new Array<bigint>(count).fill(0n), ...termsFrom(1, 9, (n) => 7 * n + 1)]);
  expect([1, 2].map((count) => leaving(count)).map((c) => c && [c.from, c.to, c.leftOut, c.fitted, c.heldOut])).toEqual([
    [2, 10, 1, 2, 7],
    [3, 11, 2, 2, 7],
  ]);
  expect(describe(leaving(2) as Conjecture)).toBe('conjectured from 2 terms, 7 more agree (n = 3 to 11; not the two terms before): 7n - 13');
  expect(leaving(3)).toBeNull();
});

test('two terms are held out at least, and a third as many as are fitted', () => {
  expect(found(1, 3, (n) => 3 * n - 2)).toBeNull();
  expect(found(1, 4, (n) => 3 * n - 2)).toBe('3n - 2');
  expect(found(0, 4, fibonacci)).toBeNull();
  const partitions = [1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176, 231];
  expect(found(0, 16, (n) => partitions[n])).toBeNull();
});

test('the closed forms of Hanoi and Manaus are found from their values', () => {
  expect(found(1, 5, (n) => power(3, n))).toBe('3^n');
  const size = conjecture(1, termsOf(towerSequence('hanoi-size'), 6));
  expect(size?.text).toBe('(3^(n+1) - 3)/2');
  expect(found(2, 8, (n) => manausCensus(n).order)).toBe('3^n - 2n - 2');
  expect(found(3, 9, (n) => manausCensus(n).size)).toBe('(3^(n+1) - 10n - 7)/2');
  expect(found(2, 8, (n) => manausParts(n).good.order)).toBe('(3^n - 2n - 1)/2');
  expect(found(2, 8, (n) => manausParts(n).good.size)).toBe('(3^(n+1) - 10n - 3)/4');
});

test('worst cases found by search', () => {
  expect(conjecture(2, termsOf(towerSequence('manaus-moves'), 8))?.text).toBe('2^n - 3');
  expect(conjecture(1, termsOf(towerSequence('oxford-moves'), 6))?.text).toBe('3n - 2');
  const london = conjecture(3, termsOf(towerSequence('london-moves'), 8));
  expect([london?.text, london?.from]).toEqual(['3n - 2', 4]);
});

test('the numbers of Frame and Stewart have no such formula', () => {
  const numbers = frameStewart(40);
  for (let most = 1; most <= 40; most++) expect([most, conjecture(0, numbers.slice(0, most + 1))]).toEqual([most, null]);
});
