import { readFileSync } from 'node:fs';
import { hanoi, InputError, manaus, pegMoves, type TowerRules, towerCodec } from '@manaus/core';
import { explore, toCsr } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateSearch, searchTower, type TowerSearchOptions } from '../../src/index.js';
import { startCrew } from '../../src/planes/crew.js';
import { planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { makeShard } from '../../src/planes/shard.js';
import { compiled } from '../../src/wasm/compile.mjs';

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);

type Engine = { readonly engine: 'ts' | 'wasm'; readonly workers: number };

const COMPILED: Engine[] = [1, 2, 3].map((workers) => ({ engine: 'wasm', workers }));
const ALL: Engine[] = [{ engine: 'ts', workers: 1 }, ...COMPILED];
/** Without two workers, which are among the random searches. */
const MOST = ALL.filter(({ workers }) => workers !== 2);

/** All that a search says but what it ran on. */
function found(rules: TowerRules, options: TowerSearchOptions) {
  const { farthest, bytes, engine, workers, ...rest } = searchTower(rules, {
    method: 'planes',
    ...options,
  });
  return { ...rest, farthest: sorted(farthest) };
}

/** Every engine finds the levels, and the last level, of the plain search. */
function expectPlain(rules: TowerRules, engines: readonly Engine[]) {
  const plain = explore(towerGraph(reverseTower(rules)), goalRanks(rules));
  for (const options of engines) {
    const search = found(rules, options);
    expect(search.spheres).toEqual(plain.spheres);
    expect([search.reached, search.complete]).toEqual([plain.reached, true]);
    expect(search.farthest).toEqual(sorted(plain.farthest));
  }
}

const moveNames = ['any', 'adjacent', 'cyclic', 'star'] as const;

describe('WebAssembly and workers are the plain search', () => {
  const towers: [string, TowerRules][] = [
    ...[4, 5, 6, 7, 8, 9].map(
      (n) => [`hanoi ${n} on 4 pegs`, hanoi(n, { pegs: 4 })] as [string, TowerRules],
    ),
    ...[6, 7, 8].map(
      (pegs) => [`hanoi 5 on ${pegs} pegs`, hanoi(5, { pegs })] as [string, TowerRules],
    ),
    ...[4, 6].flatMap((pegs) =>
      moveNames.map(
        (moves) =>
          [`hanoi 6 on ${pegs} pegs, ${moves}`, hanoi(6, { pegs, moves })] as [string, TowerRules],
      ),
    ),
    ['4 pegs, capacities', hanoi(8, { pegs: 4, capacities: [3, 3, 3, 8] })],
    ['8 pegs, capacities', hanoi(5, { pegs: 8, capacities: [1, 1, 2, 2, 3, 3, 5, 5] })],
    ['a goal on three pegs', hanoi(7, { pegs: 4, goal: '127/34/56/' })],
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
  test.each(towers)('%s', (_, rules) => expectPlain(rules, MOST));

  test('from every state of Hanoi with 4 discs on 4 pegs', () => {
    const rules = hanoi(4, { pegs: 4 });
    const codec = towerCodec(rules);
    for (let rank = 0; rank < codec.space; rank++)
      expectPlain({ ...rules, goals: [codec.unrank(rank)] }, [COMPILED[rank % 17 === 0 ? 1 : 0]]);
  });

  test('on random capacities, digraphs and goals', () => {
    const random = fc.constantFrom(4, 6).chain((pegs) =>
      fc.record({
        discs: fc.integer({ min: 5, max: pegs === 4 ? 7 : 5 }),
        capacities: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: pegs, maxLength: pegs }),
        digraph: fc.array(fc.array(fc.boolean(), { minLength: pegs, maxLength: pegs }), {
          minLength: pegs,
          maxLength: pegs,
        }),
        named: fc.option(fc.constantFrom(...moveNames)),
        picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        engine: fc.constantFrom(...ALL),
      }),
    );
    fc.assert(
      fc.property(random, ({ discs, capacities, digraph, named, picks, engine }) => {
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
        expectPlain({ ...open, goals }, [engine]);
      }),
      { numRuns: 60 },
    );
  });

  test('the published eccentricities of a perfect state on 4 pegs (A382111), and the anomaly at 15 discs', () => {
    const published = [49, 65, 81, 97, 113, 130];
    expect(
      published.map(
        (_, i) =>
          searchTower(hanoi(i + 10, { pegs: 4 }), { engine: 'wasm', workers: 1 }).eccentricity,
      ),
    ).toEqual(published);
  });
});

type Keeper = NonNullable<TowerSearchOptions['keeper']>;
type Kept = {
  readonly layout: string;
  readonly spheres: readonly number[];
  readonly bytes: readonly Uint8Array[];
};

/** The data that a keeper stores after every level. */
function keptLevels(rules: TowerRules, engine: Engine): Kept[] {
  const kept: Kept[] = [];
  const keeper: Keeper = {
    restore: () => null,
    due: () => true,
    save: (layout, spheres, bytes) =>
      void kept.push({
        layout,
        spheres: [...spheres],
        bytes: Array.from(bytes, (piece) => piece.slice()),
      }),
  };
  found(rules, { ...engine, keeper });
  return kept;
}

