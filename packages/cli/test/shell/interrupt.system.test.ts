import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
