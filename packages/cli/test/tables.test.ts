import { manaus } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { progressLines } from '../src/progress.js';
import { analysisTable } from '../src/tables/analysis.js';
import { bar, grouped, runs, wrapped } from '../src/tables/text.js';
import { runLine } from './run.js';

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'analyze manaus --discs 4',
    'analyze hanoi --discs 5 --moves cyclic',
    'analyze oxford1 --discs 5',
    'analyze hanoi --discs 8 --pegs 4 --moves star',
    'analyze london --discs 4 --capacities 4,1,1',
    'analyze hanoi --discs 1',
    'solve manaus --from 1/2/3',
    'solve manaus --from 12/3/',
    'solve hanoi --from //12',
    'solve hanoi --from 1,2,3,4,5,6,7,8,9,10// --to 10//1,2,3,4,5,6,7,8,9 --count',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});

test('colours change nothing but colours', () => {
  const analysis = analyze(manaus(4));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes that set colours start with one
  expect(analysisTable(analysis, true).replace(/\u001b\[\d+m/g, '')).toBe(
    analysisTable(analysis, false),
  );
  expect(analysisTable(analysis, true)).toContain('\u001b[');
});

test('what was not computed is said to be so', () => {
  const unknown = {
    size: null,
    degrees: null,
    components: null,
    diameters: null,
    planar: null,
    distances: null,
  };
  const table = analysisTable({ ...analyze(manaus(3)), ...unknown }, false);
  expect(table.match(/not computed/g)).toHaveLength(5);
  expect(table).toContain('no histogram');
});

describe('text', () => {
  test('digits in threes', () =>
    expect([0, 12, 999, 1000, 1234567].map(grouped)).toEqual([
      '0',
      '12',
      '999',
      '1,000',
      '1,234,567',
    ]));
  test('bars to an eighth', () =>
    expect([0, 0.001, 1, 1.5, 2].map(bar)).toEqual(['', '▏', '█', '█▌', '██']));
  test('equal neighbors are counted', () =>
    expect(runs([9, 9, 9, null, 1000])).toBe('9 (3 times), ?, 1,000'));
  test('long lists are cut', () => expect(runs([1, 2, 3, 4, 4], 2)).toBe('1, 2, and 3 more'));
  test('words longer than a line stay whole', () =>
    expect(wrapped('a bbbbbbbb c', 4, ' ')).toEqual([' a', ' bbbbbbbb', ' c']));
});

test('progress: nothing at first, then a line now and then', () => {
  const lines: string[] = [];
  let time = 0;
  const report = progressLines(
    20,
    (line) => lines.push(line),
    () => time,
  );
  for (; time <= 1000; time += 10) report('distances', time / 1000);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThan(12);
  expect(lines[0]).toBe('distances 10 % …');
  for (const line of lines) expect(line.length).toBeLessThan(20);
});
