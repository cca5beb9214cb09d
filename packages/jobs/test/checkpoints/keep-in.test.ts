import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hanoi, isInputError, manaus, oxford, type TowerRules } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { searchTower } from '@manaus/scale';
import { refusing } from '@manaus/testing/refusals';
import { describe, expect, test, vi } from 'vitest';
import { keepIn } from '../../src/index.js';
import { checkpointFolder, pieces } from './checkpoint-folder.js';

const { at, using } = checkpointFolder();

test('a checkpoint is written at the times asked for, and not so often that it would cost much', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  let clock = 0;
  const keeper = keepIn(at.folder, { every: 10 });
  const dueAt = (time: number) => {
    clock = time;
    return keeper.due();
  };
  expect([dueAt(9_999), dueAt(10_000)]).toEqual([false, true]);
  const slow = function* () {
    clock += 2_000;
    yield pieces[0];
  };
  keeper.save('mine', [1], slow());
  expect([dueAt(71_999), dueAt(72_000)]).toEqual([false, true]);
  keeper.save('mine', [1], pieces);
  expect([dueAt(81_999), dueAt(82_000)]).toEqual([false, true]);
  keeper.release();
  vi.restoreAllMocks();
  expect(() => keepIn(at.folder, { every: -1 })).toThrow(
    'jobs/checkpoint: every must be a number >= 0 (got -1)',
  );
});

test('a folder that cannot be made is bad input', () => {
  const there = join(at.folder, 'file');
  writeFileSync(there, '');
  expect(() => keepIn(there)).toThrow(
    'jobs/checkpoint: folder: cannot write there: part of the path is not a folder',
  );
});

test.each([
  ['lists', manaus(5)],
  ['lift', oxford(4)],
  ['planes', hanoi(4, { pegs: 4 })],
] as const)(
  'whatever memory is refused, a search in %s lets the folder go, and is resumed',
  async (method, rules) => {
    const options = { explicit: false, method, keeper: () => keepIn(at.folder, { every: 0 }) };
    const right = analyze(rules, { ...options, keeper: undefined });
    let refused = 0;
    for (let more = true; more; refused++) {
      const search = () => expect(analyze(rules, options)).toEqual(right);
      let problem: unknown = null;
      more = await refusing('allocation', refused, () => {
        try {
          search();
        } catch (error) {
          problem = error;
        }
      });
      expect([refused, isInputError(problem)]).toEqual([refused, problem !== null]);
      expect(readdirSync(at.folder).filter((name) => name !== 'search.checkpoint')).toEqual([]);
      if (existsSync(at.file)) search();
    }
    expect(refused).toBeGreaterThan(5);
  },
);

describe('an analysis', () => {
  const own: TowerRules = { ...oxford(6), stacking: (disc, on) => Math.abs(disc - on) < 5 };

  test.each([
    ['lists', own],
    ['lift', oxford(8)],
    ['planes', hanoi(8, { pegs: 4 })],
  ] as [string, TowerRules][])(
    'in %s that dies at any level goes on with the same result, and leaves nothing',
    (method, rules) => {
      const wanted = analyze(rules, { explicit: false });
      expect(wanted.method).toBe(method);
      const died = new Error('died');
      /** Analyzes until the given number of levels is found; returns their number. */
      const levels = (most: number) => {
        let found = 0;
        const onProgress = (what: string) => {
          if (what !== 'distances') return;
          if (++found === most) throw died;
        };
        try {
          expect(
            analyze(rules, {
              explicit: false,
              keeper: () =>
                keepIn(at.folder, { every: 0, onCheckpoint: () => onProgress('checkpoint') }),
              onProgress,
            }),
          ).toEqual(wanted);
        } catch (error) {
          if (error !== died) throw error;
        }
        return found;
      };
      const all = wanted.distances?.length as number;
      expect([levels(2), levels(Math.ceil(all / 2))]).toEqual([2, Math.ceil(all / 2)]);
      expect(readdirSync(at.folder)).toEqual(['search.checkpoint']);
      expect(levels(Number.POSITIVE_INFINITY)).toBeLessThan(all);
      expect(readdirSync(at.folder)).toEqual([]);
    },
  );
  test('of another tower is refused, and the checkpoint stays', () => {
    using((keeper) =>
      searchTower(hanoi(12), { method: 'lists', keeper, shouldStop: () => existsSync(at.file) }),
    );
    const kept = readFileSync(at.file);
    expect(() => analyze(own, { explicit: false, keeper: () => keepIn(at.folder) })).toThrow(
      'must be a whole checkpoint of this search',
    );
    expect(readFileSync(at.file).equals(kept)).toBe(true);
    expect(readdirSync(at.folder)).toEqual(['search.checkpoint']);
  });
  test('on a stored graph needs no checkpoint', () => {
    mkdirSync(join(at.folder, 'deep'));
    expect(analyze(oxford(4), { keeper: () => keepIn(join(at.folder, 'deep')) }).method).toBe(
      'explicit',
    );
    expect(readdirSync(join(at.folder, 'deep'))).toEqual([]);
  });
});
