import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { spawned, until } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-interrupt-'));
  mkdirSync(join(folder, 'tmp'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const temporary = () => readdirSync(join(folder, 'tmp'));

/** The processes whose command line has a text in it, as Linux tells. */
const running = (text: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });

const hasCompiler = () => {
  try {
    return execFileSync('g++', ['-dumpversion']).length > 0;
  } catch {
    return false;
  }
};

describe.skipIf(!existsSync('/proc/self/cmdline') || !hasCompiler())('a bench', () => {
  const argv = 'bench --part explicit --discs 8 --rounds 1 --against cpp --json'.split(' ');
  const around = () => ({ env: { TMPDIR: join(folder, 'tmp') } });
  const compiling = () => running(join(folder, 'tmp')).length > 0;
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('ended by %s leaves neither a folder nor a process', async (by, code) => {
    const interruptAfter = until(compiling);
    expect(await spawned(argv, { ...around(), interruptAfter, by })).toMatchObject({
      code,
      out: '',
      err: '',
    });
    expect(temporary()).toEqual([]);
    // A process that was killed takes a moment to go; a compiler would go on for seconds.
    await expect.poll(() => running(join(folder, 'tmp')), { timeout: 1000 }).toEqual([]);
  });
  test('that was killed leaves what the next one clears, and a good end leaves nothing', async () => {
    await spawned(argv, { ...around(), interruptAfter: until(compiling), by: 'SIGKILL' });
    const [left] = temporary();
    expect(left).toMatch(/^\.manaus-/);
    writeFileSync(join(folder, 'tmp', 'mine.tmp'), '');
    const next = 'bench --part explicit --discs 4 --rounds 1 --against none'.split(' ');
    const { code, err } = await spawned(next, around());
    expect([code, err]).toEqual([0, '']);
    expect(temporary()).toEqual(['mine.tmp']);
    await expect.poll(() => running(left), { timeout: 1000 }).toEqual([]);
  });
});

describe('a study', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ended by %s while it writes leaves no unfinished file',
    async (by) => {
      const out = join(folder, 'out');
      const argv = ['study', 'hanoi', '--discs', '1..15', '--out', out];
      const interruptAfter = until(() => existsSync(join(out, 'report.md')));
      await spawned(argv, { interruptAfter, by });
      const names = readdirSync(out, { recursive: true }).map(String);
      expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
    },
  );
  test('of rules that never end leaves nothing in the folder for temporary files', async () => {
    const rules = join(folder, 'loop.ts');
    writeFileSync(rules, 'for (;;) {}\nexport default 5;');
    const env = { TMPDIR: join(folder, 'tmp') };
    for (const by of ['SIGINT', 'SIGTERM'] as const)
      await spawned(['study', rules, '--discs', '2'], { env, interruptAfter: 1500, by });
    expect(temporary()).toEqual([]);
  });
});
