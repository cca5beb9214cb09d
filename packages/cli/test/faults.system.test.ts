import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Fault, withEveryFault } from '@manaus/testing/disk-faults';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, run, runLine } from './run.js';

// In each test every call that changes the disk fails once. In the end there is the old state or
// the new one, one line says what is wrong, nothing is left over, and the same command, called
// again, does what it should have done.

let folder: string;
let there: string;
let before: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-faults-'));
  there = join(folder, 'there');
  before = join(folder, 'before');
  mkdirSync(there);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Commands in the folder, of which the last one meets the faults. */
async function withFaults(
  prepared: readonly string[],
  line: string,
  look: (fault: Fault) => unknown,
): Promise<number> {
  for (const each of prepared) expect(await runLine(each)).toMatchObject({ code: 0 });
  cpSync(there, before, { recursive: true });
  let answer: Answer;
  return withEveryFault({
    prepare() {
      rmSync(there, { recursive: true, force: true });
      cpSync(before, there, { recursive: true });
    },
    async run() {
      answer = await runLine(line);
    },
    look(fault) {
      const { code, out, err } = answer;
      expect([fault, code, out, err.length]).toEqual([fault, 2, '', 1]);
      expect(err[0]).toMatch(/^manaus [^\n]{1,300}$/);
      expect(filesIn(there).filter((name) => name.includes('.tmp'))).toEqual([]);
      return look(fault);
    },
  });
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const read = (...names: string[]) => readFileSync(join(there, ...names), 'utf8');

test('draw leaves the old picture or the new one', async () => {
  const out = join(there, 'a.svg');
  await run('draw', 'hanoi', '--discs', '2', '--out', out);
  const next = read('a.svg');
  const line = (discs: number) => `draw hanoi --discs ${discs} --out ${out}`;
  const faults = await withFaults([line(1)], line(2), () => {
    expect([readFileSync(join(before, 'a.svg'), 'utf8'), next]).toContain(read('a.svg'));
    expect(readdirSync(there)).toEqual(['a.svg']);
  });
  expect(faults).toBeGreaterThanOrEqual(5);
});

test('block generate leaves the old level or the new one', async () => {
  const line = (seed: number) =>
    `block generate bloxorz --least 3 --seed ${seed} --out ${join(there, 'l.txt')} --force`;
  await runLine(line(2));
  const next = read('l.txt');
  const faults = await withFaults([line(1)], line(2), () => {
    expect([readFileSync(join(before, 'l.txt'), 'utf8'), next]).toContain(read('l.txt'));
  });
  expect(faults).toBeGreaterThanOrEqual(5);
});

test('block import leaves whole levels', async () => {
  const pack = join(folder, 'pack.txt');
  const levels = ['airlock', 'twins'].map((name) => readFileSync(`levels/${name}.txt`, 'utf8'));
  writeFileSync(pack, levels.join('\n'));
  const line = `block import ${pack} --out ${there}`;
  await runLine(line);
  const whole = Object.fromEntries(readdirSync(there).map((name) => [name, read(name)]));
  expect(Object.keys(whole)).toHaveLength(2);
  rmSync(there, { recursive: true });
  mkdirSync(there);
  const faults = await withFaults([], line, () => {
    for (const name of readdirSync(there)) expect(read(name)).toBe(whole[name]);
  });
  expect(faults).toBeGreaterThanOrEqual(10);
});

test('new leaves no folder, or a whole one', async () => {
  const faults = await withFaults([], `new heap mine --out ${there}`, () => {
    expect(readdirSync(there)).toEqual([]);
  });
  expect(faults).toBeGreaterThanOrEqual(5);
});

test('study leaves a folder from which it goes on', async () => {
  const line = `study hanoi --discs 1 --out ${there}`;
  const numbers = () => read('study.json').replaceAll(/"seconds":[\d.e-]+|"checksum.*/g, '');
  await runLine(line);
  const whole = numbers();
  rmSync(there, { recursive: true });
  mkdirSync(there);
  const faults = await withFaults([], line, async () => {
    expect(await runLine(line)).toMatchObject({ code: 0, err: [] });
    expect([numbers(), existsSync(join(there, 'study.previous.json'))]).toEqual([whole, false]);
  });
  expect(faults).toBeGreaterThanOrEqual(30);
});

const grid = '--puzzle hanoi,manaus --discs 2 --question diameter';

test('sweep plan leaves no manifest, or a whole one', async () => {
  const line = `sweep plan ${there} ${grid}`;
  const faults = await withFaults([], line, async () => {
    expect(await runLine(line)).toMatchObject({ code: 0 });
    expect(await runLine(`sweep status ${there}`)).toMatchObject({ code: 0 });
  });
  expect(faults).toBeGreaterThanOrEqual(5);
});

test('sweep plan of a document keeps the whole one, or plans nothing', async () => {
  const document = join(folder, 'lagoon.json');
  const tower = { name: 'Lagoon', pegs: 3, capacities: [2, 2, 2], goals: [{ allOn: 0 }] };
  writeFileSync(document, JSON.stringify(tower));
  const line = `sweep plan ${there} --puzzle ${document} --discs 2 --question diameter`;
  const faults = await withFaults([], line, async () => {
    const planned = existsSync(join(there, 'manifest.jsonl'));
    expect(filesIn(there)).toHaveLength(planned ? 2 : 0);
    expect(await runLine(planned ? `sweep run ${there}` : line)).toMatchObject({ code: 0 });
  });
  expect(faults).toBeGreaterThanOrEqual(10);
});

test.skipIf(process.platform === 'win32')(
  'sweep submit leaves no script of a job, or a whole one',
  async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'sbatch'), '#!/bin/sh\necho 42\n', { mode: 0o755 });
    vi.stubEnv('PATH', [bin, process.env.PATH].join(delimiter));
    const line = `sweep submit ${there} --on slurm`;
    const faults = await withFaults([`sweep plan ${there} ${grid}`], line, async () => {
      const script = join(there, 'slurm', 'array.sh');
      if (existsSync(script)) expect(read('slurm', 'array.sh')).toMatch(/^#!.*--json\n$/s);
      expect(await runLine(line)).toMatchObject({ code: 0, err: [] });
    });
    vi.unstubAllEnvs();
    expect(faults).toBeGreaterThanOrEqual(4);
  },
);

