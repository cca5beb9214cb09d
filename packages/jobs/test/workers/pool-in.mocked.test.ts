import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hanoi, isInputError } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { withEveryFault } from '@manaus/testing/disk-faults';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIn } from '../../src/index.js';
import { writeResults } from '../../src/workers/batch.js';
import { readJob } from '../../src/workers/folder.js';
import { poolIn } from '../../src/workers/pool-in.js';
import { workIn } from '../../src/workers/work-in.js';
import { job, results, tasks } from './batches.js';

// Search and workers are one process here: whenever the search would sleep, `nap.during` runs, and
// a second passes.
const nap = vi.hoisted(() => ({ during: () => {}, passed: 0 }));
vi.mock('../../src/checkpoints/heartbeat.js', async (original) => ({
  ...(await original<typeof import('../../src/checkpoints/heartbeat.js')>()),
  beat: () => () => {},
  sleep() {
    nap.passed += 1000;
    nap.during();
  },
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-pool-'));
  const now = performance.now.bind(performance);
  nap.passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + nap.passed);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});
const at = (...names: string[]) => join(folder, 'workers', ...names);

test('results that are damaged, or of a batch that is done or unknown, are passed over', () => {
  const damaged: string[] = [];
  const onDamage = (name: string) => damaged.push(name);
  const pool = poolIn(folder, { workers: 1, onDamage })(job);
  const { run } = readJob(at('job')) ?? {};
  const deliver = (name: string, found = results, batch = name) =>
    writeResults(at('results', name), batch, found);
  const [first, second] = results;
  pool.begin(0, tasks[0]);
  deliver('another.0');
  deliver(`${run}.7`);
  deliver(`${run}.0`, [first]);
  expect(pool.take()).toEqual({ slot: 0, ...first });
  expect(pool.idle()).toEqual([0]);
  // The first batch once more, when it is done.
  deliver(`${run}.0`, [first]);
  // The second batch: at first it is that of another under its name, and then it is cut short.
  const spoiled = [
    () => deliver(`${run}.1`, [first], `${run}.0`),
    () => writeFileSync(at('results', `${run}.1`), 'manaus-classes-results\n'),
    () => deliver(`${run}.1`, [second]),
  ];
  pool.begin(0, tasks[1]);
  spoiled[0]();
  nap.during = () => spoiled[damaged.length]();
  expect(pool.take()).toEqual({ slot: 0, ...second });
  expect(damaged).toEqual([at('results', `${run}.1`), at('results', `${run}.1`)]);
  expect(readdirSync(at('results'))).toEqual([]);
  pool.end();
  expect(readdirSync(folder)).toEqual([]);
});

/** A worker that ends as soon as it finds no work; what it throws otherwise is kept. */
function worker(): unknown {
  const ended = new Error('no work');
  const outside = nap.during;
  nap.during = () => {
    throw ended;
  };
  try {
    workIn(folder);
  } catch (error) {
    return error === ended ? null : error;
  } finally {
    nap.during = outside;
  }
  return null;
}

const rules = hanoi(4, { pegs: 4 });
const right = analyze(rules, { explicit: false, engine: 'ts' });

/**
 * The errors of the search and of its workers, `null` where there were none; what is found is
 * right.
 */
function search(): { search: unknown; workers: unknown[] } {
  const workers: unknown[] = [];
  nap.during = () => void workers.push(worker());
  try {
    const found = analyze(rules, {
      explicit: false,
      engine: 'ts',
      method: 'classes',
      largeDiscs: 1,
      pool: poolIn(folder, { workers: 1 }),
      keeper: () => keepIn(folder),
    });
    expect(found.distances).toEqual(right.distances);
    expect(workers.length).toBeGreaterThan(0);
    return { search: null, workers };
  } catch (error) {
    return { search: error, workers };
  }
}

test('whatever fails, for the search or a worker, the result is right, or there is one line', async () => {
  let problems = search();
  expect(problems.search).toBe(null);
  const [overcome, refused]: string[][] = [[], []];
  const faults = await withEveryFault({
    prepare() {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
    },
    run() {
      problems = search();
    },
    look({ call, nth }) {
      const where = `${call} ${nth}`;
      const errors = [problems.search, ...problems.workers].filter((error) => error !== null);
      (problems.search === null ? overcome : refused).push(where);
      expect([where, errors.filter((error) => !isInputError(error))]).toEqual([where, []]);
      expect([where, readdirSync(folder)]).toEqual([where, []]);
      expect([where, search().search]).toEqual([where, null]);
    },
  });
  expect(faults).toBe(overcome.length + refused.length);
  for (const list of [overcome, refused]) expect(list.length).toBeGreaterThan(10);
});

test.each([
  ['notes.txt', 'mine'],
  ['job', 'mine'],
  [join('results', 'thesis.1'), 'mine'],
  [join('deep', 'job'), 'mine'],
])('a folder of others with %s is refused, and stays', (name, text) => {
  const file = at(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const first = name.startsWith('deep') ? at('deep') : file;
  expect(() => poolIn(folder, { workers: 1 })(job)).toThrow(
    `jobs/workers: ${first}: cannot write there: something of that name is there`,
  );
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([text, ['workers']]);
});

test('what a search that was killed has left is cleared', () => {
  const killed = poolIn(folder, { workers: 1 })(job);
  const { run = '' } = readJob(at('job')) ?? {};
  for (const [place, name] of [
    ['open', `${run}.0`],
    ['taken', `${run}.1.${run}-17-a1b2c3`],
    ['results', `${run}.2`],
    ['alive', `${run}-17-a1b2c3`],
    ['open', '.manaus-0a1b2c3d-17-99-a1.tmp'],
  ])
    writeFileSync(at(place, name), '');
  const next = poolIn(folder, { workers: 1 })(job);
  expect(['open', 'taken', 'results', 'alive'].flatMap((place) => readdirSync(at(place)))).toEqual(
    [],
  );
  next.end();
  killed.end();
  expect(readdirSync(folder)).toEqual([]);
});
