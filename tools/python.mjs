#!/usr/bin/env node
// npm run python [-- --bench]: the tests of the Python package on the Python of .venv; visibly
// skipped where that is missing.
import { spawnSync } from 'node:child_process';
import { hasJupyter, inVenv, pythonEnvironment } from './jupyter/environment.mjs';
import { inRoot } from './run/paths.mjs';
import { whenBuilt } from './run/when-built.mjs';

const words = process.argv.includes('--bench')
  ? ['bench/tenth.py']
  : ['-m', 'unittest', 'discover', '--start-directory', 'tests', '--top-level-directory', '.'];

/** Runs a program of the package on the engine of this checkout. */
function run() {
  const { status } = spawnSync(inVenv('python'), words, {
    cwd: inRoot('python'),
    stdio: 'inherit',
    env: { ...process.env, ...pythonEnvironment() },
  });
  process.exitCode = status ?? 1;
}

if (!hasJupyter())
  console.log('python: skipped, because .venv is missing (npm run lab -- --prepare makes it)');
else
  await whenBuilt(async () => {
    await import('../packages/cli/dist/index.js');
    run();
  });
