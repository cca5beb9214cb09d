import {
  compileTower,
  hanoi,
  london,
  manaus,
  oxford,
  pegMoves,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { explore, toCsr } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsCell } from '../../src/classes/cell.js';
import { classesLayout } from '../../src/classes/layout.js';
import { planClasses } from '../../src/classes/plan.js';
import { searchClasses } from '../../src/classes/search.js';
import { estimateSearch, searchTower, type TowerSearchOptions } from '../../src/index.js';

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);

const TS = { engine: 'ts', workers: 1 } as const;
const WASM = { engine: 'wasm', workers: 1 } as const;
const CREW = { engine: 'wasm', workers: 3 } as const;

/** Searches by classes find the levels, and the last level, of the plain search. */
function expectPlain(
  rules: TowerRules,
  smalls: readonly number[],
  {
    engines = [TS, WASM],
    staged = true,
  }: { engines?: readonly (typeof TS | typeof WASM | typeof CREW)[]; staged?: boolean } = {},
) {
  const tower = compileTower(rules);
  const along = reverseTower(tower);
  const plain = explore(towerGraph(along), tower.goalRanks);
  for (const small of smalls) {
    const layout = classesLayout(along, tower.goalRanks, small, { staged });
    if (layout === null) throw new Error('no layout');
    for (const engine of engines) {
      if (engine.engine === 'wasm' && !fitsCell(layout)) continue;
      const search = searchClasses(layout, tower.goalRanks, {}, engine);
      expect([small, engine, search.spheres]).toEqual([small, engine, plain.spheres]);
      expect([search.reached, search.complete]).toEqual([plain.reached, true]);
      expect(sorted(search.farthest)).toEqual(sorted(plain.farthest));
    }
  }
}

/** All numbers of small discs. */
const allSmalls = ({ discs }: TowerRules) => Array.from({ length: discs - 1 }, (_, i) => i + 1);

const moveNames = ['any', 'adjacent', 'cyclic', 'ring', 'star'] as const;

