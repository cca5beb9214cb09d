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

describe('a given play', () => {
  const draw = async (...options: string[]) => {
    const out = join(folder, 'play.svg');
    const { code, err } = await run('draw', ...options, '--out', out, '--force');
    return { code, err, drawn: code === 0 ? readFileSync(out, 'utf8') : '' };
  };
  const manaus = ['manaus', '--discs', '3'];

  test.each([
    ['moves', ['--play', '0>1 2>0 1>2 1>0 2>0', '--from', '1/2/3']],
    ['states', ['--states', '1/2/3 /12/3 3/12/ 3/2/1 23//1 123//']],
  ])('by %s is that of the shortest path', async (_, play) => {
    const { drawn } = await draw(...manaus, ...play);
    expect(drawn).toContain('a path of 5 moves');
    expect(drawn).toBe((await draw(...manaus, '--path', '1/2/3..123//')).drawn);
  });
  test('may come back', async () => {
    const { drawn } = await draw('hanoi', '--discs', '2', '--play', '0>1 1>0');
    expect(drawn).toContain('a path of 2 moves');
  });
  test.each([
    [['--moves', 'round'], 'or pairs of pegs such as 0>1,1>2,2>0 in quotes; a play is --play'],
    [['--play', '0>2 0>2', '--from', '123//'], 'not at move 2: p2 is full: its capacity is 1'],
    [['--play', '0>1 0>1', '--from', '123//'], 'not at move 2: disc 2 may not lie on disc 1'],
    [['--play', '0>9', '--from', '123//'], 'not at move 1: there is no peg p9'],
    [['--play', '0-2', '--from', '123//'], '--play must have the form 0>2 1>2 ... (got "0-2")'],
    [['--play', '0>1', '--from', '12//'], '--from must be a regular state'],
    [['--from', '123//'], '--from cannot be used without --play'],
    [['--states', '123// 3//12'], 'not at move 1: p2 holds 2 discs, its capacity is 1'],
    [['--states', '123// 3/12/'], 'not at move 1: no move leads from 123// to 3/12/'],
    [['--states', '12//'], '--states must be a regular state'],
    [['--states', '123//', '--path', '123//..123//'], '--path and --states cannot be used'],
  ])('%j is refused, with the place', async (play, says) => {
    const { code, err } = await draw(...manaus, ...play);
    expect([code, err.length]).toEqual([2, 1]);
    expect(err[0]).toContain(says);
  });
});

test('a figure in Portuguese, and the next one in English', async () => {
  const out = join(folder, 'torre.html');
  await json(`draw manaus --discs 3 --path 1/2/3..123// --out ${out} --language pt-BR`);
  const drawn = readFileSync(out, 'utf8');
  for (const text of ['<html lang="pt-BR">', 'bons: 10 estados', 'um caminho de 5 movimentos'])
    expect(drawn.includes(text), text).toBe(true);
  expect(/\b(states|moves|degree|the goal)\b/.test(drawn)).toBe(false);
  await json(`draw manaus --discs 3 --out ${out} --force`);
  expect(readFileSync(out, 'utf8').includes('good: 10 states')).toBe(true);
});
