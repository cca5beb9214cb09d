import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi } from '@manaus/core';
import { type ClassesPoolMaker, type ClassTask, classRunner, searchTower } from '@manaus/kernels';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, readTasks, writeResults, writeTasks } from '../../src/workers/batch.js';
import { readJob, writeJob } from '../../src/workers/folder.js';
import { poolIn } from '../../src/workers/pool-in.js';
import { Pulse } from '../../src/workers/pulse.js';
import { workIn } from '../../src/workers/work-in.js';
import { changed } from '../storage/changed.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-workers-'));
  file = join(folder, 'file');
});
afterEach(() => rmSync(folder, { recursive: true }));

const tasks: ClassTask[] = [
  { cls: 7, row: Uint16Array.of(1, 65535, 300), seeds: [] },
  { cls: 0, row: Uint16Array.of(65535, 65535, 0), seeds: [5, 70000] },
];
const results = [
  { run: { first: 3, widths: Uint32Array.of(1, 70000) }, row: Uint16Array.of(1, 2, 3) },
  { run: { first: 65535, widths: new Uint32Array(0) }, row: Uint16Array.of(65535, 65535, 4) },
];
const job = {
  ...{ discs: 3, capacities: [3, 3, 3, 3], moves: [[false]], sources: [0] },
  ...{
    smallDiscs: 2,
    engine: 'ts' as const,
    settings: 16,
    places: 16,
    classes: 2,
    bytes: 32,
    run: 'a',
  },
} as const;

test('batches and jobs are read as they were written', () => {
  writeTasks(file, tasks);
  expect(readTasks(file)).toEqual(tasks);
  writeResults(file, results);
  expect(readResults(file)).toEqual(results);
  expect(readTasks(file)).toBe(null);
  writeJob(file, job);
  expect(readJob(file)).toMatchObject(job);
});

test('what was changed anywhere, or is gone, is not read', () => {
  expect([readTasks(file), readResults(file), readJob(file)]).toEqual([null, null, null]);
  const kinds = [
    [() => writeTasks(file, tasks), readTasks],
    [() => writeResults(file, results), readResults],
    [() => writeJob(file, job), readJob],
  ] as const;
  for (const [write, read] of kinds) {
    write();
    fc.assert(
      fc.property(changed(readFileSync(file)), (bytes) => {
        writeFileSync(file, bytes);
        expect(read(file)).toBe(null);
      }),
      { numRuns: 200 },
    );
  }
});

test('silence begins anew with every touch', () => {
  const pulse = new Pulse(file);
  writeFileSync(file, '');
  expect(pulse.silence()).toBeLessThan(0.01);
  const silent = pulse.silence();
  expect(pulse.silence()).toBeGreaterThan(silent);
  utimesSync(file, 1, 1);
  expect(pulse.silence()).toBeLessThan(silent + 0.01);
});

test('without a job, or a search that lives, there is no work', () => {
  expect(workIn(folder)).toBe(0);
  const workers = join(folder, 'workers');
  writeJob(join(workers, 'job'), { ...job, moves: hanoi(3, { pegs: 4 }).moves });
  expect(workIn(folder, 0.2)).toBe(0);
  expect(readdirSync(join(workers, 'alive'))).toEqual([]);
});

test('results that are damaged, or of a batch that is done or unknown, are passed over', () => {
  const pool = poolIn(folder, { workers: 1 })(job);
  const there = (name: string) => join(folder, 'workers', 'results', name);
  const { run } = readJob(join(folder, 'workers', 'job')) ?? {};
  const [first, second] = results;
  for (const [number, found] of [first, second].entries()) {
    pool.begin(0, tasks[number]);
    writeResults(there('another.0'), results);
    writeResults(there(`${run}.7`), results);
    // The first batch once more, when it is done.
    if (number === 1) writeResults(there(`${run}.0`), [first]);
    writeResults(there(`${run}.${number}`), [found]);
    expect(pool.take()).toEqual({ slot: 0, ...found });
    expect(pool.idle()).toEqual([0]);
  }
  expect(readdirSync(join(folder, 'workers', 'results'))).toEqual([]);
  pool.end();
  expect(readdirSync(folder)).toEqual([]);
});

/** A pool that searches every class twice, the later ones first, with a place for each of many. */
const twice: ClassesPoolMaker = (given) => {
  const runner = classRunner(JSON.parse(JSON.stringify(given)));
  const begun: { slot: number; task: ClassTask }[] = [];
  const slots = Array.from({ length: 40 }, (_, slot) => slot);
  return {
    idle: () => slots.filter((slot) => begun.every((other) => other.slot !== slot)),
    begin: (slot, task) => void begun.push({ slot, task }),
    take() {
      const { slot, task } = begun.pop() ?? { slot: 0, task: tasks[0] };
      runner.run({ ...task, row: task.row.slice() });
      return { slot, run: runner.run(task), row: task.row };
    },
    end() {},
  };
};

test.each([
  ['4 pegs', hanoi(8, { pegs: 4 })],
  ['5 pegs', hanoi(6, { pegs: 5 })],
  ['a directed ring', hanoi(7, { pegs: 4, moves: 'cyclic' })],
  ['capacities', hanoi(7, { pegs: 4, capacities: [3, 3, 4, 7] })],
  ['a goal on three pegs', hanoi(7, { pegs: 4, goal: '126/347/5/' })],
])('the order of classes, and a second search of one, change nothing: %s', (_, rules) => {
  const whole = searchTower(rules, { engine: 'ts' });
  const found = searchTower(rules, { method: 'classes', largeDiscs: 3, pool: twice });
  expect([found.spheres, found.sum]).toEqual([whole.spheres, whole.sum]);
  expect([...found.farthest].sort()).toEqual([...whole.farthest].sort());
});
