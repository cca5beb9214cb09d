import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runLine } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plan = () => `sweep plan ${folder} --puzzle hanoi --discs 2`;
const merged = (name: string) => join(folder, 'merged', name);

describe('sweep plan', () => {
  test('refuses a folder of something else, and names its first file', async () => {
    writeFileSync(join(folder, 'notes.md'), 'mine');
    const { code, err } = await runLine(plan());
    expect([code, err]).toEqual([
      2,
      [
        `manaus sweep plan: DIR must be a folder that is new, empty or of a sweep: ${join(folder, 'notes.md')} is there; --force plans in it all the same`,
      ],
    ]);
    expect(await runLine(`${plan()} --force`)).toMatchObject({ code: 0 });
    expect(await runLine(plan())).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('mine');
  });
});

test('sweep plan clears what a plan that was killed had kept, and nothing else', async () => {
  const document = join(folder, 'lagoon.json');
  const tower = { name: 'Lagoon', pegs: 3, capacities: [2, 2, 2], goals: [{ allOn: 0 }] };
  writeFileSync(document, JSON.stringify(tower));
  const there = join(folder, 'there');
  const line = `sweep plan ${there} --puzzle ${document} --discs 2`;
  expect(await runLine(line)).toMatchObject({ code: 0 });
  rmSync(join(there, 'manifest.jsonl'));
  expect(await runLine(line)).toMatchObject({ code: 0 });
  const [kept] = readdirSync(join(there, 'towers'));
  rmSync(join(there, 'manifest.jsonl'));
  writeFileSync(join(there, 'towers', kept), 'mine');
  expect(await runLine(line)).toMatchObject({ code: 2 });
  expect(readFileSync(join(there, 'towers', kept), 'utf8')).toBe('mine');
});

describe('sweep merge', () => {
  beforeEach(async () => {
    for (const line of [plan(), `sweep run ${folder}`])
      expect(await runLine(line)).toMatchObject({ code: 0 });
  });
  const merge = (more = '') => runLine(`sweep merge ${folder} ${more}`);
  test('replaces no file that it did not write', async () => {
    mkdirSync(join(folder, 'merged'));
    writeFileSync(merged('results.csv'), 'MY OWN WORK');
    expect(await merge()).toEqual({
      code: 2,
      out: '',
      err: [
        `manaus sweep merge: ${merged('results.csv')} exists and is not as manaus wrote it; --force replaces it`,
      ],
    });
    expect(readFileSync(merged('results.csv'), 'utf8')).toBe('MY OWN WORK');
    expect(await merge('--force')).toMatchObject({ code: 0 });
    expect(await merge()).toMatchObject({ code: 0 });
    writeFileSync(merged('results.csv'), 'id,order\n');
    expect(await merge()).toMatchObject({ code: 2 });
  });
  test('replaces what an earlier merge wrote, of other results', async () => {
    expect(await merge()).toMatchObject({ code: 0 });
    const before = readFileSync(merged('provenance.csv'), 'utf8');
    rmSync(join(folder, 'results'), { recursive: true });
    expect(await runLine(`sweep run ${folder}`)).toMatchObject({ code: 0 });
    expect(await merge()).toMatchObject({ code: 0 });
    expect(readFileSync(merged('provenance.csv'), 'utf8')).not.toBe(before);
  });
});
