import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fittedExponent, measure } from '../src/bench/measure.js';
import { json, run, runLine } from './run.js';

// Machines that test are slow and shared.
vi.setConfig({ testTimeout: 120_000 });

interface Result {
  readonly name: string;
  readonly skipped: string | null;
  readonly times: readonly (readonly [number, number])[];
  readonly ratio: number | null;
}

test('every peer is measured or skipped with a reason; the sizes are counted, not guessed', async () => {
  const { results, sizes, rounds } = await json('bench --discs 6 --rounds 2');
  expect([sizes, rounds]).toEqual([[3, 4, 5, 6], 2]);
  const [own, ...peers] = results as Result[];
  expect(own).toMatchObject({ name: 'manaus', skipped: null, ratio: 1 });
  expect(own.times.map(([states]) => states)).toEqual([27, 81, 243, 729]);
  expect(peers.map(({ name }) => name)).toEqual(['cpp', 'igraph', 'networkx', 'graphology']);
  for (const { skipped, times } of peers) expect(times.length).toBe(skipped === null ? 4 : 0);
  for (const { skipped } of peers) if (skipped !== null) expect(skipped).toMatch(/^no /);
});

test('the growth is drawn, the table readable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-bench-'));
  const out = join(folder, 'growth.svg');
  const answer = await runLine(`bench --discs 5 --rounds 1 --against none --out ${out}`);
  expect(answer).toMatchObject({ code: 0, err: [] });
  expect(answer.out).toMatch(/^the stored graph of Hanoi on 3 pegs, 5 discs, 243 states; 1 round, medians\n/);
  expect(answer.out).toMatch(/^manaus +\d\.\d{3} +1\.00 +states\^-?\d\.\d\d$/m);
  expect(readFileSync(out, 'utf8')).toMatch(/^<svg/);
  rmSync(folder, { recursive: true });
});

test('bad input is one line', async () => {
  const bad = async (line: string, says: string) => expect(await run(...line.split(' '))).toMatchObject({ code: 2, out: '', err: [expect.stringContaining(says)] });
  await bad('bench --against sage', '--against must be one or more of cpp, igraph, networkx, graphology, none');
  await bad('bench --against none,cpp', '--against must be none or a list of peers');
  await bad('bench --discs 3', '--discs must be a whole number from 4 to 18');
  await bad('bench --out growth.png', '--out must be a file that ends in .svg');
});

test('the exponent of a power is found', () => {
  expect(fittedExponent([10, 20, 50].map((x) => [x, 3 * x ** 1.5]))).toBeCloseTo(1.5, 12);
  expect(fittedExponent([[1, 1]])).toBe(null);
});

/** A program that prints what a run would. */
const program = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code], missing: null, folder: '.' });
const printing = (sum: number) =>
  `console.log(JSON.stringify({ order: 3 ** process.argv[1], components: 1, degree2: 3, eccentricity: 1, sum: ${sum}, seconds: 2 * process.argv[1] }))`;
const once = { sizes: [1, 2], rounds: 1, budget: 60, patience: 60 };

test('one that finds something else is no peer', async () => {
  const same = await measure([program('ours', printing(4)), program('theirs', printing(4))], once);
  expect(same.measured[1]).toMatchObject({ times: [[3, 2], [9, 4]], ratio: 1, skipped: null }); // biome-ignore format: a list
  await expect(measure([program('ours', printing(4)), program('theirs', printing(5))], once)).rejects.toThrow('theirs finds sum 5, manaus 4');
});

test('what the clock cannot tell takes no part in the fit', async () => {
  const { measured } = await measure([program('ours', printing(4)), program('instant', printing(4).replace('2 * process.argv[1]', '0'))], once);
  expect(measured[1]).toMatchObject({ ratio: 0, exponent: null });
});

test('one that takes too long is given up, one that fails is named', async () => {
  const { measured } = await measure([program('ours', printing(4)), program('slow', 'setInterval(() => {}, 1000)')], { ...once, patience: 1 });
  expect(measured[1]).toMatchObject({ times: [], skipped: 'more than 1 s for 1 discs' });
  await expect(measure([program('ours', "throw new Error('out of luck')")], once)).rejects.toThrow(/^ours: Error: out of luck$/);
});
