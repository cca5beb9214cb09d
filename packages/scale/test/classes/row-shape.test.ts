import { hanoi } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renamingBetween, shapeOf, smallSymmetries } from '../../src/classes/row-shape.js';
import { UNKNOWN } from '../../src/classes/runner.js';
import { layoutOf } from './plain-pool.js';

const level = fc.option(fc.integer({ min: 10, max: 20 }), { nil: UNKNOWN, freq: 3 });
const row = fc.array(level, { minLength: 1, maxLength: 12 });
const shifted = (levels: readonly number[], by: number) =>
  levels.map((one) => (one === UNKNOWN ? UNKNOWN : one + by));
const shape = (levels: readonly number[]) => shapeOf(Uint16Array.from(levels));

describe('the shape of a row', () => {
  test('has its least distance, and stays in any order and with all distances shifted', () => {
    fc.assert(
      fc.property(row, fc.integer({ min: -10, max: 9 }), (levels, by) => {
        const { low, digest } = shape(levels);
        expect(low).toBe(Math.min(...levels));
        expect(shape([...levels].reverse()).digest).toBe(digest);
        expect(shape(shifted(levels, by)).digest).toBe(digest);
      }),
      { numRuns: 200 },
    );
  });
  test('tells rows apart whose distances above the least are others', () => {
    const rows = [[0], [0, 0], [0, 1], [0, 0, 1], [0, 1, 1], [0, 2], [0, 1, 2], [0, 2, 2], [0, 3]];
    expect(new Set(rows.map((levels) => shape(levels).digest)).size).toBe(rows.length);
  });
  test('is the same for all rows without distances', () => {
    expect(shape([UNKNOWN])).toEqual(shape([UNKNOWN, UNKNOWN]));
  });
});

describe('a renaming between two rows', () => {
  const layout = layoutOf(hanoi(5, { pegs: 4 }), 2);
  const group = smallSymmetries(layout, 0);
  const { boundary } = layout;
  const places = boundary.settings.length;

  test('is found exactly where one takes the one to the other', () => {
    const rows = fc.array(level, { minLength: places, maxLength: places });
    fc.assert(
      fc.property(rows, fc.nat(), fc.integer({ min: -10, max: 9 }), (levels, pick, shift) => {
        const known = Uint16Array.from(levels);
        const renamed = boundary.renamed(group[pick % group.length]);
        const given = new Uint16Array(places);
        shifted(levels, shift).forEach((one, place) => {
          given[renamed[place]] = one;
        });
        const found = renamingBetween({ known, given, shift }, boundary, group);
        expect(shifted(levels, shift)).toEqual(Array.from(found ?? [], (place) => given[place]));
        given[pick % places]++;
        expect(renamingBetween({ known, given, shift }, boundary, [group[0]])).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
  test('is one of all pegs in Hanoi, and of those alike else', () => {
    expect(group).toHaveLength(24);
    const narrow = layoutOf({ ...hanoi(5, { pegs: 4 }), capacities: [2, 4, 4, 4], goals: [] }, 4);
    const sizes = [...Array(narrow.placements.count).keys()].map(
      (cls) => smallSymmetries(narrow, cls).length,
    );
    expect(new Set(sizes)).toEqual(new Set([2, 6]));
  });
});
