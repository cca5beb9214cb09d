import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ours, peerNames } from '../../src/commands/bench/contenders.js';
import { fittedExponent, measure } from '../../src/commands/bench/measure.js';
import { reach } from '../../src/commands/bench/reach.js';
import { runOnce } from '../../src/commands/bench/run-once.js';
import { targetsOf } from '../../src/commands/bench/targets.js';
import { json, run, runLine, spawned, until } from '../run.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface Result {
  readonly discs: number | null;
  readonly name: string;
  readonly skipped: string | null;
  readonly times: readonly (readonly [number, number])[];
  readonly ratio: number | null;
}

test('every peer is measured or skipped with a reason; the sizes are counted, not guessed', async () => {
  const { parts, targets } = await json('bench --part explicit --discs 6 --rounds 1');
  const { results, sizes, rounds } = (
    parts as { explicit: { results: Result[]; sizes: number[]; rounds: number } }
  ).explicit;
  expect([sizes, rounds]).toEqual([[3, 4, 5, 6], 1]);
  const [own, ...peers] = results;
  expect(own).toMatchObject({ name: 'manaus', skipped: null, ratio: 1, discs: 6 });
  expect(own.times.map(([states]) => states)).toEqual([27, 81, 243, 729]);
  expect(peers.map(({ name }) => name)).toEqual([...peerNames]);
  for (const { skipped, times } of peers) expect(times.length).toBe(skipped === null ? 4 : 0);
  for (const { skipped } of peers) if (skipped !== null) expect(skipped).toMatch(/^no /);
  const rows = targets as { id: string; measured: number | null; verdict: string | null }[];
  for (const { id, measured, verdict } of rows)
    expect([id, measured === null]).toEqual([id, verdict === null]);
  expect(rows.find(({ id }) => id === 'reach-four')).toMatchObject({
    target: 17,
    goFor: 18,
    measured: null,
    verdict: null,
  });
});

test('searches without a stored graph find the same, on one thread or more, and in C++', async () => {
  const { parts } = await json('bench --part implicit --quick --rounds 1 --against cpp');
  const { four, three, oxford } = (parts as { implicit: Record<string, { results: Result[] }> })
    .implicit;
  expect([four, three, oxford].map(({ results }) => results[0].times.at(-1)?.[0])).toEqual([
    4 ** 9,
    3 ** 10,
    (8 * 7 * 720) / 2,
  ]);
  for (const { results } of [four, three, oxford])
    expect(results.map(({ name }) => name)).toEqual([
      'manaus',
      'TypeScript, 1 thread',
      'WebAssembly, 1 thread',
      'cpp',
    ]);
});

test.each([
  ['explicit.mjs', [], 3 ** 5],
  ['implicit.mjs', ['three'], 3 ** 5],
  ['diameter.mjs', ['oxford'], 5040 / 2],
  ['all-starts.mjs', [], 3 ** 5],
])('%s runs, and finds its states', async (file, before, states) => {
  expect(await runOnce(ours(file, before), 5, 60)).toMatchObject({ order: states });
});

test('the growth is drawn, the table readable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-bench-'));
  const out = join(folder, 'growth.svg');
  const answer = await runLine(
    `bench --part explicit --discs 5 --rounds 2 --against none --out ${out}`,
  );
  expect(answer).toMatchObject({ code: 0, err: [] });
  expect(answer.out).toMatch(
    /^the stored graph of Hanoi on 3 pegs, 5 discs, 243 states; 2 rounds, medians$/m,
  );
  expect(answer.out).toMatch(/^manaus +\d\.\d{3} +1\.00 +states\^-?\d\.\d\d/m);
  expect(readFileSync(out, 'utf8')).toMatch(/^<svg/);
  rmSync(folder, { recursive: true });
});

test('one disc more each time, until it takes too long or refuses', async () => {
  const stopping = (code: string) => ({
    ...program(
      'ours',
      `const n = Number(process.argv[1]); ${code}; console.log(JSON.stringify({ order: 2 ** n, seconds: n / 10 }))`,
    ),
  });
  const slow = await reach(stopping(''), { from: 3, limit: 0.5 });
  expect(slow).toMatchObject({
    discs: 5,
    stopped: 'more than 0.5 s for 6 discs',
    times: [
      [8, 0.3],
      [16, 0.4],
      [32, 0.5],
    ],
  });
  const small = await reach(stopping("if (n > 4) throw new Error('too large')"), {
    from: 3,
    limit: 9,
  });
  expect(small).toMatchObject({ discs: 4, stopped: 'ours: Error: too large' });
  expect(await reach({ ...stopping(''), most: 3 }, { from: 3, limit: 9 })).toMatchObject({
    discs: 3,
  });
  expect(
    await reach(
      { ...stopping(''), command: null, missing: 'no such program' },
      { from: 3, limit: 9 },
    ),
  ).toMatchObject({ discs: null, last: null, stopped: 'no such program' });
});

