#!/usr/bin/env node
// npm run nodes: the tests on every Node that is supported; --newest: core, jobs and cli on the
// newest one only; --only 22,24: on some; --packages core,games,tools: of some packages,
// the notebooks, the tools.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { countTests } from './run/counts.mjs';
import { silentNx } from './run/nx.mjs';
import { inRoot, root } from './run/paths.mjs';
import { whenBuilt } from './run/when-built.mjs';

/** The least Node that is supported, and the last of each later line, as npm has them. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];
const WHOLE = [
  ...readdirSync(inRoot('packages')).map((name) => `packages/${name}`),
  'notebooks',
  'tools',
  'system',
];

/**
 * What asks Node for files, processes and threads; core for what computes. Graph and lab, a fifth
 * of the time of these tests, import no module of Node: all versions once a week are enough.
 */
const PART = [...['core', 'jobs', 'cli'].map((name) => `packages/${name}`), 'system'];

/** Vitest leaves one core free, and would leave half of two idle. */
const WORKERS = String(Math.max(2, availableParallelism() - 1));

const { newest, ...lists } = parseArgs({
  options: {
    newest: { type: 'boolean', default: false },
    only: { type: 'string' },
    packages: { type: 'string' },
  },
}).values;
const only = lists.only?.split(',') ?? null;
const chosen = newest
  ? VERSIONS.slice(-1)
  : VERSIONS.filter((version) => only === null || only.includes(version.split('.')[0]));
const projects =
  lists.packages?.split(',').map((name) => (WHOLE.includes(name) ? name : `packages/${name}`)) ??
  (newest ? PART : WHOLE);
const unknown = projects.find((name) => !WHOLE.includes(name));
if (unknown !== undefined) {
  console.error(`manaus: --packages: there is no ${unknown}`);
  process.exit(2);
}
const platform = { win32: 'win' }[process.platform] ?? process.platform;

/**
 * The program of a Node: a package of npm that needs no install script, outside node_modules;
 * `null` where npm has none.
 */
function programOf(version) {
  const folder = inRoot('tools', '.cache', 'nodes', version);
  const name = `node-${platform}-${process.arch}`;
  const file = platform === 'win' ? 'node.exe' : 'node';
  const program = `${folder}/node_modules/${name}/bin/${file}`;
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', folder, ...options, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return existsSync(program) ? program : null;
}

/** Runs the tests of some projects on a Node: how many passed, failed and were skipped. */
function testOn(program, version, projects) {
  const results = inRoot('tools', '.cache', 'nodes', `${version}.json`);
  rmSync(results, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const begun = Date.now();
  // What a test starts as `node` or `npm` runs on it as well.
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const { status } = spawnSync(
    program,
    [
      ...[vitest, 'run', ...projects.map((name) => `--project=${name}*`)],
      ...[`--maxWorkers=${WORKERS}`, ...reporters],
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PATH } },
  );
  const seconds = Math.round((Date.now() - begun) / 1000);
  const counts = existsSync(results) ? countTests(begun, [results]) : null;
  return { passed: status === 0, counts, seconds };
}

await whenBuilt(() => import('@manaus/papers'));
if (chosen.length === 0 || process.exitCode !== undefined) process.exit(2);
// A test of the tools reads the reference of the API, which is built.
if (projects.includes('tools') && !silentNx('run', 'tools:api')) process.exit(1);
let failed = false;
for (const version of chosen) {
  const program = programOf(version);
  if (program === null) {
    console.log(`SKIPPED: Node ${version}: npm has none for ${platform}-${process.arch}`);
    continue;
  }
  const { passed, counts, seconds } = testOn(program, version, projects);
  failed ||= !passed;
  const figures = counts
    ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : 'no results';
  console.log(`Node ${version}: ${figures}, ${seconds} s`);
  for (const name of counts?.failures ?? []) console.log(`failed: ${name}`);
}
process.exit(failed ? 1 : 0);
