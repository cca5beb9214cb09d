import { manaus } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { analysisTable } from '../../src/commands/analyze/table.js';
import { runLine } from '../run.js';

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'analyze manaus --discs 4',
    'analyze hanoi --discs 5 --moves cyclic',
    'analyze oxford1 --discs 5',
    'analyze hanoi --discs 8 --pegs 4 --moves star',
    'analyze london --discs 4 --capacities 4,1,1',
    'analyze hanoi --discs 1',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});

test('color changes nothing else', () => {
  const analysis = analyze(manaus(4));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: color codes start with one
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
