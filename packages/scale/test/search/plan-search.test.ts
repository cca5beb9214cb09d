import { hanoi, oxford, type TowerRules, towerCodec } from '@manaus/core';
import { explore } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import { describe, expect, test, vi } from 'vitest';
import { estimateSearch, searchTower } from '../../src/index.js';

const outOfMemory = () => new RangeError('Array buffer allocation failed');

describe('memory', () => {
  test.each([
    ['planes', hanoi(6)],
    ['lift', oxford(5)],
    ['lists', hanoi(2)],
  ] as [string, TowerRules][])('%s take what the estimate says, and no less', (method, rules) => {
    const { bytes } = estimateSearch(rules);
    expect(searchTower(rules, { memory: bytes })).toMatchObject({ method, bytes });
    expect(() => searchTower(rules, { memory: bytes - 1 })).toThrow('states would need');
  });

  test('lists take ten bits a state, and twelve where states are asked about', () => {
    expect(estimateSearch(hanoi(3)).bytes).toBe(Math.ceil((27 * 10) / 8));
    expect(estimateSearch({ ...hanoi(3), permits: () => true }).bytes).toBe(
      Math.ceil((27 * 12) / 8),
    );
  });

  test('lists are of 2^32 states at most', () => {
    const bytesOf = (discs: number) => estimateSearch(hanoi(discs, { pegs: 2 })).bytes;
    expect([32, 33].map(bytesOf)).toEqual([2 ** 30 + 2 ** 32, Number.POSITIVE_INFINITY]);
    expect(() => searchTower(hanoi(32, { pegs: 2 }), { memory: 2 ** 30 })).toThrow('would need');
    expect(() => searchTower(hanoi(33, { pegs: 2 }))).toThrow('(limit 2^32 states)');
  });

  test('planes come first as long as they fit, then classes as long as these do', () => {
    const at = (memory: number, largeDiscs?: number) =>
      estimateSearch(hanoi(17, { pegs: 4 }), { memory, ...(largeDiscs && { largeDiscs }) });
    const { bytes } = at(Number.POSITIVE_INFINITY);
    expect([at(bytes).method, at(bytes - 1).method]).toEqual(['planes', 'classes']);
    const classes = at(bytes - 1, 6).bytes;
    expect(classes).toBeLessThan(bytes);
    expect([at(classes, 6).method, at(classes - 1, 6).method]).toEqual(['classes', 'planes']);
  });
});

describe('what is asked for', () => {
  test('is the method, if it serves', () => {
    for (const rules of [hanoi(6), oxford(5)])
      expect(searchTower(rules, { method: 'lists' })).toMatchObject({
        method: 'lists',
        engine: 'ts',
        workers: 1,
        spheres: searchTower(rules).spheres,
      });
    expect(estimateSearch(hanoi(6), { method: 'classes' }).method).toBe('classes');
    expect(estimateSearch(hanoi(6), { method: 'planes' }).method).toBe('planes');
    expect(estimateSearch(oxford(5), { method: 'lift' }).method).toBe('lift');
    for (const method of ['planes', 'classes', 'lift'] as const)
      expect(() => estimateSearch(hanoi(5, { pegs: 2 }), { method })).toThrow(
        `scale/search-tower: method "${method}" cannot search Hanoi with 5 discs`,
      );
  });

  test('is the method also where another would do, or nothing fits', () => {
    const large = hanoi(17, { pegs: 4 });
    const at = (options: Parameters<typeof estimateSearch>[1]) => estimateSearch(large, options);
    expect(at({ method: 'lists' })).toMatchObject({
      method: 'lists',
      bytes: Number.POSITIVE_INFINITY,
    });
    expect(at({ method: 'planes', memory: 2 ** 28 }).method).toBe('planes');
    expect(at({ method: 'classes', memory: 1 }).method).toBe('classes');
    expect(estimateSearch(hanoi(17, { pegs: 5 }), { memory: 2 ** 40 }).method).toBe('classes');
  });

  test('is WebAssembly only where it is there', () => {
    for (const rules of [hanoi(6), hanoi(3), oxford(5)])
      expect(() => estimateSearch(rules, { engine: 'wasm' })).toThrow(
        /engine "wasm" cannot search/,
      );
  });

  test('is a state to start from, along the moves', () => {
    const rules = hanoi(4, { moves: 'cyclic' });
    const from = towerCodec(rules).unrank(5);
    const { spheres, sum } = searchTower(rules, { from });
    expect(spheres).toEqual(explore(towerGraph(rules), [5]).spheres);
    expect(searchTower(rules).spheres).toEqual(
      explore(towerGraph(reverseTower(rules)), goalRanks(rules)).spheres,
    );
    expect(Number(sum)).toBe(spheres.reduce((all, width, level) => all + width * level, 0));
  });

  test('are goals that are known, in place of those of the rules', () => {
    const rules = hanoi(6, { pegs: 4 });
    const from = towerCodec(rules).unrank(5);
    expect(searchTower(rules, { goals: [5] }).spheres).toEqual(
      searchTower(rules, { from }).spheres,
    );
    // Goals that are not known have no symmetry, and so more classes.
    const looked: TowerRules = { ...rules, goals: (state) => state[3].length === 6 };
    const bytesOf = (goals?: readonly number[]) =>
      estimateSearch(looked, { method: 'planes', engine: 'ts', ...(goals && { goals }) }).bytes;
    expect(bytesOf([4 ** 6 - 1])).toBe(
      estimateSearch(rules, { method: 'planes', engine: 'ts' }).bytes,
    );
    expect(bytesOf([4 ** 6 - 1])).toBeLessThan(bytesOf());
    expect(searchTower(looked).spheres).toEqual(searchTower(rules).spheres);
  });

  test('are 1 to 64 workers', () => {
    const workers = (count: number) => () => estimateSearch(oxford(5), { workers: count });
    for (const count of [1, 64]) expect(workers(count)).not.toThrow();
    for (const count of [0, 65])
      expect(workers(count)).toThrow(
        `scale/search-tower: workers must be an integer from 1 to 64 (got ${count})`,
      );
  });
});

