import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../run.js';

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
