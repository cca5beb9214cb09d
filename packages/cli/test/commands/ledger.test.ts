import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '@manaus/jobs/storage';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutProofs } from '../../src/commands/ledger/table.js';
import { run, spawned } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cache = cacheFolder('ledger') as string;
// An item that no other test of the command asks for.
const argv = ['ledger', '--id', 'carvalho2013/proposition-1.1.3'];

const files = () =>
  readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((file) => readFileSync(file, 'utf8').includes(`"${argv[2]}"`));

test('findings are kept beside the project, not where the command is called', async () => {
  mkdirSync(join(folder, 'node_modules', '.cache', 'manaus', 'ledger'), { recursive: true });
  const { code, out, err } = await spawned([...argv, '--json'], { folder });
  expect([code, err, JSON.parse(out)[0].id]).toEqual([0, '', argv[2]]);
  expect(readdirSync(join(folder, 'node_modules', '.cache', 'manaus', 'ledger'))).toEqual([]);
});

test('a damaged finding is told in one line, and checked again', async () => {
  const before = await run(...argv);
  for (const file of files())
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"verdict":"[\w-]+"/, '"verdict":"fails"'),
    );
  const { code, out, err } = await run(...argv);
  const [, file] = /ledger: (.*) is left out/.exec(err[0]) ?? [];
  expect([code, out]).toEqual([0, before.out]);
  expect(err).toEqual([
    `manaus ledger: ${file} is left out (it differs from its checksum): its item is checked anew`,
  ]);
  for (const each of files()) rmSync(each);
  expect(await run(...argv, '--no-cache')).toEqual(before);
  expect(files()).toEqual([]);
});

test('where no proofs stand, as in an installed package, one line says which verdicts that changes', () => {
  const [proved, ranged] = ['proved', 'holds-in-range'] as const;
  const found = (recorded: typeof proved | typeof ranged, verdict: typeof recorded) => ({
    recorded,
    verdict,
  });
  expect(withoutProofs([found(proved, proved), found(ranged, ranged)])).toBeNull();
  expect(withoutProofs([found(proved, ranged)])).toContain('1 item is proved but called');
  expect(withoutProofs([found(proved, ranged), found(proved, ranged)])).toContain('2 items are');
});