describe('an allocation that fails', () => {
  const rules = hanoi(10, { pegs: 4 });
  /** A callback that fails when it is first called. */
  const failsOnce = (error: Error) =>
    vi.fn().mockImplementationOnce(() => {
      throw error;
    });

  test('in TypeScript is told with the estimate', () => {
    for (const tower of [hanoi(6), oxford(5), hanoi(2)])
      expect(() => searchTower(tower, { onLevel: failsOnce(outOfMemory()) })).toThrow(
        /^scale\/search-tower: \d discs: \S+ states would need \S+ GiB/,
      );
  });
  test('in WebAssembly that was asked for is told with 4 GiB for each memory', () => {
    const asked = { method: 'planes', engine: 'wasm' } as const;
    for (const [workers, need] of [
      [1, '4.00'],
      [2, '8.00'],
    ] as const)
      expect(() =>
        searchTower(rules, { ...asked, workers, onLevel: failsOnce(outOfMemory()) }),
      ).toThrow(`10 discs: 2^20 states would need ${need} GiB`);
  });
  test('in WebAssembly that was not asked for makes TypeScript search, in planes alone', () => {
    const found = searchTower(rules, { workers: 2, onLevel: failsOnce(outOfMemory()) });
    expect(found).toMatchObject({ engine: 'ts', workers: 1, eccentricity: 49 });
    expect(() =>
      searchTower(rules, { method: 'classes', workers: 1, onLevel: failsOnce(outOfMemory()) }),
    ).toThrow('would need 4.00 GiB');
  });
  test('leaves it to TypeScript only if this fits', () => {
    const large = hanoi(14, { pegs: 4 });
    const { bytes } = estimateSearch(large, { engine: 'ts' });
    expect(estimateSearch(large, { workers: 1 }).bytes).toBeLessThan(bytes);
    const stopped = (memory: number) => () =>
      searchTower(large, {
        ...{ memory, workers: 1, shouldStop: () => true },
        onLevel: failsOnce(outOfMemory()),
      });
    expect(stopped(bytes)()).toMatchObject({ engine: 'ts', complete: false });
    expect(stopped(bytes - 1)).toThrow('would need 4.00 GiB');
  });
  test('is no other error; where a thread is refused, one does all', () => {
    expect(() => searchTower(rules, { onLevel: failsOnce(new Error('enough')) })).toThrow('enough');
    const refused = Object.assign(new Error('no'), { code: 'ERR_WORKER_INIT_FAILED' });
    const found = searchTower(rules, { engine: 'wasm', workers: 2, onLevel: failsOnce(refused) });
    expect(found).toMatchObject({ engine: 'wasm', workers: 1, eccentricity: 49 });
  });
});
