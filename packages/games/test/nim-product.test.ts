import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mex, nimProduct, nimSum } from '../src/index.js';

const UPTO = 16;

/** The products below 16 by their definition. */
const table: number[][] = [];
for (let a = 0; a < UPTO; a++) {
  table.push([]);
  for (let b = 0; b < UPTO; b++) {
    const smaller = table
      .slice(0, a)
      .flatMap((row, i) =>
        table[a].slice(0, b).map((beside, j) => nimSum([row[b], beside, table[i][j]])),
      );
    table[a].push(mex(smaller));
  }
}

const number = fc.nat(2 ** 32 - 1);

describe('the nim-product', () => {
  test('is the mex of its definition', () => {
    expect(table.map((row, a) => row.map((_, b) => nimProduct(a, b)))).toEqual(table);
    expect(table[2].slice(0, 4)).toEqual([0, 2, 3, 1]);
  });

  test('a coin in Turning Corners has it as its Grundy value', () => {
    // A move turns the corners of a rectangle; its north-east one goes from heads to tails.
    const value = (x: number, y: number): number =>
      mex(
        Array.from({ length: x }, (_, left) =>
          Array.from({ length: y }, (__, down) =>
            nimSum([nimProduct(left, y), nimProduct(x, down), nimProduct(left, down)]),
          ),
        ).flat(),
      );
    for (const [x, y] of [
      [31, 29],
      [40, 17],
      [20, 33],
    ])
      expect(nimProduct(x, y)).toBe(value(x, y));
  });

  test('makes the numbers below 2^32 a field with the nim-sum', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(nimProduct(a, b)).toBe(nimProduct(b, a));
        expect(nimProduct(nimProduct(a, b), c)).toBe(nimProduct(a, nimProduct(b, c)));
        expect(nimProduct(a, nimSum([b, c]))).toBe(nimSum([nimProduct(a, b), nimProduct(a, c)]));
        // The multiplicative group has 2^32 - 1 elements, so a to the power 2^32 is a.
        let power = a;
        for (let i = 0; i < 32; i++) power = nimProduct(power, power);
        expect(power).toBe(a);
      }),
    );
    for (let a = 1; a < 256; a += 6)
      expect(new Set(Array.from({ length: 256 }, (_, b) => nimProduct(a, b))).size).toBe(256);
  });

  test('a power F of 2 with a power of 2 as exponent: F times less is ordinary, FF is F and its half', () => {
    for (const power of [2, 4, 16, 256, 65_536]) {
      expect(nimProduct(power, power)).toBe(power + power / 2);
      expect(nimProduct(power, power - 1)).toBe(power * (power - 1));
    }
  });

  test.each([-1, 1.5, 2 ** 32, Number.NaN])('%s is refused', (bad) => {
    expect(() => nimProduct(bad, 1)).toThrow('games/nim-product: a must be an integer from 0');
    expect(() => nimProduct(1, bad)).toThrow('games/nim-product: b must be an integer from 0');
  });
});
