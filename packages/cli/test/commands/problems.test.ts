import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-problems-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A list of our own, as tests with the Tower of London are published; two numbers are wrong. */
const london = join(folder, 'london.json');
const start = [['green', 'red'], ['blue'], []];
writeFileSync(
  london,
  JSON.stringify([
    { start, goal: [['green'], ['blue'], ['red']], minMoves: 1 },
    { start, goal: [['green', 'red'], [], ['blue']], minMoves: 2 },
    { start, goal: [['blue'], ['red', 'green'], []], minMoves: 9 },
    { start, goal: [['blue'], ['red'], []], minMoves: 2 },
    { tower: 'manaus', start: '2/1/3', goal: '123//', least: 5 },
    { start, goal: 'blue,red,green//', minMoves: 1 },
  ]),
);

test('wrong, impossible and unreadable rows, each with what is true', async () => {
  const rows = (await json(`problems check ${london}`)) as unknown as Record<string, unknown>[];
  expect(rows.map(({ verdict }) => verdict)).toEqual([
    ...['right', 'wrong', 'wrong', 'unreadable', 'impossible', 'right'],
  ]);
  expect(rows[1]).toMatchObject({ line: 2, right: false, stated: 2, least: 1, play: '1>2' });
  expect(rows[3]).toMatchObject({ right: null, code: 'form', least: null });
  expect(rows[4]).toMatchObject({ tower: 'Manaus', least: null, right: false, how: 'search' });
  const { out } = await runLine(`problems check ${london}`);
  expect(out).toMatch(/^6 problems: 2 right, 2 wrong, 1 impossible, 1 unreadable\n/);
  expect(out).toMatch(/line 2 +2, but 1 +1>2 +\(1 shortest\)/);
});

test('what is refused', async () => {
  await expectBad(`problems check ${join(folder, 'none.json')}`, 'cannot read');
  await expectBad(`problems check ${london} --tower nowhere`, '--tower');
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '[{"start":');
  await expectBad(`problems check ${broken}`, 'is not JSON');
});
