import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lagoon } from '@manaus/testing/lagoon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, runLine } from '../run.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-swept-'));
  file = join(folder, 'lagoon.json');
  writeFileSync(file, JSON.stringify(lagoon));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a document is swept beside named towers, from the copy that the sweep keeps', async () => {
  const dir = join(folder, 'sweep');
  const { points } = await json(`sweep plan ${dir} --puzzle manaus,${file} --discs 2..4`);
  expect(points).toBe(6);
  const alone = await json(`analyze ${file} --discs 4`);
  writeFileSync(file, 'changed since');
  expect(await json(`sweep run ${dir}`)).toMatchObject({ computed: 6, refused: [] });
  await json(`sweep merge ${dir}`);
  writeFileSync(file, JSON.stringify(lagoon));
  const rows = readFileSync(join(dir, 'merged', 'results.csv'), 'utf8').split('\n');
  const row = rows.find((line) => /lagoon-[0-9a-f]{8}_n4_c5-3-2-2_cyclic/.test(line));
  expect(row).toContain(`,${alone.order},`);
});

test('its capacities and moves are varied as those of a named tower', async () => {
  const line = `--puzzle ${file} --discs 3 --capacities 3,3,3,3 --moves any,cyclic --print`;
  const entries = (await json(`sweep plan x ${line}`)) as unknown as { id: string }[];
  expect(entries.map(({ id }) => id.replace(/-[0-9a-f]{8}/, ''))).toEqual([
    'lagoon_n3_c3-3-3-3_any_analyze',
    'lagoon_n3_c3-3-3-3_cyclic_analyze',
  ]);
});

test('a copy that was changed is refused', async () => {
  const dir = join(folder, 'changed');
  await json(`sweep plan ${dir} --puzzle ${file} --discs 2`);
  const [name] = readdirSync(join(dir, 'towers'));
  writeFileSync(join(dir, 'towers', name), JSON.stringify({ ...lagoon, name: 'Other' }));
  const { code, err } = await runLine(`sweep run ${dir}`);
  expect([code, err]).toEqual([2, [expect.stringMatching(/was changed since the sweep/)]]);
});

test.each([
  ['rules.ts', /--puzzle must be a name or a \.json file, which the sweep keeps/],
  ['none.json', /cannot read .*none\.json/],
  ['-', /--puzzle must be one or more of hanoi/],
])('%s is refused in one line', async (name, line) => {
  const named = name === '-' ? name : join(folder, name);
  const { code, err } = await runLine(`sweep plan x --puzzle ${named} --discs 3 --print`);
  expect([code, err]).toEqual([2, [expect.stringMatching(line)]]);
});
