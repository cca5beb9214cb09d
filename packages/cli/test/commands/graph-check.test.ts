import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectBad, run, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-graphs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'graphs.g6');

/** A complete graph, no line, two paths, a change of the last, an arc, two that are none, none. */
writeFileSync(file, '>>graph6<<C~\n\nD?{\r\n:Bd\n;b\n&B?_\n;b\nD?\n?\n');

test('one answer a line, whatever stands in it', async () => {
  const { code, out, err } = await run('graph', 'check', file, '--json');
  expect([code, err]).toEqual([0, []]);
  const rows = JSON.parse(out);
  expect(rows.map(({ line, format, order, size }: never) => [line, format, order, size])).toEqual([
    [1, 'graph6', 4, 6],
    [2, null, null, null],
    [3, 'graph6', 5, 4],
    [4, 'sparse6', 3, 2],
    [5, 'sparse6', 3, 1],
    [6, 'digraph6', 3, 1],
    [7, null, null, null],
    [8, null, null, null],
    [9, 'graph6', 0, 0],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ directed: false, minDegree: 3, maxDegree: 3, components: [4] },
    ...{ bipartite: false, planar: true, reason: null, code: null },
  });
  expect(rows[5]).toMatchObject({ directed: true, components: [1, 1, 1], bipartite: null });
  expect(rows[8]).toMatchObject({ minDegree: null, components: [] });
  const reasons = [rows[1], rows[6], rows[7]].map(({ code, reason }) => [code, reason]);
  expect(reasons).toEqual([
    ['empty', 'line must not be empty'],
    ['undirected', expect.stringContaining('before')],
    ['exactly', expect.stringContaining('must have 3 characters')],
  ]);
});

test('as lines of JSON, as a table, from standard input', async () => {
  const rows = JSON.parse((await run('graph', 'check', file, '--json')).out);
  const lines = (await run('graph', 'check', file, '--jsonl')).out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  const { out } = await run('graph', 'check', file);
  expect(out).toMatch(/^line {2}format {4}order {2}size {2}degrees {2}components/);
  expect(out).toMatch(/\n {3}7 {2}–.*before/);
  const { main } = await import('../../src/index.js');
  let printed = '';
  const io = {
    out: (text: string) => {
      printed += text;
    },
    err: () => {},
    color: false,
    debug: false,
    lines: (async function* () {
      yield 'C~';
    })(),
  };
  expect(await main(['graph', 'check', '-', '--jsonl'], io)).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({ order: 4, planar: true });
});

test('more lines than a table shows are counted', async () => {
  const many = join(folder, 'many.g6');
  writeFileSync(many, 'C~\n'.repeat(1000));
  expect((await run('graph', 'check', many)).out).toMatch(/\n… and 950 more\n$/);
});

test('the graph of a tower is written as before', async () => {
  expect((await runLine('graph hanoi --discs 1 --format graph6')).out).toBe('Bw\n');
});

test.each([
  [['graph', 'check'], 'FILE is required'],
  [['graph', 'check', join('absent', 'file')], 'cannot read'],
  [['graph', 'check', '-', '--json', '--jsonl'], '--jsonl cannot be used with --json'],
  [['graph', 'check', '-', '--discs', '3'], "unknown option '--discs'"],
])('%j is bad input', (argv, says) => expectBad(argv, says));
