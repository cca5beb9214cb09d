import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { json, run } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('draw writes what the name of the file says', () => {
  test.each([
    ['svg', '<svg'],
    ['html', '<!doctype html>'],
    ['json', '{"format":"manaus-figure","version":1,"data":'],
  ])('.%s', async (kind, start) => {
    const out = join(folder, `figure.${kind}`);
    const written = await json(`draw manaus --discs 3 --out ${out}`);
    expect(written).toMatchObject({ out, vertices: 19 });
    expect(written.width).toBeGreaterThan(0);
    expect(written.height).toBeGreaterThan(0);
    expect(readFileSync(out, 'utf8').startsWith(start)).toBe(true);
  });
  test('.png, of the size reported', async () => {
    const out = join(folder, 'figure.PNG');
    const { width, height } = await json(`draw hanoi --discs 2 --out ${out}`);
    const bytes = readFileSync(out);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  });
});

test('a path is drawn from its first label to its last', async () => {
  const out = join(folder, 'path.svg');
  await json(`draw manaus --discs 3 --path 1/2/3..123// --out ${out}`);
  expect(readFileSync(out, 'utf8')).toContain('a path of 5 moves');
});

test('good and bad states where some cannot reach the goal', async () => {
  const out = join(folder, 'classes.svg');
  await json(`draw manaus --discs 3 --out ${out}`);
  const drawn = readFileSync(out, 'utf8');
  expect(drawn).toContain('good: 10 states');
  expect(drawn).toContain('bad: 9 states');
});

test('for people, one line', async () => {
  const out = join(folder, 'figure.svg');
  expect(await run('draw', 'hanoi', '--discs', '3', '--out', out)).toEqual({
    code: 0,
    out: `wrote ${out}: 848 x 848 pixels, 27 states\n`,
    err: [],
  });
});
