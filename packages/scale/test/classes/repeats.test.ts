import { compileTower, hanoi } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { ClassesLayout } from '../../src/classes/layout.js';
import { plainRunner } from '../../src/classes/plain.js';
import type { ClassesPool, ClassesPoolMaker } from '../../src/classes/pool.js';
import { repeatsBytes, withoutRepeats } from '../../src/classes/repeats.js';
import { type ClassTask, UNKNOWN } from '../../src/classes/runner.js';
import { searchClasses } from '../../src/classes/search.js';
import { sourceSymmetries } from '../../src/planes/classes.js';
import { layoutOf, plainPool } from './plain-pool.js';

/** All tasks through a pool, each result beside that of its own search. */
function expectOwn(layout: ClassesLayout, tasks: readonly ClassTask[], inner: ClassesPool) {
  const pool = withoutRepeats(layout, inner);
  const plain = plainRunner(layout);
  const running = new Map<number, ClassTask>();
  const takeOne = () => {
    const { slot, run, row } = pool.take();
    const own = { ...(running.get(slot) as ClassTask) };
    running.delete(slot);
    const expected = { run: plain.run(own), row: own.row };
    expect({ run, row }).toEqual(expected);
  };
  for (const task of tasks) {
    while (pool.idle().length === 0) takeOne();
    const [slot] = pool.idle();
    expect(running.has(slot)).toBe(false);
    running.set(slot, { ...task, row: task.row.slice() });
    pool.begin(slot, task);
  }
  while (running.size > 0) takeOne();
}

const layouts: [string, ClassesLayout][] = [
  ['4 pegs', layoutOf(hanoi(8, { pegs: 4 }), 3)],
  ['a star', layoutOf(hanoi(7, { pegs: 4, moves: 'star' }), 3)],
  ['one way', layoutOf(hanoi(7, { moves: 'cyclic' }), 3)],
  ['capacities', layoutOf(hanoi(7, { pegs: 4, capacities: [4, 4, 5, 7] }), 3)],
  ['5 pegs', layoutOf(hanoi(8, { pegs: 5 }), 3)],
];

describe('a repeat has the result of its own search', () => {
  test.each(layouts)('%s', (_, layout) => {
    const { boundary, placements } = layout;
    const places = boundary.settings.length;
    const entry = fc.record({ place: fc.nat(places - 1), level: fc.integer({ min: 3, max: 12 }) });
    const variant = fc.record({
      base: fc.nat(1),
      cls: fc.nat(placements.count - 1),
      image: fc.nat(),
      shift: fc.integer({ min: -3, max: 40 }),
      changed: fc.option(entry, { freq: 3 }),
      seed: fc.option(fc.nat(layout.settings - 1), { freq: 8 }),
    });
    const random = fc.record({
      bases: fc.array(fc.array(entry, { minLength: 1, maxLength: 5 }), {
        minLength: 2,
        maxLength: 2,
      }),
      variants: fc.array(variant, { minLength: 8, maxLength: 30 }),
      slots: fc.integer({ min: 1, max: 4 }),
      ends: fc.constantFrom('first' as const, 'last' as const),
    });
    let saved = 0;
    fc.assert(
      fc.property(random, ({ bases, variants, slots, ends }) => {
        const tasks = variants.map(({ base, cls, image, shift, changed, seed }): ClassTask => {
          const group = sourceSymmetries(layout.small(cls), []);
          const renamed = boundary.renamed(group[image % group.length]);
          const row = new Uint16Array(places).fill(UNKNOWN);
          for (const { place, level } of bases[base]) row[renamed[place]] = level + shift;
          if (changed !== null) row[changed.place] = changed.level + shift;
          return { cls, row, seeds: seed === null || shift < 20 ? [] : [seed] };
        });
        const inner = plainPool(layout, slots, ends);
        expectOwn(layout, tasks, inner);
        saved += tasks.length - inner.begun;
      }),
      { numRuns: 25 },
    );
    expect(saved).toBeGreaterThan(0);
  });
});

