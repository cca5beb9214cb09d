import { hanoi, london, manaus, oxford } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { sierpinskiTriangleGraph } from '../../../src/index.js';
import { tower } from '../isomorphism/checked.js';
import { certified } from './checked.js';

describe('planarity of towers', () => {
  it('H_3^n is planar for n = 1..8', () => {
    for (let n = 1; n <= 8; n++) expect(certified(tower(hanoi(n)))).toBe(true);
  });
  it('H_4^n is planar just for n <= 2', () => {
    expect([1, 2, 3, 4].map((n) => certified(tower(hanoi(n, { pegs: 4 }))))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('O_3^2 is planar, O_3^3 to O_3^5 are not', () => {
    expect([2, 3, 4, 5].map((n) => certified(tower(oxford(n))))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('L_3^2 and L_3^3 are planar, L_3^4 and L_3^5 are not', () => {
    expect([2, 3, 4, 5].map((n) => certified(tower(london(n))))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('M_3^n is planar for n = 2..7', () => {
    for (let n = 2; n <= 7; n++) expect(certified(tower(manaus(n)))).toBe(true);
  });
  it('Sierpinski triangle graphs are planar', () => {
    for (let n = 1; n <= 8; n++) expect(certified(sierpinskiTriangleGraph(n))).toBe(true);
  });
});
