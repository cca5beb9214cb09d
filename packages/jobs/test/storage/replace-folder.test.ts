import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEveryFault } from '@manaus/testing/disk-faults';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '../../src/storage/replace-folder.js';

let folder: string;
let report: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-replace-'));
  report = join(folder, 'report');
});
afterEach(() => rmSync(folder, { recursive: true }));

const PARTS = ['index.html', join('data', 'ledger.csv'), join('data', 'more.csv')];
/** Builds a report of three files that say which one it is. */
const build = (which: string) => (unfinished: string) => {
  mkdirSync(join(unfinished, 'data'));
  for (const part of PARTS) writeFileSync(join(unfinished, part), which);
};
/** What the report says, each of its files being of one build. */
const said = () => [...new Set(PARTS.map((part) => readFileSync(join(report, part), 'utf8')))];

test('the earlier folder stays until the next one is whole', async () => {
  await replaceFolder(report, build('first'));
  await replaceFolder(report, (unfinished) => {
    build('second')(unfinished);
    expect(said()).toEqual(['first']);
  });
  expect([said(), readdirSync(folder)]).toEqual([['second'], ['report']]);
});

test('a build that fails leaves the earlier folder, and nothing else', async () => {
  await replaceFolder(report, build('first'));
  const failing = replaceFolder(report, (unfinished) => {
    build('second')(unfinished);
    throw new Error('of mine');
  });
  await expect(failing).rejects.toThrow('of mine');
  expect([said(), readdirSync(folder)]).toEqual([['first'], ['report']]);
});

test('a folder moved aside by a process that was killed is back', async () => {
  await replaceFolder(report, build('first'));
  renameSync(report, join(folder, '.report.manaus-former'));
  const failing = replaceFolder(report, () => {
    expect(said()).toEqual(['first']);
    throw new Error('of mine');
  });
  await expect(failing).rejects.toThrow('of mine');
  expect([said(), readdirSync(folder)]).toEqual([['first'], ['report']]);
});

test('whatever fails, the report is the old one or the new one, whole', async () => {
  let problem: unknown = null;
  const faults = await withEveryFault({
    async prepare() {
      rmSync(report, { recursive: true, force: true });
      await replaceFolder(report, build('first'));
    },
    async run() {
      problem = await replaceFolder(report, build('second')).catch((error) => error);
    },
    look(fault) {
      expect([fault, problem]).toEqual([fault, expect.any(Error)]);
      expect([fault, readdirSync(folder)]).toEqual([fault, ['report']]);
      expect([['first'], ['second']]).toContainEqual(said());
    },
  });
  expect(faults).toBeGreaterThan(10);
});
