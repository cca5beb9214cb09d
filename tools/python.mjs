#!/usr/bin/env node
// npm run python [-- --bench | --steps N --seed S]: the tests of the Python package on the Python
// of .venv; visibly skipped where that is missing. With --steps only the random walk.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { hasJupyter, inVenv, pythonEnvironment } from './jupyter/environment.mjs';
import { inRoot } from './run/paths.mjs';
import { whenBuilt } from './run/when-built.mjs';

const { bench, steps, seed } = parseArgs({
  options: {
    bench: { type: 'boolean', default: false },
    steps: { type: 'string' },
    seed: { type: 'string' },
  },
}).values;

const words = () => {
  if (bench) return ['bench/tenth.py'];
  if (steps !== undefined) return ['-m', 'unittest', 'tests.test_model'];
  return ['-m', 'unittest', 'discover', '--start-directory', 'tests', '--top-level-directory', '.'];
};

/** The steps and the seed of the random walk. */
const walk = {
  ...(steps === undefined ? {} : { MANAUS_STEPS: steps }),
  ...(seed === undefined ? {} : { MANAUS_SEED: seed }),
};

/** Runs a program of the package on the engine of this checkout. */
function run() {
  const { status } = spawnSync(inVenv('python'), words(), {
    cwd: inRoot('python'),
    stdio: 'inherit',
    env: { ...process.env, ...pythonEnvironment(), ...walk },
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
