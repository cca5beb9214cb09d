import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Where each project's test run leaves its results: outputs of Nx targets, so that a cached run counts too. */
function resultFiles() {
  const packages = readdirSync(inRoot('packages')).map((name) =>
    inRoot('packages', name, '.cache', 'vitest.json'),
  );
  return [
    ...packages,
    ...['notebooks', 'tools'].map((name) => inRoot(name, '.cache', 'vitest.json')),
    inRoot('tools', '.cache', 'jupyter.json'),
  ];
}

/** Removes old results: a run that dies must not be counted by what an earlier one left. */
export function forgetResults() {
  for (const file of resultFiles()) rmSync(file, { force: true });
}

/** The tests of all projects together. */
export function countTests(files = resultFiles()) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files)
    if (existsSync(file)) add(total, JSON.parse(readFileSync(file, 'utf8')));
  return total;
}

function add(total, run) {
  total.passed += run.numPassedTests;
  total.skipped += run.numPendingTests + run.numTodoTests;
  total.failed += run.numFailedTests + run.testResults.filter(brokenFile).length;
}

/** A test file that failed before any of its tests could. */
const brokenFile = (file) =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
