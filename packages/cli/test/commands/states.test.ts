import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('states manaus --discs 3', () => {
  test('JSON: the rows agree with the analysis', async () => {
    const rows = (await json('states manaus --discs 3')) as unknown as {
      label: string;
      distance: number | null;
      component: number;
      degree: number;
    }[];
    const { order, eccentricity, farthest, components, size } = await json(
      'analyze manaus --discs 3',
    );
    expect(rows).toHaveLength(order as number);
    expect(
      rows.filter(({ distance }) => distance === eccentricity).map(({ label }) => label),
    ).toEqual(farthest);
    expect(new Set(rows.map(({ component }) => component)).size).toBe(
      (components as unknown[]).length,
    );
    expect(rows.reduce((sum, { degree }) => sum + degree, 0)).toBe(2 * (size as number));
  });

  test('CSV: a heading and a line per state, no distance for a bad one', async () => {
    const { out } = await runLine('states manaus --discs 3 --csv --eccentricity');
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toBe('label,distance,good,component,degree,eccentricity');
    expect(lines).toHaveLength(19);
    expect(lines).toContain('123//,0,true,0,2,5');
    expect(lines.filter((line) => /^[\d/]+,,false,1,\d,\d$/.test(line))).toHaveLength(9);
  });

  test('a table to read, cut where it is long', async () => {
    const { out } = await runLine('states manaus --discs 3');
    expect(out).toMatch(/^label {2}distance {2}good {2}component {2}degree\n/);
    expect(out.trimEnd().split('\n')).toHaveLength(20);
    expect((await runLine('states hanoi --discs 5')).out).toMatch(
      /\n… and 143 more; --csv and --json have them all\n$/,
    );
  });
});

test.each([
  ['states manaus --discs 3', 'states.parquet', '19 states'],
  ['graph manaus --discs 3', 'moves.parquet', '22 moves'],
])('%s as a Parquet file, replaced only if asked for', async (line, name, said) => {
  const out = join(folder, name);
  const write = (more = '') => runLine(`${line} --out ${out}${more}`);
  expect(await write()).toEqual({ code: 0, out: `wrote ${out}: ${said}\n`, err: [] });
  expect(readFileSync(out).toString('latin1', 0, 4)).toBe('PAR1');
  expect((await write()).err[0]).toContain('--force replaces it');
  expect((await write(' --force')).code).toBe(0);
});

test.each([
  ['states manaus --discs 3 --out a.csv', '--out must be a file name that ends in .parquet'],
  ['states manaus --discs 3 --csv --out a.parquet', '--csv cannot be used with --out'],
  ['graph manaus --discs 3 --json --out a.parquet', '--out cannot be used with --format or'],
  ['states manaus --discs 3 --csv --json', '--csv cannot be used with --json'],
  ['states hanoi --discs 20', '--discs'],
])('%s is bad input', (line, says) => expectBad(line, says));
