import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { changedRanges, fileOf } from '../mutate/changed.mjs';
import { sampleRanges } from '../mutate/sample.mjs';
import { likelyShare, scoreOf, scoreText } from '../mutate/score.mjs';
import { reportOf } from '../mutate/stryker.mjs';
import { inRoot } from '../run/paths.mjs';

const mutant = (status, line, start, end, replacement) => ({
  status,
  replacement,
  location: { start: { line, column: start }, end: { line, column: end } },
});

test('what survives is named by its place, before and after', () => {
  const source = 'const a = 1;\nif (a < 2) f();\n';
  const mutants = [
    mutant('Killed', 1, 11, 12, '2'),
    mutant('Timeout', 2, 5, 10, 'false'),
    mutant('Survived', 2, 5, 10, 'a <= 2'),
    mutant('NoCoverage', 2, 12, 15, ''),
    mutant('Ignored', 2, 5, 10, 'true'),
  ];
  const score = scoreOf({ files: { 'x.ts': { source, mutants } } });
  expect(score).toMatchObject({ mutants: 4, killed: 2 });
  expect(scoreText(score).split('\n')).toEqual([
    '2 of 4 mutants were killed (50 %)',
    'x.ts:2: a < 2 -> a <= 2',
    'x.ts:2: f() ->  (no test comes here)',
  ]);
});

test('nothing to change is no failure', () => {
  expect(scoreText(scoreOf({ files: {} }))).toBe('0 of 0 mutants were killed (100 %)');
});

test('a sample says how far it may be from the whole', () => {
  // Worked out by another program.
  expect(likelyShare(201, 225).map((bound) => bound.toFixed(1))).toEqual(['84.6', '92.7']);
  expect(likelyShare(10, 10).map((bound) => bound.toFixed(1))).toEqual(['72.2', '100.0']);
  expect(likelyShare(0, 0)).toEqual([0, 100]);
  const score = { mutants: 225, killed: 201, survivors: [] };
  expect(scoreText(score, { sampled: true })).toBe(
    '201 of 225 mutants were killed (89 %; 95 % interval 85 to 93)',
  );
});

test('a package that is none is one line', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('tools', 'mutate', 'main.mjs'), 'nim'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([
    2,
    'mutate: PACKAGE must be one of core, games, blocks, graph, theorems, kernels, scale, papers\n',
  ]);
});

test('the lines that a diff adds or changes are ranges', () => {
  const diff = [
    'diff --git a/packages/core/src/x.ts b/packages/core/src/x.ts',
    '--- a/packages/core/src/x.ts',
    '+++ b/packages/core/src/x.ts',
    '@@ -3 +3 @@ export function f() {',
    '@@ -8,0 +9,4 @@',
    '@@ -20,2 +24,0 @@',
    'diff --git a/packages/core/src/y.ts b/packages/core/src/y.ts',
    '--- /dev/null',
    '+++ b/packages/core/src/y.ts',
    '@@ -0,0 +1,12 @@',
    '+++ /dev/null',
    '@@ -1,12 +0,0 @@',
  ].join('\n');
  const ranges = changedRanges(diff);
  expect(ranges).toEqual([
    'packages/core/src/x.ts:3-3',
    'packages/core/src/x.ts:9-12',
    'packages/core/src/y.ts:1-12',
  ]);
  expect(new Set(ranges.map(fileOf)).size).toBe(2);
});

test.each([
  [['changed'], 'changed needs --since REF'],
  [['core', '**/nothing-*.ts'], 'no file **/nothing-*.ts in packages/core/src'],
  [['core', '--minutes', '0'], '--minutes must be above 0 (got 0)'],
])('%j is refused in one line', (line, why) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('tools/mutate/main.mjs'), ...line],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([2, `mutate: ${why}\n`]);
});

test('what a run wrote before it was ended is a report', () => {
  const { location } = mutant('Killed', 1, 1, 2, '2');
  const lines = ['Killed', 'Survived'].map((status) =>
    JSON.stringify({ fileName: 'packages/core/src/x.ts', location, replacement: '2', status }),
  );
  const report = reportOf(`${lines.join('\n')}\n{"fileName":"pack`, () => '1 + 1;');
  expect(scoreOf(report)).toEqual({
    mutants: 2,
    killed: 1,
    survivors: [{ place: 'packages/core/src/x.ts:1', from: '1', to: '2', covered: true }],
  });
});

test('a sample is ranges of the files, each once, the same for a seed', () => {
  const files = [
    { file: 'a.ts', lines: 25 },
    { file: 'b.ts', lines: 10 },
  ];
  const all = ['a.ts:1-10', 'a.ts:11-20', 'a.ts:21-30', 'b.ts:1-10'];
  expect(sampleRanges(files, 9, 1)).toEqual(all);
  const drawn = sampleRanges(files, 2, 5);
  expect(drawn).toHaveLength(2);
  expect(all).toEqual(expect.arrayContaining(drawn));
  expect(sampleRanges(files, 2, 5)).toEqual(drawn);
  const seeds = Array.from({ length: 20 }, (_, seed) => sampleRanges(files, 1, seed)[0]);
  expect(new Set(seeds).size).toBe(4);
});
