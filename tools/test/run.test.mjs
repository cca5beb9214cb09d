import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../ledger/problems.mjs';
import { markdownScoreboard, scoreboard, tally } from '../ledger/scoreboard.mjs';
import { countTests } from '../run/counts.mjs';
import { isNewEnough } from '../run/node-version.mjs';
import { inRoot } from '../run/paths.mjs';
import { workersFor } from '../run/workers.mjs';

const row = (id, verdict, more = {}) => ({ id, verdict, recorded: verdict, ...more });

test('Node 20.19 is the least', () => {
  expect(['18.20.0', '20.18.9', '20.19.0', '22.1.0'].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ['one for each core', 8, 32, 8],
  ['one for each gibibyte, where that is less', 16, 6.9, 6],
  ['two at least', 1, 1, 2],
])('notebooks run at a time: %s', (_, cores, gibibytes, workers) => {
  expect(workersFor(cores, gibibytes * 2 ** 30)).toBe(workers);
});

test('the ledger must find what is recorded, list every item, and give a reason', () => {
  const answers = {
    'a/1': { verdict: 'holds', recorded: 'holds' },
    'a/2': { verdict: 'fails', recorded: 'holds' },
    'a/3': { verdict: 'unchecked', recorded: 'unchecked', reason: null },
    'a/4': { verdict: 'unchecked', recorded: 'unchecked', reason: { en: 'no', pt: 'não' } },
  };
  expect(problemsOf(answers, [{ id: 'a/1' }, { id: 'b/1' }])).toEqual([
    'b/1 is in the inventory, not in the ledger',
    'a/2 is recorded as holds, found: fails',
    'a/3 is unchecked without a reason',
  ]);
});

test('items are counted by work and verdict', () => {
  const rows = [
    row('a/1', 'holds'),
    row('b/1', 'fails'),
    row('a/2', 'holds'),
    row('b/2', 'fails', { border: true }),
  ];
  expect(tally(rows)).toEqual([
    { work: 'a', counts: [2, 0, 0, 0, 0, 0, 0], total: 2 },
    { work: 'b', counts: [0, 0, 0, 1, 0, 1, 0], total: 2 },
    { work: 'all', counts: [2, 0, 0, 1, 0, 1, 0], total: 4 },
  ]);
  expect(scoreboard(rows).split('\n').at(-1)).toMatch(/^all +2 +0 +0 +1 +0 +1 +0 +4$/);
  expect(markdownScoreboard(rows, { all: 'todos' })).toContain(
    '| todos | 2 | 0 | 0 | 1 | 0 | 1 | 0 | 4 |',
  );
});

test('tests are summed, by where they come from, and failures are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-counts-'));
  const file = join(folder, 'a.vitest.json');
  const broken = { name: inRoot('a.test.ts'), status: 'failed', assertionResults: [] };
  const assertionResults = [
    { status: 'failed', fullName: 'one', failureMessages: ['no', 'no'] },
    { status: 'passed', fullName: 'two', failureMessages: [] },
    { status: 'passed', fullName: 'three', failureMessages: ['no'] },
  ];
  const failing = { name: inRoot('b.test.ts'), status: 'failed', assertionResults };
  const counts = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 };
  writeFileSync(file, JSON.stringify({ ...counts, startTime: 5, testResults: [broken, failing] }));
  const expected = {
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a.test.ts', 'b.test.ts: one'],
    retried: ['b.test.ts: three'],
  };
  expect(countTests(4, [file])).toEqual({ ...expected, cached: 0 });
  expect(countTests(6, [file])).toEqual({ ...expected, cached: 3 });
  rmSync(folder, { recursive: true });
});

test('what runs in a checkout before a build says so in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-bare-'));
  const programs = ['packages/cli/bin/manaus.js', 'tools/readme/main.mjs', 'tools/ledger/main.mjs'];
  for (const place of [programs[0], 'tools/readme', 'tools/ledger', 'tools/run', 'package.json'])
    cpSync(inRoot(place), join(folder, place), { recursive: true });
  for (const program of programs) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, program)], {
      encoding: 'utf8',
    });
    expect([program, status, stdout]).toEqual([program, 2, '']);
    expect(stderr).toMatch(/^manaus: not built yet: [^\n]+\n$/);
  }
  rmSync(folder, { recursive: true });
});

test('a tool is one file, or a folder with its entry in it', () => {
  const names = readdirSync(inRoot('tools'));
  expect(names.filter((name) => names.includes(`${name}.mjs`))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const started = Object.values(scripts).flatMap((script) => script.match(/tools\/\S+/g) ?? []);
  expect(started.length).toBeGreaterThan(15);
  for (const file of started) {
    expect(file).toMatch(/^tools\/(?:[\w-]+|[\w-]+\/main)\.mjs$/);
    expect([file, existsSync(inRoot(file))]).toEqual([file, true]);
  }
});
