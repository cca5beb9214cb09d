import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi } from '@manaus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectReplayed, json, runLine } from '../run.js';

let folder: string;
let table: string;

const TOWER = 'hanoi --pegs 4 --discs 9';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-boundary-'));
  table = join(folder, 'table');
  await json(`analyze ${TOWER} --boundary ${table}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const solveLine = (from: string, rest = '') =>
  `solve ${TOWER} --from ${from} --boundary ${table} ${rest}`;

test('a table answers for any state, without a search', async () => {
  for (const from of ['123456789///', '135/2469/78/', '///123456789']) {
    const searched = await json(`solve ${TOWER} --from ${from}`);
    const found = await json(solveLine(from));
    expect(found.moves).toBe(searched.moves);
    expect(found.optimal).toBe(true);
    expect(found.algorithm).toBe('classes');
    expect(found.states).toHaveLength(Number(searched.moves) + 1);
    expectReplayed(hanoi(9, { pegs: 4 }), found);
    expect((await json(solveLine(from, '--count'))).states).toEqual([]);
  }
});

test('an analysis that finds its table at the end of the search says the same again', async () => {
  const searched = await json(`analyze ${TOWER} --method planes`);
  const again = await json(`analyze ${TOWER} --boundary ${table}`);
  expect(again.method).toBe('classes');
  // Planarity is a question to the stored graph, which a table makes unneeded.
  const alike = (analysis: object) => ({
    ...analysis,
    method: 0,
    workers: 0,
    engine: 0,
    planar: 0,
  });
  expect(alike(again)).toEqual(alike(searched));
});

describe('one line and exit code 2 for', () => {
  const refused = async (line: string, error: RegExp) => {
    const { code, out, err } = await runLine(line);
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toMatch(error);
  };

  test('a table of another puzzle, none, and a changed one', async () => {
    const other = solveLine('12345678/9//').replace('--pegs 4', '--pegs 4 --moves star');
    await refused(other, /must be the boundary table of this puzzle and goal;.*it is of /);
    const missing = solveLine('///123456789').replace(table, `${table}-2`);
    await refused(missing, /it is missing/);
    const changed = join(folder, 'changed');
    await json(`analyze hanoi --pegs 4 --discs 8 --boundary ${changed}`);
    const file = join(changed, 'search.checkpoint');
    const bytes = readFileSync(file);
    bytes[bytes.length - 100] ^= 1;
    writeFileSync(file, bytes);
    await refused(`solve hanoi --pegs 4 --from 12345678/// --boundary ${changed}`, /checksum/);
    await refused(`analyze hanoi --pegs 4 --discs 8 --boundary ${changed}`, /checksum/);
  });

  test.each([
    [`analyze ${TOWER} --boundary x --checkpoint y`, /--boundary cannot be used with --checkpoint/],
    [`analyze ${TOWER} --boundary x --explicit`, /--boundary cannot be used with --explicit/],
    [`analyze ${TOWER} --boundary x --method lists`, /--boundary cannot be used with another/],
    [`analyze ${TOWER} --large-discs 3`, /--large-discs cannot be used without/],
    [`analyze ${TOWER} --method classes --large-discs 9`, /--large-discs must be .* from 1 to 8/],
    ['analyze oxford --discs 5 --method classes', /--method "classes" cannot search Oxford/],
    [solveLine('///123456789', '--algorithm x'), /--boundary cannot be used with/],
  ])('%s', (line, error) => refused(line, error));
});
