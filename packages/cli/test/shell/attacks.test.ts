import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectBad, json, run, spawned } from '../run.js';

// Command lines that once never ended, gave a wrong answer or ran code of others; more are in the
// files that SECURITY.md lists.

const folder = mkdtempSync(join(tmpdir(), 'manaus-attacks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test
  .skipIf(!existsSync('/proc/self'))
  .each([
    'sweep plan /proc/x --puzzle hanoi --discs 2',
    'study hanoi --discs 2 --out /proc/x',
    'analyze hanoi --discs 13 --pegs 4 --checkpoint /proc/x',
  ])('a folder whose parent has none is refused: %s', (line) =>
  expectBad(line, 'cannot write there: no such file or folder'),
);

test.each([8, 2 ** 31, Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER])(
  'with moves in up to %i heaps, two heaps are cleared',
  async (k) => {
    const { outcome, winningMoves } = await json(`outcome moore 8,8 --k ${k}`);
    expect([outcome, winningMoves]).toEqual(['N', ['0,0']]);
  },
);

test('a grid of millions of points is refused before it is built', async () => {
  const line = `sweep plan ${join(folder, 'grid')} --puzzle hanoi --discs 1..1000 --pegs 5 --moves 0..9999`;
  await expectBad(line, 'grid must have at most 1000000 points');
  expect(existsSync(join(folder, 'grid'))).toBe(false);
});

test('an engine that cannot search a tower is refused before the work', async () => {
  const argv = ['analyze', 'oxford', '--discs', '12', '--engine', 'wasm'];
  expect(await run(...argv)).toMatchObject({
    code: 2,
    err: [expect.stringContaining('--engine "wasm" cannot search Oxford with 12 discs')],
  });
});

test('rules in TypeScript need no folder for temporary files', async () => {
  const rules = join(folder, 'rules.ts');
  writeFileSync(rules, "export { hanoi as default } from '@manaus/core';");
  const env = { TMPDIR: join(folder, 'none') };
  const argv = ['study', rules, '--discs', '2', '--json'];
  expect(await spawned(argv, { env })).toMatchObject({ code: 0, err: '' });
});
