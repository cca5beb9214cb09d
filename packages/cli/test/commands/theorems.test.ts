import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theorems } from '@manaus/theorems';
import { afterAll, expect, test } from 'vitest';
import { expectBad, json, run } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-theorems-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('prints what holds for every number of discs', async () => {
  const { out } = await run('theorems', 'manaus');
  expect(out).toContain('manaus: capacities n, n-1, n-2, goal p0');
  expect(out).toContain('3^n - 2n - 2, for every n >= 2');
  expect(out).toContain('2^n - 3, for every n >= 2');
});

test('names what Coq has proved too', async () => {
  expect((await run('theorems', 'manaus')).out).toContain('manaus_sizes, manaus_worst_case_0');
  expect((await json('theorems hanoi --moves cyclic')).coq).toContain('cyclic_sizes');
  const { coq, statements } = await json('theorems hanoi --capacities n,n-2,n');
  expect(coq).toEqual([]);
  expect(statements).not.toEqual([]);
});

test('prints the fields of the contract', async () => {
  const cyclic = 'theorems hanoi --moves cyclic --capacities n,n,n-1 --goal p1';
  const { family, statements } = (await json(cyclic)) as unknown as Theorems;
  expect(family).toEqual({
    capacities: ['n', 'n', 'n-1'],
    moves: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    goal: 1,
  });
  const worst = statements.find(({ quantity }) => quantity === 'eccentricity');
  expect(worst).toMatchObject({ form: null, status: 'proved' });
  expect(Object.values(worst?.values ?? {}).slice(2, 5)).toEqual(['20', '58', '162']);
});

test('writes a certificate, and verifies it', async () => {
  const file = join(folder, 'manaus.json');
  await run('theorems', 'manaus', '--certificate', file);
  expect(await json(`theorems --verify ${file}`)).toEqual({ accepted: true, reason: null });
  const changed = join(folder, 'changed.json');
  writeFileSync(changed, readFileSync(file, 'utf8').replace('"n-2"', '"n-1"'));
  expect((await json(`theorems --verify ${changed}`)).accepted).toBe(false);
  expect((await run('theorems', '--verify', changed)).out).toMatch(/^refused: /);
});

test('a tower outside says which condition fails, and what studies it', async () => {
  await expectBad(
    ['theorems', 'london'],
    'london: stacking must be size-ordered (got "free"): no theorems; manaus study computes any tower',
  );
  await expectBad(
    ['theorems', 'hanoi', '--capacities', 'n,2n,n'],
    '--capacities: capacities must have the form',
  );
  await expectBad(['theorems', 'hanoi', '--capacities', 'n,n'], '--capacities');
  await expectBad(['theorems', 'manaus', '--goal', 'p1'], '--goal: goal must be one of 0 (got 1)');
  await expectBad(['theorems'], 'PUZZLE is required without --verify');
  await expectBad(['theorems', 'manaus', '--verify', 'x'], 'PUZZLE cannot be used with --verify');
});
