import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { haltBy, haltMemory, requireNoHalt, whileWriting } from '@manaus/core/system';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '../../src/storage/files.js';
import { clearTemporary, temporaryName } from '../../src/storage/temporary.js';
import { writePieces, writeWhole } from '../../src/storage/write.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file', () => {
  test('is written with the folders that it needs, and nothing beside', () => {
    const file = join(folder, 'a', 'b', 'c.txt');
    writeWhole(file, 'text');
    expect([readFileSync(file, 'utf8'), readdirSync(join(folder, 'a', 'b'))]).toEqual([
      'text',
      ['c.txt'],
    ]);
  });
  test('stays as it was where the next one fails halfway', () => {
    const file = join(folder, 'c.txt');
    writeWhole(file, 'text');
    const half = function* () {
      yield Buffer.from('ha');
      throw new Error('of mine');
    };
    expect(() => writePieces(file, half())).toThrow('of mine');
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['text', ['c.txt']]);
  });
  test.skipIf(!existsSync('/proc/self'))('that no folder can take is refused, soon', () => {
    expect(() => writeWhole('/proc/none/x', '')).toThrow(
      'jobs/storage: /proc/none/x: cannot write there: no such file or folder',
    );
    expect(() => makeFolder('/proc/none/deep')).toThrow('ENOENT');
  });
});

describe('what is temporary', () => {
  /** The temporary name of another process, and of one that has ended since long. */
  const named = (pid: number, began: string) =>
    temporaryName(folder).replace(/-\d+-\d*-(?=\w+\.tmp$)/, `-${pid}-${began}-`);
  test('is cleared where its process has died, and nothing else is', () => {
    const mine = temporaryName(folder);
    const dead = [named(process.pid, '1'), named(2 ** 30, '7')];
    const elsewhere = dead[0].replace(/manaus-\w{8}/, 'manaus-00000000');
    const others = ['thesis.12-final.tmp', 'search.checkpoint.mine.tmp', '.manaus-1-2-3-x.tmp'];
    for (const path of [mine, ...dead, elsewhere]) writeFileSync(path, '');
    for (const name of others) writeFileSync(join(folder, name), '');
    clearTemporary(folder);
    expect([mine, elsewhere].map(existsSync)).toEqual([true, true]);
    expect(dead.map(existsSync)).toEqual([false, false]);
    expect(readdirSync(folder)).toHaveLength(2 + others.length);
  });
});

describe('a write that must stop', () => {
  test('leaves nothing, and no other begins', () => {
    const memory = new Int32Array(new SharedArrayBuffer(8));
    haltBy(memory);
    const file = join(folder, 'a.txt');
    const stopped = function* () {
      yield Buffer.from('ha');
      memory[0] = 1;
      expect([...memory]).toEqual([1, 1]);
      yield Buffer.from('lf');
    };
    expect(() => writePieces(file, stopped())).toThrow('interrupted');
    expect(() => writeWhole(file, 'text')).toThrow('interrupted');
    expect(() => requireNoHalt()).toThrow('interrupted');
    expect([readdirSync(folder), [...memory], haltMemory()]).toEqual([[], [1, 0], memory]);
    haltBy(new Int32Array(new SharedArrayBuffer(8)));
    expect(whileWriting(() => 7)).toBe(7);
  });
});
