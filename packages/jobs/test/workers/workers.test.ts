import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi } from '@manaus/core';
import { type ClassesPoolMaker, type ClassTask, classRunner, searchTower } from '@manaus/scale';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from '../../src/checkpoints/heartbeat.js';
import { readResults, readTasks, writeResults, writeTasks } from '../../src/workers/batch.js';
import { readJob, writeJob } from '../../src/workers/folder.js';
import { workIn } from '../../src/workers/work-in.js';
import { job, results, tasks } from './batches.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-workers-'));
  file = join(folder, 'file');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('batches and jobs are read as they were written', () => {
  writeTasks(file, 'a.1', tasks);
  expect(readTasks(file, 'a.1')).toEqual(tasks);
  expect(readTasks(file, 'a.2')).toBe(null);
  writeResults(file, 'a.1', results);
  expect(readResults(file, 'a.1')).toEqual(results);
  expect(readResults(file, 'a.2')).toBe(null);
  expect(readTasks(file, 'a.1')).toBe(null);
  writeJob(file, job);
  expect(readJob(file)).toMatchObject(job);
});

const kinds: readonly [string, () => void, () => unknown][] = [
  ['a batch', () => writeTasks(file, 'a.1', tasks), () => readTasks(file, 'a.1')],
  ['results', () => writeResults(file, 'a.1', results), () => readResults(file, 'a.1')],
  ['a job', () => writeJob(file, job), () => readJob(file)],
];

test.each(kinds)(
  `%s changed anywhere, ${CHANGED} times, or gone, is not read`,
  (_, write, read) => {
    expect(read()).toBe(null);
    write();
    fc.assert(
      fc.property(changed(readFileSync(file)), (bytes) => {
        writeFileSync(file, bytes);
        expect(read()).toBe(null);
      }),
      { numRuns: CHANGED },
    );
  },
);

test('silence begins anew with every touch', () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const pulse = new Pulse(file);
  const silenceAt = (seconds: number) => {
    clock = 1000 * seconds;
    return pulse.silence();
  };
  expect(silenceAt(3)).toBe(3);
  writeFileSync(file, '');
  expect([silenceAt(5), silenceAt(9)]).toEqual([0, 4]);
  utimesSync(file, 1, 1);
  expect([silenceAt(10), silenceAt(11)]).toEqual([0, 1]);
  vi.restoreAllMocks();
});

test('without a job, or a search that lives, there is no work', () => {
  expect(workIn(folder)).toBe(0);
  const workers = join(folder, 'workers');
  writeJob(join(workers, 'job'), { ...job, moves: hanoi(3, { pegs: 4 }).moves });
  expect(workIn(folder, 0.2)).toBe(0);
  expect(readdirSync(workers)).toEqual(['job']);
  mkdirSync(join(workers, 'alive'));
  expect(workIn(folder, 0.2)).toBe(0);
  expect(readdirSync(join(workers, 'alive'))).toEqual([]);
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