describe('one class at a time is the plain search, for every number of small discs', () => {
  const towers: [string, TowerRules][] = [
    ...[2, 3, 4, 5, 6, 7, 8].map(
      (n) => [`hanoi ${n} on 4 pegs`, hanoi(n, { pegs: 4 })] as [string, TowerRules],
    ),
    ...[3, 5, 6, 7].map((n) => [`hanoi ${n}`, hanoi(n)] as [string, TowerRules]),
    ...[5, 6, 7, 8].map(
      (pegs) => [`hanoi 4 on ${pegs} pegs`, hanoi(4, { pegs })] as [string, TowerRules],
    ),
    ['hanoi 6 on 5 pegs', hanoi(6, { pegs: 5 })],
    ...[3, 4, 5].flatMap((pegs) =>
      moveNames.map(
        (moves) =>
          [`hanoi 5 on ${pegs} pegs, ${moves}`, hanoi(5, { pegs, moves })] as [string, TowerRules],
      ),
    ),
    ...[4, 6, 7].map((n) => [`manaus ${n}`, manaus(n)] as [string, TowerRules]),
    ['4 pegs, capacities', hanoi(6, { pegs: 4, capacities: [2, 3, 3, 6] })],
    ['8 pegs, capacities', hanoi(4, { pegs: 8, capacities: [1, 1, 2, 2, 3, 3, 4, 4] })],
    ['a goal on three pegs', hanoi(6, { pegs: 4, goal: '126/34/5/' })],
    ...['123456///', '/123456//'].map(
      (goal) => [`a perfect goal: ${goal}`, hanoi(6, { pegs: 4, goal })] as [string, TowerRules],
    ),
    [
      'goals that renaming pegs exchanges',
      {
        ...hanoi(6, { pegs: 4 }),
        goals: [0, 1365].map((rank) => towerCodec(hanoi(6, { pegs: 4 })).unrank(rank)),
      },
    ],
    [
      'a goal as a predicate',
      { ...hanoi(6, { pegs: 4 }), goals: (state) => state[1].length === 3 },
    ],
    ['no goal', { ...hanoi(6, { pegs: 4 }), goals: [] }],
  ];
  test.each(towers)('%s', (_, rules) => expectPlain(rules, allSmalls(rules)));

  test.each(towers.filter(([name]) => /^hanoi \d( on [45] pegs)?$|perfect/.test(name)))(
    'without stages: %s',
    (_, rules) => expectPlain(rules, allSmalls(rules), { staged: false }),
  );

  test('from every state of Hanoi with 4 discs on 4 pegs', () => {
    const rules = hanoi(4, { pegs: 4 });
    const codec = towerCodec(rules);
    for (let rank = 0; rank < codec.space; rank++)
      expectPlain({ ...rules, goals: [codec.unrank(rank)] }, [2, 3], {
        engines: rank % 2 === 0 ? [TS] : [WASM],
      });
  });

  test('on random capacities, digraphs and goals', () => {
    const random = fc.integer({ min: 3, max: 6 }).chain((pegs) =>
      fc.record({
        discs: fc.integer({ min: 4, max: pegs === 6 ? 4 : 6 }),
        capacities: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: pegs, maxLength: pegs }),
        digraph: fc.array(fc.array(fc.boolean(), { minLength: pegs, maxLength: pegs }), {
          minLength: pegs,
          maxLength: pegs,
        }),
        named: fc.option(fc.constantFrom(...moveNames)),
        picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        small: fc.integer({ min: 1, max: 3 }),
        engine: fc.constantFrom(TS, WASM),
      }),
    );
    fc.assert(
      fc.property(random, ({ discs, capacities, digraph, named, picks, small, engine }) => {
        fc.pre(capacities.reduce((sum, capacity) => sum + capacity, 0) >= discs);
        const moves =
          named === null
            ? digraph.map((row, from) => row.map((allowed, to) => allowed && from !== to))
            : pegMoves(named, capacities.length);
        const open: TowerRules = {
          name: 'Random',
          symbol: 'R',
          discs,
          capacities,
          moves,
          stacking: 'sorted',
          goals: [],
        };
        const graph = toCsr(towerGraph(open));
        const goals = picks.map((pick) =>
          towerCodec(open).unrank(
            graph.ranks === null ? pick % graph.order : graph.ranks[pick % graph.order],
          ),
        );
        expectPlain({ ...open, goals }, [small], { engines: [engine] });
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['4 pegs', hanoi(8, { pegs: 4 }), [3, 5]],
    ['capacities', hanoi(7, { pegs: 4, capacities: [3, 3, 4, 7] }), [4]],
    ['a goal on three pegs', hanoi(7, { pegs: 4, goal: '126/347/5/' }), [4]],
  ] as [string, TowerRules, number[]][])('in workers: %s', (_, rules, smalls) =>
    expectPlain(rules, smalls, { engines: [CREW] }),
  );
});

test('the published eccentricities of a perfect state on 4 pegs (A382111)', () => {
  const published = [49, 65, 81, 97, 113];
  const found = published.map((_, i) =>
    searchTower(hanoi(i + 10, { pegs: 4 }), { method: 'classes', workers: 1 }),
  );
  expect(found.map(({ eccentricity }) => eccentricity)).toEqual(published);
  expect([found[4].sum, found[4].spheres.at(-1)]).toEqual([23364332433n, 6]);
});

test('stages have half the classes', () => {
  const tower = compileTower(hanoi(12, { pegs: 4 }));
  const counts = [true, false].map(
    (staged) => classesLayout(tower, tower.goalRanks, 4, { staged })?.placements.count,
  );
  expect(counts).toEqual([5590, 11051]);
});

describe('the plan', () => {
  test.each([
    ['staged', hanoi(12, { pegs: 4 })],
    ['5 pegs', hanoi(9, { pegs: 5 })],
    ['symmetric', hanoi(12, { pegs: 4, moves: 'star' })],
    ['without symmetry', hanoi(9, { pegs: 4, capacities: [4, 5, 6, 9] })],
  ] as [string, TowerRules][])('knows the number of classes: %s', (_, rules) => {
    const tower = compileTower(rules);
    for (const largeDiscs of [1, 3, 5]) {
      const plan = planClasses(tower, tower.goalRanks, { largeDiscs }, 2 ** 40);
      const layout = classesLayout(tower, tower.goalRanks, tower.discs - largeDiscs);
      expect(plan?.classes).toBe(layout?.placements.count);
    }
  });

  test('takes larger classes where the memory is short', () => {
    const at = (memory: number) => estimateSearch(hanoi(20, { pegs: 4 }), { memory });
    expect([at(2 ** 34), at(2 ** 30), at(2 ** 29)].map(({ method }) => method)).toEqual(
      new Array(3).fill('classes'),
    );
    expect(at(2 ** 29).bytes).toBeLessThan(2 ** 29);
    expect(at(2 ** 30).bytes).toBeGreaterThan(2 ** 29);
  });

  test('auto takes classes only where planes do not fit', () => {
    const at = (memory: number) => estimateSearch(hanoi(17, { pegs: 4 }), { memory }).method;
    expect([at(2 ** 30), at(2 ** 28)]).toEqual(['planes', 'classes']);
  });

  test('a search that does not fit is refused beforehand', () => {
    const options = { method: 'classes', memory: 2 ** 20 } as const;
    expect(() => searchTower(hanoi(20, { pegs: 4 }), options)).toThrow(/would need/);
  });

  test('auto takes classes where no planes are made and lists end', () => {
    const at = (rules: TowerRules) => estimateSearch(rules, { memory: 2 ** 40 });
    expect(at(hanoi(17, { pegs: 5 }))).toMatchObject({ method: 'classes', engine: 'wasm' });
    expect(at(hanoi(30))).toMatchObject({ method: 'lists', bytes: Number.POSITIVE_INFINITY });
    expect(at(hanoi(2, { pegs: 4 })).method).toBe('lists');
  });

  test.each([oxford(4), london(4), hanoi(16)])('refused: $name', (rules) =>
    expect(() => searchTower(rules, { method: 'classes' })).toThrow(/"classes" cannot search/),
  );
});

type Keeper = NonNullable<TowerSearchOptions['keeper']>;
type Kept = { readonly layout: string; readonly bytes: readonly Uint8Array[] };

/** The data that a keeper stores after every class. */
function keptTables(rules: TowerRules, options: TowerSearchOptions): Kept[] {
  const kept: Kept[] = [];
  const keeper: Keeper = {
    restore: () => null,
    due: () => true,
    save: (layout, _, bytes) =>
      void kept.push({ layout, bytes: Array.from(bytes, (piece) => piece.slice()) }),
  };
  searchTower(rules, { method: 'classes', largeDiscs: 3, ...options, keeper });
  return kept;
}

describe('a search kept after any class goes on with the same result', () => {
  test.each([
    ['4 pegs', hanoi(7, { pegs: 4 })],
    ['capacities', hanoi(6, { pegs: 4, capacities: [2, 3, 3, 6] })],
    ['a goal on three pegs', hanoi(6, { pegs: 4, goal: '126/34/5/' })],
  ] as [string, TowerRules][])('%s', (_, rules) => {
    const whole = searchTower(rules, { engine: 'ts', method: 'planes' });
    for (const from of [TS, CREW])
      keptTables(rules, from).forEach(({ layout, bytes }, i, all) => {
        const keeper: Keeper = {
          restore(expected) {
            expect(layout).toBe(expected);
            return { spheres: [], bytes };
          },
          due: () => false,
          save: () => {},
        };
        if (i % 5 > 0 && i < all.length - 1) return;
        const options = { method: 'classes', largeDiscs: 3, keeper } as const;
        const { spheres, farthest } = searchTower(rules, { ...options, ...(i % 2 ? TS : WASM) });
        expect(spheres).toEqual(whole.spheres);
        expect(sorted(farthest)).toEqual(sorted(whole.farthest));
      });
  });
});

test.each([TS, CREW])('a search that is stopped tells the levels that are final', (engine) => {
  const rules = hanoi(8, { pegs: 4 });
  const whole = searchTower(rules, { engine: 'ts' }).spheres;
  for (const most of [1, 3, 8, 20, 40]) {
    let heard = 0;
    const part = searchTower(rules, {
      method: 'classes',
      largeDiscs: 4,
      ...engine,
      onLevel: () => void heard++,
      shouldStop: () => heard >= most,
    });
    expect(part.complete).toBe(false);
    expect(part.spheres).toEqual(whole.slice(0, part.spheres.length));
    if (most < 20) expect(part.spheres.length).toBeLessThan(whole.length);
  }
});