test('analyze leaves a whole checkpoint or a whole table, or none', async () => {
  const options = '--pegs 4 --discs 4 --large-discs 1 --engine ts --every 0 --json';
  const line = `analyze hanoi ${options} --boundary ${there}`;
  const { out } = await runLine(line);
  rmSync(there, { recursive: true });
  mkdirSync(there);
  const faults = await withFaults([], line, async () => {
    expect(filesIn(there).filter((name) => name !== 'search.checkpoint')).toEqual([]);
    expect(await runLine(line)).toMatchObject({ code: 0, out, err: [] });
    const solve = `solve hanoi --pegs 4 --from 1234/// --boundary ${there} --json`;
    expect(await runLine(solve)).toMatchObject({ code: 0, err: [] });
  });
  expect(faults).toBeGreaterThanOrEqual(20);
});

test('sweep run and merge leave whole results, and go on', async () => {
  const plan = `sweep plan ${there} ${grid}`;
  const steps = ['run', 'merge'].map((action) => `sweep ${action} ${there}`);
  for (const line of [plan, ...steps]) await runLine(line);
  const whole = read('merged', 'results.csv');
  rmSync(there, { recursive: true });
  const finish = async () => {
    for (const line of steps) expect(await runLine(line)).toMatchObject({ code: 0 });
    expect(read('merged', 'results.csv')).toBe(whole);
    expect(readdirSync(join(there, 'running'))).toEqual([]);
  };
  expect(await withFaults([plan], steps[0], finish)).toBeGreaterThanOrEqual(10);
  expect(await withFaults([steps[0]], steps[1], finish)).toBeGreaterThanOrEqual(10);
});
