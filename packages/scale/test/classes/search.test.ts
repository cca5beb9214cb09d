import { compileTower, hanoi, type TowerRules } from '@manaus/core';
import { explore } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClassesLayout } from '../../src/classes/layout.js';
import { searchClasses } from '../../src/classes/search.js';
import type { TowerSearchOptions } from '../../src/index.js';
import { layoutOf, plainPool } from './plain-pool.js';

type Ends = 'first' | 'last';

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);

/** A search with some places at the same time, which end in a known order. */
function searched(
  layout: ClassesLayout,
  sources: readonly number[],
  {
    places = 1,
    ends = 'first' as Ends,
    ...watch
  }: TowerSearchOptions & { places?: number; ends?: Ends } = {},
) {
  const pool = () => plainPool(layout, places, ends);
  return searchClasses(layout, sources, watch, { engine: 'ts', workers: 1, pool });
}

const towers: [string, TowerRules, number][] = [
  ['4 pegs', hanoi(6, { pegs: 4 }), 2],
  ['a goal on p0', hanoi(6, { pegs: 4, goal: '123456///' }), 2],
  ['3 pegs, one way', hanoi(6, { moves: 'cyclic' }), 3],
  ['capacities', hanoi(6, { pegs: 4, capacities: [2, 3, 3, 6] }), 3],
  ['a goal on three pegs', hanoi(6, { pegs: 4, goal: '126/34/5/' }), 3],
];

const places = fc.integer({ min: 1, max: 6 });
const ends = fc.constantFrom<Ends>('first', 'last');

describe.each(towers)('%s, in several places at the same time', (_, rules, small) => {
  const sources = compileTower(rules).goalRanks;
  const layout = layoutOf(rules, small);
  const plain = explore(towerGraph(reverseTower(compileTower(rules))), sources);

  test('finds what a plain search finds', () => {
    fc.assert(
      fc.property(places, ends, (count, end) => {
        const found = searched(layout, sources, { places: count, ends: end });
        expect(found.spheres).toEqual(plain.spheres);
        expect(found).toMatchObject({ reached: plain.reached, complete: true });
        expect(sorted(found.farthest)).toEqual(sorted(plain.farthest));
      }),
      { numRuns: 6 },
    );
  });

  test('tells final levels where it is stopped, and goes on from there', () => {
    fc.assert(
      fc.property(places, ends, fc.integer({ min: 1, max: 60 }), (count, end, most) => {
        let heard = 0;
        const kept: { layout: string; spheres: number[]; bytes: Uint8Array[] }[] = [];
        const part = searched(layout, sources, {
          ...{ places: count, ends: end },
          shouldStop: () => ++heard >= most,
          keeper: {
            restore: () => null,
            due: () => true,
            save: (name, spheres, bytes) =>
              void kept.push({
                ...{ layout: name, spheres: [...spheres] },
                bytes: Array.from(bytes, (piece) => piece.slice()),
              }),
          },
        });
        expect(part.spheres).toEqual(plain.spheres.slice(0, part.spheres.length));
        expect([part.complete, kept.length]).toEqual([heard < most, heard]);
        const keeper = { restore: () => kept[heard - 1], due: () => false, save: () => {} };
        const rest = searched(layout, sources, { places: count, ends: end, keeper });
        expect(rest.spheres).toEqual(plain.spheres);
        expect(rest.complete).toBe(true);
        if (part.complete) expect(rest.searches).toBe(0);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the number of searches', () => {
  const rules = hanoi(9, { pegs: 4 });
  const layout = layoutOf(rules, 3);
  const sources = compileTower(rules).goalRanks;

  test('hardly grows with the places, as what may improve waits', () => {
    const alone = searched(layout, sources).searches;
    expect(alone).toBeLessThan(1.5 * layout.placements.count);
    for (const count of [2, 3])
      expect(searched(layout, sources, { places: count }).searches).toBeLessThan(1.05 * alone);
  });
  test('is 0 without a goal, and that of the classes that can be reached', () => {
    expect(searched(layoutOf({ ...rules, goals: [] }, 3), []).searches).toBe(0);
    // From peg 0 the largest disc goes nowhere.
    const moves = [0, 1, 2].map((from) => [0, 1, 2].map((to) => from > to));
    const down = hanoi(4, { moves, goal: '1234//' });
    const [goal] = compileTower(down).goalRanks;
    const forth = searched(
      layoutOf({ ...down, moves: [0, 1, 2].map((a) => [0, 1, 2].map((b) => a < b)) }, 2),
      [goal],
    );
    expect([forth.searches, forth.spheres]).toEqual([1, [1]]);
  });
  test('is what is heard, with the states that are settled', () => {
    const heard: number[] = [];
    const found = searched(layout, sources, { onLevel: (states) => void heard.push(states) });
    expect(heard).toHaveLength(found.searches);
    expect(heard.at(-1)).toBe(4 ** 9);
    expect(Math.min(...heard)).toBeLessThan(4 ** 6);
  });
});

test('a table is stored at the end where it is to be kept', () => {
  const saved = (keepsTable: boolean) => {
    let times = 0;
    const layout = layoutOf(hanoi(5, { pegs: 4 }), 2);
    const save = () => void times++;
    const keeper = { keepsTable, restore: () => null, due: () => false, save };
    searched(layout, compileTower(hanoi(5, { pegs: 4 })).goalRanks, { keeper });
    return times;
  };
  expect([true, false].map(saved)).toEqual([1, 0]);
});
