import { hanoi, type TowerRules } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { classBytes } from '../../src/classes/cell.js';
import { compiledRunner } from '../../src/classes/compiled.js';
import { plainRunner } from '../../src/classes/plain.js';
import { UNKNOWN } from '../../src/classes/runner.js';
import { startPool } from '../../src/classes/start-pool.js';
import { type ClassesJob, classRunner, searchTower } from '../../src/index.js';
import { layoutOf, poolOf } from './plain-pool.js';

describe.each([
  ['4 pegs', hanoi(6, { pegs: 4 })],
  ['one way round', hanoi(6, { moves: 'cyclic' })],
  ['capacities', hanoi(6, { pegs: 4, capacities: [3, 4, 4, 6] })],
] as [string, TowerRules][])('%s: a job tells another process all', (_, rules) => {
  test.each(['ts', 'wasm'] as const)('to search a class, in %s', (engine) => {
    const jobs: ClassesJob[] = [];
    const found = searchTower(rules, {
      ...{ method: 'classes', engine, largeDiscs: 2, workers: 2 },
      pool(job) {
        jobs.push(job);
        return poolOf(classRunner(job), 2);
      },
    });
    expect(found.spheres).toEqual(searchTower(rules).spheres);
    const layout = layoutOf(rules, 4);
    const { length: places } = layout.boundary.settings;
    const pegs = rules.capacities.length;
    expect(jobs).toEqual([
      expect.objectContaining({
        ...{ discs: 6, smallDiscs: 4, engine, settings: pegs ** 4, places },
        classes: layout.placements.count,
      }),
    ]);
    const own = classBytes(engine, pegs, 4, places);
    expect(jobs[0].bytes).toBe(own + 16 * (places + pegs ** 2));
  });
});

describe('one place, in this thread', () => {
  const layout = layoutOf(hanoi(5, { pegs: 4 }), 3);
  const row = new Uint16Array(layout.boundary.settings.length).fill(UNKNOWN);

  test('is free until a search begins and once it has ended', () => {
    const pool = startPool(layout, [0], { engine: 'ts', workers: 1 });
    expect(pool.idle()).toEqual([0]);
    expect(() => pool.take()).toThrow('no class is being searched');
    pool.begin(0, { cls: 0, row: row.slice(), seeds: [0] });
    expect(pool.idle()).toEqual([]);
    expect(pool.take()).toMatchObject({ slot: 0, run: { first: 0 } });
    expect(pool.idle()).toEqual([0]);
  });
  test.each([plainRunner, compiledRunner])(
    'a distance that no row holds is refused',
    (runnerOf) => {
      const runner = runnerOf(layout);
      const { widths } = runner.run({ cls: 0, row: row.slice(), seeds: [0] });
      const from = (level: number) => {
        const far = row.slice();
        far[layout.boundary.placeOf(0)] = level;
        return runner.run({ cls: 0, row: far, seeds: [] });
      };
      const last = UNKNOWN - widths.length;
      expect(from(last)).toEqual({ first: last, widths });
      expect(() => from(last + 1)).toThrow('method "classes" cannot search');
    },
  );
});
