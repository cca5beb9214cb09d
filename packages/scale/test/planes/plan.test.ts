import { availableParallelism } from 'node:os';
import { compileTower, hanoi, InputError } from '@manaus/core';
import { linuxWith, withProcess } from '@manaus/testing/with-process';
import { describe, expect, test } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planPlanes, scriptBytes } from '../../src/planes/plan.js';
import { shardBytes } from '../../src/planes/shard.js';

const layoutOf = (discs: number, pegs: number, sources: number[] | null = [0]) =>
  planeLayout(compileTower(hanoi(discs, { pegs })), sources) as PlaneLayout;
const wide = layoutOf(10, 4);
const narrow = layoutOf(10, 3);
/** A layout that says it has another number of words. */
const sized = (layout: PlaneLayout, words: number) => ({ ...layout, words });
const engineOf = (...[layout, wish]: Parameters<typeof planPlanes>) =>
  planPlanes(layout, wish)?.engine ?? null;

describe('the back end', () => {
  test('WebAssembly for wide words, from 2^14 of them, with threads, or where it is asked for', () => {
    expect(engineOf(sized(wide, 2 ** 14 - 1), {})).toBe('ts');
    expect(engineOf(sized(wide, 2 ** 14), {})).toBe('wasm');
    expect(engineOf(sized(wide, 2 ** 14), { engine: 'ts' })).toBe('ts');
    const small = sized(wide, 100);
    expect(engineOf(small, { workers: 1 })).toBe('ts');
    expect(engineOf(small, { workers: 2 })).toBe('wasm');
    expect(engineOf(small, { engine: 'wasm' })).toBe('wasm');
    expect(engineOf(small, { engine: 'auto' })).toBe('ts');
  });
  test('TypeScript for narrow ones', () => {
    expect(engineOf(sized(narrow, 2 ** 20), { workers: 2 })).toBe('ts');
    expect(engineOf(narrow, { engine: 'wasm' })).toBeNull();
  });
  test('lists of TypeScript have fewer than 2^31 entries, two a narrow word and four a wide one', () => {
    expect(engineOf(sized(narrow, 2 ** 30 - 1), {})).toBe('ts');
    expect(engineOf(sized(narrow, 2 ** 30), {})).toBeNull();
    expect(engineOf(sized(wide, 2 ** 29 - 1), { engine: 'ts' })).toBe('ts');
    expect(engineOf(sized(wide, 2 ** 29), { engine: 'ts' })).toBeNull();
  });
});

describe('where addresses are few', () => {
  const files = { '/proc/self/limits': `Max address space  ${2 ** 30}  ${2 ** 30}  bytes\n` };
  const engine = (...wish: Parameters<typeof planPlanes>) =>
    withProcess(linuxWith(files), () => engineOf(...wish));
  test('TypeScript, unless WebAssembly is asked for or the only way', () => {
    expect(engine(sized(wide, 2 ** 14), { workers: 1 })).toBe('ts');
    expect(engine(sized(wide, 2 ** 14), { workers: 1, engine: 'wasm' })).toBe('wasm');
    expect(engine(sized(wide, 2 ** 29), { workers: 1 })).toBe('wasm');
  });
});

describe('where nothing fits', () => {
  const huge = { ...wide, words: 2 ** 40, lowWords: 2 ** 32 };
  test('there is no plan, and a number of threads is refused', () => {
    expect(planPlanes(huge, {})).toBeNull();
    expect(planPlanes(huge, { engine: 'wasm' })).toBeNull();
    const least = wide.classes.representatives.length;
    expect(() => planPlanes(huge, { workers: 1 })).toThrow(
      new RegExp(`workers must be ${least} or more for 10 discs`),
    );
  });
});

describe('threads', () => {
  test('one where there are none', () => {
    const plan = () => planPlanes(wide, { engine: 'wasm', workers: 3 })?.workers;
    expect([plan(), withProcess(undefined, plan)]).toEqual([3, 1]);
  });
  const nineteen = layoutOf(19, 4);
  const MOST = 2 ** 32 - 2 ** 16;
  const least = [1, 2, 3, 4, 5, 6].find((count) => shardBytes(nineteen, count, 0) <= MOST) ?? 0;
  test('as many as asked for, and no more than classes', () => {
    expect(planPlanes(wide, { engine: 'wasm', workers: 3 })?.workers).toBe(3);
    const classes = wide.classes.representatives.length;
    expect(planPlanes(wide, { engine: 'wasm', workers: classes + 1 })?.workers).toBe(classes);
  });
  test('one for few words; beyond, as many as run at once, or a multiple', () => {
    const cores = availableParallelism();
    expect(planPlanes(sized(wide, 2 ** 20 - 1), { engine: 'wasm' })?.workers).toBe(1);
    expect(planPlanes(sized(wide, 2 ** 20), { engine: 'wasm' })?.workers).toBe(
      Math.min(cores, wide.classes.representatives.length),
    );
    expect(planPlanes(nineteen, { engine: 'wasm' })?.workers).toBe(
      Math.ceil(least / cores) * cores,
    );
  });
  test('too few for 4 GiB each are refused, where TypeScript cannot do it', () => {
    expect(least).toBeGreaterThan(1);
    let problem: unknown;
    try {
      planPlanes(nineteen, { workers: least - 1 });
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(InputError);
    expect(Reflect.get(problem as object, 'values')).toMatchObject({
      discs: 19,
      least,
      got: least - 1,
    });
    expect(planPlanes(nineteen, { engine: 'wasm', workers: least })?.workers).toBe(least);
  });
  test('a memory has at most 4 GiB less a page', () => {
    const bytes = ({ lowWords }: { lowWords: number }) => shardBytes({ ...wide, lowWords }, 1, 0);
    let [fits, not] = [1, 2 ** 28];
    while (not - fits > 1) {
      const middle = Math.floor((fits + not) / 2);
      if (bytes({ lowWords: middle }) <= MOST) fits = middle;
      else not = middle;
    }
    const engine = (lowWords: number) =>
      planPlanes({ ...wide, lowWords }, { engine: 'wasm', workers: 1 });
    expect([engine(fits)?.engine, engine(not)]).toEqual(['wasm', null]);
  });
});

describe('bytes', () => {
  const BASE = 2 ** 22;
  test('TypeScript: 80/3 of a wide word, 12 of a narrow one', () => {
    expect((scriptBytes(sized(wide, 3e6)) - BASE) / 3e6).toBeCloseTo(80 / 3);
    expect((scriptBytes(sized(narrow, 3e6)) - BASE) / 3e6).toBeCloseTo(12);
    expect(planPlanes(narrow, {})?.bytes).toBe(scriptBytes(narrow));
  });
  test('WebAssembly: those of all shards', () => {
    const shards = [0, 1, 2].map((me) => shardBytes(wide, 3, me));
    expect(planPlanes(wide, { engine: 'wasm', workers: 3 })?.bytes).toBe(
      BASE + shards[0] + shards[1] + shards[2],
    );
  });
});
