import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi, type NamedTower, towerRegistry as registered } from '@manaus/core';
import { analyze } from '@manaus/lab';
import { loadItems } from '@manaus/papers/internals';
import { towerReferences } from '@manaus/papers/references';
import { afterAll, expect, test } from 'vitest';
import { run } from '../run.js';

const towerRegistry: readonly NamedTower[] = registered;

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function compared(...argv: readonly string[]) {
  const { code, out, err } = await run('compare', ...argv, '--json');
  expect(err).toEqual([]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test('the numbers are those of analyze, with the options of each', async () => {
  const { numbers, towers, moves, changed } = await compared(
    'hanoi --pegs 4',
    'hanoi --pegs=4 --moves star',
    '--discs',
    '2',
  );
  expect(towers).toEqual(['hanoi --pegs 4', 'hanoi --pegs=4 --moves star']);
  for (const [i, moves] of ['any', 'star'].entries()) {
    const { out } = await run(
      ...['analyze', 'hanoi', '--pegs', '4', '--moves', moves, '--discs', '2', '--json'],
    );
    expect(numbers[i]).toEqual(JSON.parse(out));
  }
  expect([moves.lost > 0, moves.gained]).toEqual([true, 0]);
  expect(changed.map(({ field }: { field: string }) => field)).toContain('eccentricity');
});

test('options outside the quotes hold for both, those inside for one', async () => {
  const { numbers } = await compared('manaus', 'manaus --discs 2', '--discs', '3');
  const discs = numbers.map((each: { parameters: { discs: number } }) => each.parameters.discs);
  expect(discs).toEqual([3, 2]);
});

test('an address for the play page, but not of a module, which no page runs', async () => {
  const { address } = await compared('hanoi --moves star', 'manaus', '--discs', '3');
  expect(address).toBe(
    '#/towers?puzzle=hanoi&moves=star&discs=3&compare=puzzle%3Dmanaus%26discs%3D3',
  );
  const file = join(folder, 'own.mjs');
  writeFileSync(file, "import { hanoi } from '@manaus/core';\nexport default hanoi;\n");
  expect((await compared(file, 'hanoi', '--discs', '2')).address).toBeNull();
});

test('a table: what differs has a mark', async () => {
  const { out } = await run('compare', 'hanoi', 'hanoi --goal 123//', '--discs', '3');
  expect(out).toMatch(/^order {20,}27 +27$/m);
  expect(out).toMatch(/^goal {3,}≠ /m);
  expect(out).toContain('first 123//: 7 in A, 0 in B');
  expect(out).toMatch(/^isomorphic {2}yes/m);
});

test('the theorems whose numbers change, of a tower without options, for one number of discs', async () => {
  const { theorems } = await compared('manaus', 'manaus --capacities 4,4,2', '--discs', '4');
  expect(theorems).toEqual([{ tower: 'A', item: 'martins2024/theorem-8', field: 'order' }]);
  const { out } = await run('compare', 'manaus', 'manaus --capacities 4,4,2', '--discs', '4');
  expect(out).toMatch(/^theorems {4}martins2024\/theorem-8 of A \(order\)$/m);
  const other = await compared('london', 'manaus', '--discs', '3');
  const items = other.theorems.map(({ tower, item }: { tower: string; item: string }) => [
    tower,
    item.slice(item.indexOf('/') + 1),
  ]);
  expect(items).toContainEqual(['A', 'theorem-1']);
  expect(items).toContainEqual(['B', 'theorem-7']);
  // Corollary 1 begins with four discs.
  expect(items).not.toContainEqual(['A', 'corollary-1']);
  expect((await compared('manaus --discs 2', 'manaus --discs 3')).theorems).toEqual([]);
});

test('the items that state numbers are true ones of the works, the numbers those of analyze', async () => {
  const holding = new Set(
    (await loadItems())
      .filter(({ recorded }) => ['holds', 'holds-in-range', 'proved'].includes(recorded))
      .map(({ id }) => id),
  );
  for (const { name } of towerRegistry)
    for (const { field, item } of towerReferences(name).numbers ?? []) {
      expect([name, item, holding.has(item)]).toEqual([name, item, true]);
      expect(Object.keys(analyze(hanoi(2)))).toContain(field);
    }
});

test('both side by side in a figure, in a language', async () => {
  const out = join(folder, 'both.svg');
  const { figure } = await compared(
    ...['manaus', 'hanoi', '--discs', '2', '--out', out, '--language', 'pt-BR'],
  );
  expect(figure).toMatchObject({ out });
  const drawn = readFileSync(out, 'utf8');
  expect(drawn.includes('manaus | hanoi') && drawn.includes('estados')).toBe(true);
  expect(drawn.includes('states')).toBe(false);
});

test.each([
  [['hanoi'], 'B is required: a puzzle'],
  [['hanoi', 'hano', '--discs', '3'], 'B must be one of hanoi, '],
  [['hanoi', 'hanoi'], '--discs is required'],
  [['hanoi --peg 4', 'hanoi', '--discs', '3'], 'A must be a puzzle with --discs, --pegs'],
  [['hanoi', 'hanoi --moves', '--discs', '3'], 'B: --moves needs a value'],
  [['hanoi', 'hanoi --moves all', '--discs', '3'], 'B: --moves must be one of any,'],
  [['hanoi', 'london --pegs 4', '--discs', '3'], '--pegs must be left out for london'],
  [['-', '-', '--discs', '3'], 'A and B cannot both be standard input'],
  [['hanoi', 'hanoi', '--discs', '3', '--out', 'a.gif'], '--out must be a file name that ends'],
  [['hanoi', 'hanoi', '--discs', '20'], '--discs'],
])('%j is bad input', async (argv, says) => {
  const { code, out, err } = await run('compare', ...argv);
  expect([code, out, err.length]).toEqual([2, '', 1]);
  expect(err[0]).toContain(says);
});
