import { hanoi, type TowerRules } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { classBytes, fitsCell, makeCell } from '../../src/classes/cell.js';
import { layoutOf } from './plain-pool.js';

/** The settings of a word. */
const WORD: Readonly<Record<number, number>> = { 3: 27, 4: 64, 5: 25, 8: 64 };

/**
 * The bytes of the row, the order, the counts, the widths, the planes, the marks, and the marks
 * over those.
 */
function partsOf(pegs: number, small: number, places: number): number[] {
  const words = pegs ** small / WORD[pegs];
  const groups = Math.ceil(words / 64);
  const levels = 2 ** 16;
  return [
    ...[2 * places, 4 * places, 4 * (levels + 2), 4 * levels],
    ...[16 * words, 16 * groups, 16 * Math.ceil(groups / 64)],
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each([
  ['3 pegs', hanoi(9), 7],
  ['4 pegs', hanoi(8, { pegs: 4 }), 7],
  ['4 pegs, one word', hanoi(5, { pegs: 4 }), 3],
  ['5 pegs', hanoi(7, { pegs: 5 }), 5],
  ['8 pegs', hanoi(4, { pegs: 8 }), 3],
] as [string, TowerRules, number][])('%s', (_, rules, small) => {
  const layout = layoutOf(rules, small);
  const places = layout.boundary.settings.length;
  const parts = partsOf(layout.pegs, small, places);

  test('the parts of a cell follow each other and do not overlap', () => {
    const { memory, row, widths, planes } = makeCell(layout, false);
    // Seven numbers, the places, the ten tables, and the parts.
    const header = [...new Uint32Array(memory.buffer, 1024, 25)];
    expect(header[7]).toBe(places);
    const [tables, starts] = [header.slice(8, 18), header.slice(18)];
    expect(tables[0]).toBe(2048);
    for (const [i, start] of [...tables, starts[0]].entries())
      expect(start % 64 === 0 && (i === 0 || start > tables[i - 1])).toBe(true);
    for (const [i, start] of starts.entries()) {
      expect(start % 16).toBe(0);
      expect(start + parts[i]).toBeLessThanOrEqual(starts[i + 1] ?? memory.buffer.byteLength);
    }
    expect([row, widths, planes].map(({ byteOffset }) => byteOffset)).toEqual([
      starts[0],
      starts[3],
      starts[4],
    ]);
  });
  test('its estimate is the sum of the parts, tables included, and gaps', () => {
    const estimate = classBytes('wasm', layout.pegs, small, places);
    const words = layout.settings / WORD[layout.pegs];
    const least = 2 ** 18 + words / 4 + 16 * places + sum(parts);
    expect(estimate).toBeGreaterThanOrEqual(least);
    expect(estimate).toBeLessThan(least + 64 * parts.length);
    const { buffer } = makeCell(layout, false).memory;
    expect(estimate).toBeGreaterThan(buffer.byteLength - 2 ** 16);
  });
  test('in TypeScript it is two bytes a setting', () => {
    expect(classBytes('ts', layout.pegs, small, places)).toBe(2 * layout.settings);
  });
});

test('so is the estimate of 4^7 words', () => {
  const least = 2 ** 18 + 4 ** 7 / 4 + 16 * 1000 + sum(partsOf(4, 10, 1000));
  const estimate = classBytes('wasm', 4, 10, 1000);
  expect(estimate).toBeGreaterThanOrEqual(least);
  expect(estimate).toBeLessThan(least + 64 * 7);
});

test('small discs fit a cell if they fill a word', () => {
  const fits = (pegs: number, small: number) => fitsCell(layoutOf(hanoi(6, { pegs }), small));
  expect([2, 3, 4].map((small) => fits(3, small))).toEqual([false, true, true]);
  expect([2, 3, 4].map((small) => fits(4, small))).toEqual([false, true, true]);
  expect([1, 2].map((small) => fits(5, small))).toEqual([false, true]);
});
