import { compileTower, hanoi, type TowerRules } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClassesLayout, classesLayout } from '../../src/classes/layout.js';
import { plainRunner } from '../../src/classes/plain.js';
import type { ClassesPool, ClassesPoolMaker } from '../../src/classes/pool.js';
import { withoutRepeats } from '../../src/classes/repeats.js';
import { type ClassTask, UNKNOWN } from '../../src/classes/runner.js';
import { searchClasses } from '../../src/classes/search.js';
import { sourceSymmetries } from '../../src/planes/classes.js';

interface Counted extends ClassesPool {
  begun: number;
}

/** A pool with some places that ends the search begun first, or last. */
function plainPool(layout: ClassesLayout, places: number, ends: 'first' | 'last'): Counted {
  const runner = plainRunner(layout);
  const open: { slot: number; task: ClassTask }[] = [];
  const slots = Array.from({ length: places }, (_, slot) => slot);
  return {
    begun: 0,
    idle: () => slots.filter((slot) => open.every((other) => other.slot !== slot)),
    begin(slot, task) {
      open.push({ slot, task: { ...task, row: task.row.slice() } });
      this.begun++;
    },
    take() {
      const ended = ends === 'first' ? open.shift() : open.pop();
      if (ended === undefined) throw new Error('nothing was begun');
      return { slot: ended.slot, run: runner.run(ended.task), row: ended.task.row };
    },
    end() {},
  };
}

function layoutOf(rules: TowerRules, small: number): ClassesLayout {
  const tower = compileTower(rules);
  const layout = classesLayout(tower, tower.goalRanks, small);
  if (layout === null) throw new Error('no layout');
  return layout;
}

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
