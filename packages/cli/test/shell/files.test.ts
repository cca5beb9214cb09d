import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMarked } from '../../src/shell/mark.js';
import { run } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-out-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name));
const drawn = (name: string, discs: number, ...more: string[]) =>
  run('draw', 'hanoi', '--discs', String(discs), '--out', at(name), ...more);
const shown = (out: string, ...more: string[]) =>
  run('block', 'show', 'levels/twins.txt', '--out', at(out), ...more);
const generated = (out: string, seed: number, ...more: string[]) =>
  run(
    ...['block', 'generate', 'bloxorz', '--least', '3', '--seed', String(seed)],
    ...['--out', at(out), ...more],
  );

describe('a figure', () => {
  test.each(['a.svg', 'a.png', 'a.html', 'a.json'])(
    '%s is replaced by the next one, and not once somebody changed it',
    async (name) => {
      expect((await drawn(name, 1)).code).toBe(0);
      const first = read(name);
      expect(isMarked(first)).toBe(true);
      expect((await drawn(name, 2)).code).toBe(0);
      expect(read(name).equals(first)).toBe(false);
      writeFileSync(at(name), Buffer.concat([read(name), Buffer.from('\n')]));
      const mine = read(name);
      expect(await drawn(name, 1)).toEqual({
        code: 2,
        out: '',
        err: [
          `manaus draw: --out: ${at(name)} exists and is not as manaus wrote it; --force replaces it`,
        ],
      });
      expect(read(name).equals(mine)).toBe(true);
      expect((await drawn(name, 1, '--force')).code).toBe(0);
      expect([read(name).equals(first), readdirSync(folder)]).toEqual([true, [name]]);
    },
  );
  test.each(['a.svg', 'a.png', 'a.html', 'a.json'])(
    `%s changed anywhere, ${CHANGED} times, is never taken for ours`,
    async (name) => {
      await drawn(name, 1);
      const whole = name === 'a.html' ? smallPage(read(name)) : read(name);
      fc.assert(
        fc.property(changed(whole), (bytes) => {
          expect(isMarked(Buffer.from(bytes))).toBe(false);
        }),
        { numRuns: CHANGED },
      );
    },
  );
});

/** The end of a page: a megabyte of script is before it. */
const smallPage = (page: Buffer): Buffer => page.subarray(-400);

describe('a file of the user', () => {
  test.each([
    ['draw', () => drawn('mine.svg', 1)],
    ['block show', () => shown('mine.svg')],
    ['block generate', () => generated('mine.svg', 1)],
    [
      'block export',
      () =>
        run(...['block', 'export', 'levels/twins.txt', '--to', 'pack'], '--out', at('mine.svg')),
    ],
  ])('is not replaced by %s', async (command, write) => {
    writeFileSync(at('mine.svg'), 'MY OWN WORK');
    const { code, out, err } = await write();
    expect([code, out]).toEqual([2, '']);
    expect(err).toEqual([
      `manaus ${command}: --out: ${at('mine.svg')} exists and is not as manaus wrote it; --force replaces it`,
    ]);
    expect(read('mine.svg').toString()).toBe('MY OWN WORK');
  });
  test('is not replaced by block import, which then writes none', async () => {
    const pack = at('pack.txt');
    const [twins, airlock] = ['twins', 'airlock'].map((name) =>
      readFileSync(`levels/${name}.txt`, 'utf8'),
    );
    writeFileSync(pack, `${airlock}\n${twins}`);
    const argv = ['block', 'import', pack, '--out', at('levels')];
    expect(await run(...argv)).toMatchObject({ code: 0 });
    const [first, second] = readdirSync(at('levels')).sort();
    rmSync(join(at('levels'), first));
    writeFileSync(join(at('levels'), second), 'MY OWN WORK');
    expect((await run(...argv)).err[0]).toContain('--force replaces it');
    expect(readdirSync(at('levels'))).toEqual([second]);
    expect(await run(...argv, '--force')).toMatchObject({ code: 0 });
  });
  test('is not replaced through a link, and a link stays one', async () => {
    writeFileSync(at('target.txt'), 'MY OWN WORK');
    symlinkSync(at('target.txt'), at('link.svg'));
    expect((await drawn('link.svg', 1)).code).toBe(2);
    expect(read('target.txt').toString()).toBe('MY OWN WORK');
    expect((await drawn('link.svg', 1, '--force')).code).toBe(0);
    expect(lstatSync(at('link.svg')).isSymbolicLink()).toBe(true);
    expect(isMarked(read('target.txt'))).toBe(true);
  });
  test('is a level that was made before, unless it is the same', async () => {
    expect((await generated('l.txt', 1)).code).toBe(0);
    const level = read('l.txt');
    expect((await generated('l.txt', 1)).code).toBe(0);
    expect((await generated('l.txt', 2)).code).toBe(2);
    expect(read('l.txt').equals(level)).toBe(true);
    expect((await generated('l.txt', 2, '--force')).code).toBe(0);
    expect(read('l.txt').equals(level)).toBe(false);
  });
  test('is not one while it is empty', async () => {
    writeFileSync(at('new.svg'), '');
    expect((await drawn('new.svg', 1)).code).toBe(0);
  });
});

describe('no file', () => {
  test.each([
    ['a folder', () => mkdirSync(at('x.svg')), 'it is a folder'],
    ['a link to nothing', () => symlinkSync(at('none'), at('x.svg')), 'it is a link to nothing'],
  ])('is %s', async (_, make, reason) => {
    make();
    expect((await drawn('x.svg', 1, '--force')).err).toEqual([
      `manaus draw: --out: cannot write ${at('x.svg')}: ${reason}`,
    ]);
  });
  test.skipIf(!existsSync('/dev/stdout'))('is a device, which is written to', async () => {
    const argv = ['block', 'generate', 'bloxorz', '--least', '3', '--out', '/dev/null'];
    expect((await run(...argv)).code).toBe(0);
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});