describe('a search kept after any level goes on with the same result', () => {
  const towers: [string, TowerRules][] = [
    ['4 pegs', hanoi(6, { pegs: 4 })],
    ['capacities', hanoi(6, { pegs: 4, capacities: [2, 3, 3, 6] })],
    ['6 pegs', hanoi(4, { pegs: 6, moves: 'star' })],
  ];
  const resume = (kept: Kept): Keeper => ({
    restore(layout) {
      expect(layout).toBe(kept.layout);
      return kept;
    },
    due: () => false,
    save: () => {},
  });

  /** Every engine goes on from a fourth of the levels, so that together they do from each. */
  test.each(towers)('%s: on every engine, from every other', (_, rules) => {
    const whole = found(rules, { engine: 'ts' });
    ALL.forEach((from, i) => {
      const kept = keptLevels(rules, from);
      expect(kept).toHaveLength(whole.spheres.length);
      kept.forEach((state, level) => {
        expect(state.spheres).toEqual(whole.spheres.slice(0, level + 1));
        if ((level + i) % ALL.length > 0) return;
        const engine = ALL[(i + 1 + Math.floor(level / ALL.length)) % ALL.length];
        expect(found(rules, { ...engine, keeper: resume(state) })).toEqual(whole);
      });
    });
  });

  test.each([
    ['3 pegs', hanoi(6)],
    ['5 pegs', hanoi(4, { pegs: 5, moves: 'cyclic' })],
    ['Manaus', manaus(7)],
  ])('narrow words: %s', (_, rules) => {
    const whole = found(rules, {});
    for (const state of keptLevels(rules, ALL[0]))
      expect(found(rules, { keeper: resume(state) })).toEqual(whole);
  });
});

describe('stopping', () => {
  const rules = hanoi(13, { pegs: 4 });

  test.each(ALL)(
    'within a level: it is counted to its end and not kept ($engine, $workers)',
    (engine) => {
      const whole = searchTower(rules, { engine: 'ts' }).spheres;
      const stopAt = whole.indexOf(Math.max(...whole));
      let heard = 0;
      let asked = 0;
      let kept = 0;
      const keeper: Keeper = {
        restore: () => null,
        due: () => heard > stopAt,
        save: () => void kept++,
      };
      const part = searchTower(rules, {
        ...engine,
        keeper,
        shouldStop: () => heard >= stopAt && ++asked > 1,
        onLevel: () => void heard++,
      });
      expect(part.complete).toBe(false);
      expect(part.spheres).toEqual(whole.slice(0, part.spheres.length));
      expect(part.spheres.length).toBeLessThan(stopAt + 3);
      if (engine.workers === 1) expect(kept).toBe(0);
      let count = 0;
      for (const _ of part.farthest) count++;
      expect(count).toBe(part.spheres.at(-1));
    },
  );

  test.each(ALL)('when the caller throws ($engine, $workers)', (engine) => {
    const onLevel = () => {
      throw new Error('enough');
    };
    expect(() => searchTower(rules, { ...engine, onLevel })).toThrow('enough');
  });
});

describe('a worker that fails ends the search with a clear line', () => {
  /**
   * A crew of which one shard has another entry in its header: fields 26 and 31 say where the
   * planes and the list lie.
   */
  const broken = (field: number, value: number) => {
    const layout = planeLayout(hanoi(8, { pegs: 4 }), [0]);
    if (layout === null) throw new Error('no layout');
    const moves = planeMoves(layout);
    const shards = [0, 1, 2].map((me) => makeShard(layout, moves, 3, me));
    for (const { kernel } of shards) kernel.seed(0, 1n, 0);
    new Uint32Array(shards[1].memory.buffer)[1024 / 4 + field] = value;
    return startCrew(shards, () => false);
  };

  test.each([
    ['no memory left', 31, 0xffff0000, /^scale\/search-tower: a level could not be allocated$/],
    ['a fault', 26, 0xfff00000, /^scale\/search-tower: memory access out of bounds$/],
  ])('%s', (_, field, value, message) => {
    const crew = broken(field, value);
    expect(() => crew.sweep(0)).toThrow(message);
    crew.end();
  });
});

describe('what serves', () => {
  test('small searches stay in TypeScript, large ones go to WebAssembly, in as many memories as they need', () => {
    expect(estimateSearch(hanoi(6, { pegs: 4 }))).toMatchObject({
      method: 'planes',
      engine: 'ts',
      workers: 1,
    });
    expect(estimateSearch(hanoi(13, { pegs: 4 }))).toMatchObject({
      method: 'planes',
      engine: 'wasm',
      workers: 1,
    });
    const [eighteen, nineteen, twenty] = [18, 19, 20].map((discs) =>
      estimateSearch(hanoi(discs, { pegs: 4 }), { method: 'planes' }),
    );
    expect(nineteen.workers).toBeGreaterThanOrEqual(4);
    expect(eighteen.bytes).toBeLessThan(6 * 2 ** 30);
    expect(nineteen.bytes).toBeLessThan(20 * 2 ** 30);
    expect(() =>
      searchTower(hanoi(20, { pegs: 4 }), { method: 'planes', memory: 20 * 2 ** 30 }),
    ).toThrow(
      /^scale\/search-tower: 20 discs: \S+ states would need [456]\d\.\d GiB \(20\.0 GiB available\)$/,
    );
    expect(twenty.bytes).toBeGreaterThan(40 * 2 ** 30);
  });

  test('bad wishes are one clear line', () => {
    expect(() => searchTower(hanoi(19, { pegs: 4 }), { workers: 2 })).toThrow(
      /^scale\/search-tower: workers must be 4 or more for 19 discs \(4 GiB each\) \(got 2\)$/,
    );
    expect(() => searchTower(hanoi(6), { engine: 'wasm' })).toThrow(InputError);
    expect(searchTower(hanoi(6), { workers: 4 }).workers).toBe(1);
  });
});

test('the committed bytes are what the compiler makes of the sources', async () => {
  const committed = readFileSync(new URL('../../src/wasm/generated.ts', import.meta.url), 'utf8');
  expect(await compiled()).toBe(committed);
});
