import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gridPoints } from '@manaus/jobs';
import { manifestOf } from '@manaus/jobs/internals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { capacityRule, numberRanges, pegMovesRule } from '../../src/commands/sweep/ranges.js';
import { sweepArray } from '../../src/commands/sweep/submit.js';
import { words } from '../../src/options/kinds.js';
import { expectInterrupted, json, run, runLine, spawned } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const small = '--puzzle hanoi,manaus --discs 2..4 --moves any,cyclic --question analyze,diameter';
const merged = (where: string) =>
  ['results.parquet', 'results.csv'].map((name) =>
    readFileSync(join(where, 'merged', name)).toString('base64'),
  );

describe('from plan to merge', () => {
  test('a sweep in two parts', async () => {
    expect(await json(`sweep plan ${folder} ${small}`)).toMatchObject({
      points: 24,
      leftOut: [],
      estimatedSeconds: expect.any(Number),
    });
    const lines = readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(24);
    for (const line of lines)
      expect(line).toMatchObject({
        id: expect.any(String),
        parameters: expect.any(Object),
        estimatedSeconds: expect.any(Number),
      });
    expect(await json(`sweep run ${folder} --shard 2/3`)).toMatchObject({
      points: 8,
      kept: 0,
      computed: 8,
    });
    expect(await json(`sweep status ${folder}`)).toMatchObject({
      points: 24,
      done: 8,
      running: 0,
      missing: 16,
    });
    expect(await runLine(`sweep merge ${folder}`)).toMatchObject({
      code: 2,
      out: '',
      err: [expect.stringContaining('must be run to its end before it is merged: 8 of 24 results')],
    });
    expect(await json(`sweep run ${folder}`)).toMatchObject({ points: 24, kept: 8, computed: 16 });
    expect(await json(`sweep run ${folder}`)).toMatchObject({ kept: 24, computed: 0 });
    expect(await json(`sweep merge ${folder}`)).toMatchObject({ points: 24, stale: 0 });
    expect(readFileSync(join(folder, 'merged', 'results.csv'), 'utf8').split('\n')).toHaveLength(
      26,
    );
  });
  test('an algorithm of a work, for its own tower only', async () => {
    const { points, leftOut } = await json(
      `sweep plan ${folder} --puzzle manaus,hanoi --discs 2..4 --question martins2024/algorithm-11`,
    );
    expect([points, (leftOut as unknown[]).length]).toEqual([3, 3]);
    await json(`sweep run ${folder}`);
    await json(`sweep merge ${folder}`);
    const [names, , , last] = readFileSync(join(folder, 'merged', 'results.csv'), 'utf8').split(
      '\n',
    );
    expect(names).toMatch(/,starts,solved,shortest,excess,mostExcess,mostMoves,firstUnsolved$/);
    expect(last).toContain('martins2024/algorithm-11');
  });
  test('every capacity up to the names of the pegs, also where no peg holds all discs', async () => {
    const every = '--puzzle hanoi --discs 2..3 --capacities 0..n,0..n,0..n --question every-peg';
    expect(await json(`sweep plan ${folder} ${every} --decreasing`)).toMatchObject({ points: 24 });
    await json(`sweep run ${folder}`);
    await json(`sweep merge ${folder}`);
    const rows = readFileSync(join(folder, 'merged', 'results.csv'), 'utf8').split('\n');
    expect(rows[0]).toMatch(/,order,size,components,planar,solvable,worst$/);
    expect(rows).toContain(
      'hanoi_n2_c1-1-1_any_every-peg,hanoi,2,3,"[1,1,1]",any,every-peg,6,6,[6],true,"[null,null,null]","[null,null,null]"',
    );
    expect(
      JSON.parse((await runLine(`sweep plan ${folder} ${every} --print --json`)).out),
    ).toHaveLength(23 + 54);
  });
  test('people read tables', async () => {
    await runLine(`sweep plan ${folder} ${small}`);
    expect((await runLine(`sweep status ${folder}`)).out).toMatch(/^points +24$/m);
  });
  test('submit runs it on all cores, and has nothing left to do the second time', async () => {
    await json(`sweep plan ${folder} ${small}`);
    expect(await spawned(['sweep', 'submit', folder, '--json'])).toMatchObject({
      code: 0,
      err: '',
    });
    const again = await spawned(['sweep', 'submit', folder, '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ on: 'local', shards: 0, done: 24 });
    const here = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
    await json(`sweep plan ${here} ${small}`);
    for (const where of [here, folder]) {
      await spawned(['sweep', 'run', where]);
      expect(await spawned(['sweep', 'merge', where])).toMatchObject({ code: 0 });
    }
    expect(merged(folder)).toEqual(merged(here));
    rmSync(here, { recursive: true });
  });
});

describe('what stops a sweep', () => {
  const long = '--puzzle hanoi --discs 12 --moves 7..62 --question analyze';
  test.each(['run', 'submit'])('Ctrl-C ends %s and keeps what was finished', async (action) => {
    await json(`sweep plan ${folder} ${long}`);
    expectInterrupted(await spawned(['sweep', action, folder], { interruptAfter: 2500 }));
    const status = await spawned(['sweep', 'status', folder, '--json']);
    const { done, running } = JSON.parse(status.out);
    expect(done).toBe(
      existsSync(join(folder, 'results'))
        ? readdirSync(join(folder, 'results')).filter((name) => name.endsWith('.json')).length
        : 0,
    );
    expect(running).toBe(0);
  });
});

describe('bad input is one line', () => {
  const bad = async (line: string, says: string) => {
    const { code, out, err } = await run(...line.split(' '));
    expect({ code, out, lines: err.length }, line).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  };
  test('of the command line', async () => {
    await bad('sweep', 'ACTION is required: one of plan, run, submit, status, merge');
    await bad('sweep dance', "unknown command 'dance' (known: plan, run");
    await bad('sweep plan --discs 3', '--puzzle is required: one or more of hanoi');
    await bad('sweep plan --puzzle hanoi', '--discs is required: whole numbers');
    await bad('sweep plan --puzzle hanoi,nim --discs 3', '--puzzle must be one or more of');
    for (const discs of ['8..3', '0..3', '3..', 'x', '1..1001', '1...3', ''])
      await bad(
        `sweep plan --puzzle hanoi --discs=${discs}`,
        '--discs must be whole numbers from 1 to 1000',
      );
    for (const moves of ['some', '9..1', '-1'])
      await bad(
        `sweep plan --puzzle hanoi --discs 3 --moves=${moves}`,
        '--moves must be one or more of any',
      );
    for (const rule of ['n-', '1..2..3', 'm', '1;;2', ''])
      await bad(
        `sweep plan --puzzle hanoi --discs 3 --capacities=${rule}`,
        '--capacities must be one entry per peg',
      );
    await bad(
      'sweep plan --puzzle hanoi --discs 3 --capacities 1,1,0',
      'capacities must be enough for 3 discs',
    );
    await bad(
      'sweep plan --puzzle hanoi --discs 3 --question color',
      '--question must be one of analyze, diameter, ',
    );
    await bad(
      'sweep plan --puzzle hanoi --discs 3 --question martins2024/algorithm-11',
      '--question must be an algorithm for one of the towers',
    );
    for (const shard of ['0/2', '3/2', '1', 'a/b', '1/99999'])
      await bad(`sweep run --shard ${shard}`, '--shard must be k/N');
    await bad('sweep run --discs 3', "unknown option '--discs'; see manaus sweep run --help");
    await bad('sweep merge no-such-folder', 'plan the sweep first');
  });
  test('of submit, whose option --on was called --engine', async () => {
    await json(`sweep plan ${folder} ${small}`);
    for (const name of ['--on', '--engine'])
      await bad(
        `sweep submit ${folder} ${name} mars`,
        '--on must be one of local, slurm (got "mars")',
      );
    await bad(`sweep submit ${folder} --on local --engine local`, '--on must be given once');
  });
  test('of the folder', async () => {
    await json(`sweep plan ${folder} ${small}`);
    await bad(
      `sweep plan ${folder} --puzzle london --discs 3`,
      'has another sweep, of 24 points, hanoi_n2',
    );
    await json(`sweep run ${folder}`);
    const file = join(folder, 'results', readdirSync(join(folder, 'results'))[0]);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    for (const action of ['run', 'merge', 'status', 'submit'])
      await bad(`sweep ${action} ${folder}`, `${file} must be a whole result of this sweep`);
    writeFileSync(join(folder, 'manifest.jsonl'), '{}\n');
    for (const action of ['run', 'merge', 'status', 'submit'])
      await bad(`sweep ${action} ${folder}`, 'manifest.jsonl must be a whole manifest');
  });
});

test('lists, ranges and rules', () => {
  expect(numberRanges('', '', 1, 9).parse('3..5,9')).toEqual([3, 4, 5, 9]);
  expect(words('', '', ['a', 'b']).parse('b,a')).toEqual(['b', 'a']);
  expect(pegMovesRule('', '', 63).parse('any,7,62..63')).toEqual(['any', 7, 62, 63]);
  expect(capacityRule('', '').parse('n,n-2..n,1..n')?.(3)).toHaveLength(9);
  expect(() => capacityRule('', '').parse('1..999,1..999,1')?.(3)).toThrow('at most 10000 choices');
});

test('a job array is data, and a script that is the same for all, whatever the folder is called', () => {
  const folder = '/tmp/$(touch it)\ntouch "it\'s here" %j';
  const { points } = gridPoints({ puzzles: ['hanoi'], discs: [3], questions: ['analyze'] });
  const array = sweepArray(folder, [1, 3], 4, manifestOf(points));
  expect([array.folder, array.tasks]).toEqual([folder, '1,3']);
  expect(array.arguments.slice(-2)).toEqual([folder, '4']);
  expect(array.script).toBe(sweepArray('atlas', [2], 2, manifestOf(points)).script);
});

describe('a job array on a stand-in for Slurm', () => {
  /** An sbatch that runs the script as the first task at once, and prints a job number. */
  const standIn = [
    '#!/bin/sh',
    '[ "$1" = --version ] && exit 0',
    'while case "$1" in --*) true;; *) false;; esac; do shift; done',
    'cd "$(dirname "$1")"',
    'SLURM_ARRAY_TASK_ID=1 sh "$@" > log 2>&1',
    'echo 42',
  ].join('\n');
  test.each(['plain', "it's", 'new\ntouch pwned\n#', '$(touch pwned)', 'x;touch pwned', '%j "'])(
    'runs the sweep in a folder called %j, and nothing else',
    async (name) => {
      writeFileSync(join(folder, 'sbatch'), standIn, { mode: 0o755 });
      const where = join(folder, name);
      expect((await run('sweep', 'plan', where, '--puzzle', 'hanoi', '--discs', '2')).code).toBe(0);
      vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
      const { code, out } = await run('sweep', 'submit', where, '--on', 'slurm', '--json');
      vi.unstubAllEnvs();
      expect([code, JSON.parse(out).job]).toEqual([0, '42']);
      expect(readFileSync(join(where, 'slurm', 'log'), 'utf8')).toContain('"computed":1');
      for (const place of [folder, where, join(where, 'slurm'), '.'])
        expect(readdirSync(place)).not.toContain('pwned');
    },
  );
});
