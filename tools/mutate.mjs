#!/usr/bin/env node
// npm run mutate -- PACKAGE [FILE ...] [--since REF] [--tests GLOB] [--least PERCENT]: changes the sources of a package one place at a time and runs its own tests (or those of a pattern, such as structure/verify-*) against each change; says which changes no test notices.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scoreOf, scoreText } from './mutate/score.mjs';
import { inRoot } from './run/paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    tests: { type: 'string', default: '**/*' },
    least: { type: 'string', default: '90' },
  },
});
const [name, ...chosen] = positionals;
const packages = ['core', 'games', 'blocks', 'graph', 'kernels', 'papers'];
if (!packages.includes(name)) {
  console.error(`mutate: PACKAGE must be one of ${packages.join(', ')}`);
  process.exit(2);
}

const git = (...line) => execFileSync('git', line, { cwd: inRoot(), encoding: 'utf8' });

/** The sources to change: those named, those that differ from a commit, or all of them. */
function sources() {
  const folder = `packages/${name}/src`;
  if (chosen.length > 0) return chosen.map((file) => `${folder}/${file}`);
  const tracked =
    values.since === undefined
      ? git('ls-files', folder)
      : git('diff', '--name-only', '--diff-filter=d', values.since, '--', folder);
  // Of papers only the machinery of checks: items are attacked by their printed values.
  return tracked
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('/index.ts'))
    .filter((file) => name !== 'papers' || file.startsWith(`${folder}/check/`));
}

const mutate = sources();
if (mutate.length === 0) {
  console.log('mutate: nothing to change');
  process.exit(0);
}

const folder = inRoot('dist', 'mutation');
mkdirSync(folder, { recursive: true });
const [config, report] = [`${folder}/${name}.config.json`, `${folder}/${name}.json`];
rmSync(report, { force: true });
writeFileSync(
  config,
  JSON.stringify({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutate/vitest.config.mjs', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // Texts are judged by people, and an empty object or block mostly breaks everything.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'BlockStatement'] },
    ignorePatterns: ['**/dist', 'proofs', '.cache'],
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    timeoutMS: 60_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowEmpty: true,
  }),
);
const run = spawnSync(
  process.execPath,
  [inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
  {
    cwd: inRoot(),
    stdio: 'inherit',
    env: { ...process.env, MANAUS_MUTATE: name, MANAUS_MUTATE_TESTS: values.tests },
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);
const score = scoreOf(JSON.parse(readFileSync(report, 'utf8')));
console.log(scoreText(score));
process.exit(100 * score.killed >= Number(values.least) * score.mutants ? 0 : 1);
