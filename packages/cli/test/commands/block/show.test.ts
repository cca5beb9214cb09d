import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { json, runLine } from '../../run.js';
import { levelFiles, levels } from './level-files.js';

const { folder, tiny, edge } = levelFiles();

describe('block show', () => {
  test('the board and what its letters mean', async () => {
    const { out } = await runLine(`block show ${levels}twins.txt`);
    expect(out).toContain('b · · · · T\n· █ · · · ·\n  · · · · ·\n·     · · =\n· G · · ~ ·\n');
    expect(out).toContain('teleport T 5 1 6 4\n');
    expect(await json(`block show ${edge}`)).toMatchObject({
      game: 'on-the-edge',
      width: 3,
      height: 2,
      rows: ['■ K G', '  ·  '],
    });
  });
  test('a picture', async () => {
    const out = join(folder, 'twins.svg');
    expect(await json(`block show ${levels}twins.txt --out ${out}`)).toMatchObject({ out });
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg[\s\S]*Twins/);
    expect(
      (await runLine(`block show ${levels}twins.txt --out ${folder}/none/a.svg`)).err[0],
    ).toContain('--out: cannot write');
    expect((await runLine(`block show ${levels}twins.txt --out a.png`)).err[0]).toContain(
      '--out must be a file name that ends in .svg',
    );
  });
});

test.each([
  `solve ${levels}river-steps.txt`,
  `check ${tiny} RR`,
  `show ${levels}twins.txt`,
  `analyze ${levels}twins.txt`,
])('the table of block %s fits 80 columns', async (line) => {
  const { code, out } = await runLine(`block ${line}`);
  expect(code).toBe(0);
  for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
});
