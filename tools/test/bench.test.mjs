import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ours, peerNames } from '../bench/contenders.mjs';
import { fittedExponent, measure } from '../bench/measure.mjs';
import { runOnce } from '../bench/programs.mjs';
import { reach } from '../bench/reach.mjs';
import { targetsOf } from '../bench/targets.mjs';
import { inRoot, root } from '../run/paths.mjs';

/** The smallest bench. */
const OWN = '--part explicit --discs 4 --rounds 1 --against none';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-benched-'));
  mkdirSync(join(folder, 'tmp'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a bench to its end; a signal may be sent to it once something holds.
 *
 * @param {string} line
 * @param {{ cwd?: string, env?: object, by?: NodeJS.Signals, when?: () => boolean }} around
 */
async function bench(line, { cwd = root, env = {}, by, when = () => true } = {}) {
  const argv = [inRoot('tools', 'bench', 'main.mjs'), ...line.split(' ')];
  const child = spawn(process.execPath, argv, { cwd, env: { ...process.env, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  const code = new Promise((resolve) => child.on('close', resolve));
  if (by !== undefined) {
    while (!when()) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill(by);
  }
  return { code: await code, out, err };
}

const json = async (line) => JSON.parse((await bench(`${line} --json`)).out);

/** The processes whose command line has a text in it, as Linux tells. */
const running = (text) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });

function hasCompiler() {
  try {
    return execFileSync('g++', ['-dumpversion']).length > 0;
  } catch {
    return false;
  }
}

test('every peer is measured or skipped with a reason; the sizes are counted, not guessed', async () => {
  const { parts, targets } = await json('--part explicit --discs 6 --rounds 1');
  const { results, sizes, rounds } = parts.explicit;
  expect([sizes, rounds]).toEqual([[3, 4, 5, 6], 1]);
  const [own, ...peers] = results;
  expect(own).toMatchObject({ name: 'manaus', skipped: null, ratio: 1, discs: 6 });
  expect(own.times.map(([states]) => states)).toEqual([27, 81, 243, 729]);
  expect(peers.map(({ name }) => name)).toEqual([...peerNames]);
  for (const { skipped, times } of peers) expect(times.length).toBe(skipped === null ? 4 : 0);
  for (const { skipped } of peers) if (skipped !== null) expect(skipped).toMatch(/^no /);
  for (const { id, measured, verdict } of targets)
    expect([id, measured === null]).toEqual([id, verdict === null]);
  expect(targets.find(({ id }) => id === 'reach-four')).toMatchObject({
    target: 17,
    goFor: 18,
    measured: null,
    verdict: null,
  });
});

test('searches without a stored graph find the same, on one thread or more, and in C++', async () => {
  const { parts } = await json('--part implicit --quick --rounds 1 --against cpp');
  const { four, three, oxford } = parts.implicit;
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
  const out = join(folder, 'growth.svg');
  const answer = await bench(`--part explicit --discs 5 --rounds 2 --against none --out ${out}`);
  expect(answer).toMatchObject({ code: 0, err: '' });
  expect(answer.out).toMatch(
    /^the stored graph of Hanoi on 3 pegs, 5 discs, 243 states; 2 rounds, medians$/m,
  );
  expect(answer.out).toMatch(/^manaus +\d\.\d{3} +1\.00 +states\^-?\d\.\d\d/m);
  expect(readFileSync(out, 'utf8')).toMatch(/^<svg/);
});

test('one disc more each time, until it takes too long or refuses', async () => {
  const stopping = (code) => ({
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
  const result = (name, seconds) => ({
    name,
    version: null,
    skipped: null,
    times: [[10, seconds]],
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

test.each([
  ['--against sage', '--against must be one or more of cpp, igraph-c'],
  ['--against none,cpp', '--against must be none or a list of peers'],
  ['--discs 3', '--discs must be a whole number from 4 to 18'],
  ['--part speed', '--part must be one or more of explicit, implicit, classes, reach, diameter'],
  ['--full --quick', '--full cannot be used with --quick'],
  ['--out growth.png', '--out must be a file that ends in .svg'],
  ['--out none/growth.svg --quick', '--out: there is no folder none'],
  ['--speed', "Unknown option '--speed'"],
])('%s is refused in one line', async (line, says) => {
  const { code, out, err } = await bench(line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^bench: [^\n]+\n$/);
  expect(err).toContain(says);
});

test('a figure that is there stays', async () => {
  const out = join(folder, 'mine.svg');
  writeFileSync(out, 'MY OWN WORK');
  expect(await bench(`--quick --out ${out}`)).toMatchObject({
    code: 2,
    err: `bench: --out: ${out} exists; --force replaces it\n`,
  });
  expect(readFileSync(out, 'utf8')).toBe('MY OWN WORK');
});

test('without a folder for temporary files it is refused in one line', async () => {
  const env = { TMPDIR: join(folder, 'none') };
  const { code, err } = await bench(OWN, { env });
  expect(code).toBe(2);
  expect(err).toMatch(/^bench: [^\n]*none: cannot write there: no such file or folder\n$/);
});

test('a bench runs no package of the current folder', async () => {
  const there = join(folder, 'node_modules', 'graphology');
  mkdirSync(there, { recursive: true });
  const owned = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'OWNED'))}, '')`;
  writeFileSync(join(there, 'index.js'), owned);
  const line = '--part explicit --discs 4 --rounds 1 --against graphology --json';
  expect(await bench(line, { cwd: folder })).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, 'OWNED'))).toBe(false);
});

describe.skipIf(!existsSync('/proc/self/cmdline') || !hasCompiler())('a bench', () => {
  const line = '--part explicit --discs 8 --rounds 1 --against cpp --json';
  const temporary = () => readdirSync(join(folder, 'tmp'));
  const env = () => ({ TMPDIR: join(folder, 'tmp') });
  const compiling = () => running(join(folder, 'tmp')).length > 0;

  test.each([
    [/** @type {const} */ ('SIGINT'), 130],
    [/** @type {const} */ ('SIGTERM'), 143],
    [/** @type {const} */ ('SIGHUP'), 129],
  ])('ended by %s leaves neither a folder nor a process', async (by, code) => {
    const ended = await bench(line, { env: env(), by, when: compiling });
    expect(ended).toEqual({ code, out: '', err: '' });
    expect(temporary()).toEqual([]);
    // A process that was killed takes a moment to go; a compiler would go on for seconds.
    await expect.poll(() => running(join(folder, 'tmp')), { timeout: 1000 }).toEqual([]);
  });

  test('that was killed leaves what the next one clears, and a good end leaves nothing', async () => {
    await bench(line, { env: env(), by: 'SIGKILL', when: compiling });
    const [left] = temporary();
    expect(left).toMatch(/^\.manaus-/);
    writeFileSync(join(folder, 'tmp', 'mine.tmp'), '');
    expect(await bench(OWN, { env: env() })).toMatchObject({ code: 0, err: '' });
    expect(temporary()).toEqual(['mine.tmp']);
    await expect.poll(() => running(left), { timeout: 1000 }).toEqual([]);
  });
});

test('the exponent of a power is found', () => {
  expect(fittedExponent([10, 20, 50].map((x) => [x, 3 * x ** 1.5]))).toBeCloseTo(1.5, 12);
  expect(fittedExponent([[1, 1]])).toBe(null);
});

/** A program that prints what a run would. */
const program = (name, code) => ({
  name,
  command: [process.execPath, '-e', code],
  missing: null,
  folder: '.',
});
const printing = (sum) =>
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