test('distances that a row cannot hold are refused in a repeat as in its own search', () => {
  const layout = layoutOf(hanoi(8, { pegs: 4 }), 3);
  const rowAt = (level: number) => {
    const row = new Uint16Array(layout.boundary.settings.length).fill(UNKNOWN);
    row[0] = level;
    return { cls: 1, row, seeds: [] };
  };
  const levels = plainRunner(layout).run(rowAt(0)).widths.length;
  const search = (level: number) => {
    const pool = withoutRepeats(layout, plainPool(layout, 1, 'first'));
    return [rowAt(0), rowAt(level)].map((task, slot) => {
      pool.begin(slot, task);
      return pool.take().run.first;
    });
  };
  const last = UNKNOWN - levels;
  expect(search(last)).toEqual([0, last]);
  for (const run of [search, (level: number) => plainRunner(layout).run(rowAt(level))])
    expect(() => run(last + 1)).toThrow(/"classes" cannot search/);
});

/**
 * A task of class 1 with one distance known, which no shift or renaming takes to another place
 * count.
 */
function taskAt(layout: ClassesLayout, levels: readonly number[]): ClassTask {
  const row = new Uint16Array(layout.boundary.settings.length).fill(UNKNOWN);
  row.set(levels);
  return { cls: 1, row, seeds: [] };
}

/** How many of some searches, one after the other, are made. */
function made(layout: ClassesLayout, rows: readonly (readonly number[])[]): number {
  const inner = plainPool(layout, 1);
  const pool = withoutRepeats(layout, inner);
  for (const levels of rows) {
    pool.begin(pool.idle()[0], taskAt(layout, levels));
    pool.take();
  }
  return inner.begun;
}

describe('of the last searches as many are kept as a sixteenth of the classes', () => {
  const [a, b, c] = [
    [0, 7],
    [0, 8],
    [0, 9],
  ];
  const layout = (classes: number) => {
    const whole = layoutOf(hanoi(8, { pegs: 4 }), 3);
    return { ...whole, placements: { ...whole.placements, count: classes } };
  };
  test.each([
    [15, [a, a], 2],
    [16, [a, a], 1],
    [31, [a, b, a, a], 3],
    [32, [a, b, a, b], 2],
    [32, [a, b, c, a], 4],
    [32, [a, b, c, b], 3],
  ])('%i classes', (classes, rows, searches) => {
    expect(made(layout(classes), rows)).toBe(searches);
  });
  test('but no more than 64, of each its two rows', () => {
    expect([0, 15, 16, 1023, 1024, 99_999].map((count) => repeatsBytes(count, 10))).toEqual([
      0, 0, 40, 2520, 2560, 2560,
    ]);
  });
});

test('with it ends the pool that it asks', () => {
  const layout = layoutOf(hanoi(8, { pegs: 4 }), 3);
  const end = vi.fn();
  withoutRepeats(layout, { ...plainPool(layout, 1), end }).end();
  expect(end).toHaveBeenCalledOnce();
});

test('no search begins while a result is ready', () => {
  const layout = layoutOf(hanoi(8, { pegs: 4 }), 3);
  const pool = withoutRepeats(layout, plainPool(layout, 2));
  pool.begin(0, taskAt(layout, [3]));
  expect(pool.take().run.first).toBe(3);
  pool.begin(1, taskAt(layout, [5]));
  expect(pool.idle()).toEqual([]);
  expect(pool.take()).toMatchObject({ slot: 1, run: { first: 5 } });
  expect(pool.idle()).toEqual([2, 3]);
});

test.each([1, 5])('a search with %i places makes fewer searches than there are', (places) => {
  const tower = compileTower(hanoi(10, { pegs: 4 }));
  const layout = layoutOf(hanoi(10, { pegs: 4 }), 3);
  const inner = plainPool(layout, places, 'first');
  const pool: ClassesPoolMaker = () => inner;
  const { searches } = searchClasses(
    layout,
    tower.goalRanks,
    {},
    {
      engine: 'ts',
      workers: 1,
      pool,
    },
  );
  expect(inner.begun).toBeLessThan(0.95 * searches);
});