test('targets are met, passed or missed, and stay open where nothing was measured', () => {
  const result = (name: string, seconds: number) => ({
    name,
    version: null,
    skipped: null,
    times: [[10, seconds]] as const,
    discs: 14,
    ratio: 1,
    bytes: 28,
    peak: 30,
    exponent: null,
  });
  const explicit = {
    work: '',
    sizes: [14],
    rounds: 3,
    results: [
      result('manaus', 2),
      result('cpp', 1.25),
      result('igraph', 100),
      result('networkx', 10),
    ],
  };
  const found = new Map(targetsOf({ explicit }).map((target) => [target.id, target]));
  expect(found.get('explicit-cpp')).toMatchObject({ measured: 1.6, discs: 14, verdict: 'reached' });
  expect(found.get('explicit-igraph')).toMatchObject({ measured: 50, verdict: 'beyond' });
  expect(found.get('explicit-networkx')).toMatchObject({ measured: 5, verdict: 'missed' });
  expect(found.get('explicit-bytes')).toMatchObject({ measured: 30, verdict: 'reached' });
  expect(found.get('explicit-graphology')).toMatchObject({ measured: null, verdict: null });
});

test('bad input is one line', async () => {
  const bad = async (line: string, says: string) =>
    expect(await run(...line.split(' '))).toMatchObject({
      code: 2,
      out: '',
      err: [expect.stringContaining(says)],
    });
  await bad('bench --against sage', '--against must be one or more of cpp, igraph-c');
  await bad('bench --against none,cpp', '--against must be none or a list of peers');
  await bad('bench --discs 3', '--discs must be a whole number from 4 to 18');
  await bad(
    'bench --part speed',
    '--part must be one or more of explicit, implicit, classes, reach, diameter, all-starts',
  );
  await bad('bench --full --quick', '--full cannot be used with --quick');
  await bad('bench --out growth.png', '--out must be a file that ends in .svg');
});

test('the exponent of a power is found', () => {
  expect(fittedExponent([10, 20, 50].map((x) => [x, 3 * x ** 1.5]))).toBeCloseTo(1.5, 12);
  expect(fittedExponent([[1, 1]])).toBe(null);
});

/** A program that prints what a run would. */
const program = (name: string, code: string) => ({
  name,
  command: [process.execPath, '-e', code],
  missing: null,
  folder: '.',
});
const printing = (sum: number) =>
  `console.log(JSON.stringify({ order: 3 ** process.argv[1], components: 1, degree2: 3, eccentricity: 1, sum: ${sum}, seconds: 2 * process.argv[1] }))`;
const once = { sizes: [1, 2], rounds: 1, budget: 60, patience: 60, agree: ['order', 'sum'] };

test('one that finds something else is no peer', async () => {
  const same = await measure([program('ours', printing(4)), program('theirs', printing(4))], once);
  expect(same.measured[1]).toMatchObject({
    times: [
      [3, 2],
      [9, 4],
    ],
    ratio: 1,
    skipped: null,
  });
  await expect(
    measure([program('ours', printing(4)), program('theirs', printing(5))], once),
  ).rejects.toThrow('theirs finds sum 5 with 1 discs, ours 4');
});

test('what the clock cannot tell takes no part in the fit', async () => {
  const { measured } = await measure(
    [
      program('ours', printing(4)),
      program('instant', printing(4).replace('2 * process.argv[1]', '0')),
    ],
    once,
  );
  expect(measured[1]).toMatchObject({ ratio: 0, exponent: null });
});

test('one that takes too long is given up, one that fails is named', async () => {
  const { measured } = await measure(
    [program('ours', printing(4)), program('slow', 'setInterval(() => {}, 1000)')],
    { ...once, patience: 1 },
  );
  expect(measured[1]).toMatchObject({ times: [], skipped: 'more than 1 s for 1 discs' });
  const broken = await measure(
    [program('ours', printing(4)), program('theirs', "throw new Error('out of luck')")],
    once,
  );
  expect(broken.measured[1]).toMatchObject({ times: [], skipped: 'theirs: Error: out of luck' });
  await expect(measure([program('ours', "throw new Error('out of luck')")], once)).rejects.toThrow(
    /^ours: Error: out of luck$/,
  );
});

test('an interrupt ends the program that is being measured as well', async () => {
  const measured = `${root}packages/kernels/bench/implicit.mjs --once four`;
  const running = () =>
    execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(measured);
  const { code, signal } = await spawned(
    ['bench', '--part', 'implicit', '--against', 'none', '--rounds', '9'],
    { interruptAfter: until(running) },
  );
  expect([130, 'SIGINT']).toContain(code ?? signal);
  await expect.poll(running, { timeout: 2000 }).toBe(false);
});
