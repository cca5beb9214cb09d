import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** The result files of all projects: outputs of Nx targets, so that a cached run counts too. */
function resultFiles() {
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}`);
  return [...packages, 'notebooks', 'tools'].flatMap((project) => {
    const folder = inRoot(project, '.cache');
    const found = existsSync(folder) ? readdirSync(folder) : [];
    return found.filter((name) => name.endsWith('.vitest.json')).map((name) => join(folder, name));
  });
}

/** Removes old results: a run that dies must not be counted by what an earlier one left. */
export function forgetResults() {
  for (const file of resultFiles()) rmSync(file, { force: true });
}

/**
 * The tests of all projects together: how many passed, failed, were skipped, and how many of them
 * an earlier run (one that started before `begun`) did, whose results came from the cache; and the
 * names of those that failed and of those that passed when they were tried once more.
 *
 * @param {number} begun milliseconds, as `Date.now()`
 */
export function countTests(begun, files = resultFiles()) {
  const total = { passed: 0, failed: 0, skipped: 0, cached: 0, failures: [], retried: [] };
  for (const file of files) add(total, JSON.parse(readFileSync(file, 'utf8')), begun);
  return total;
}

function add(total, run, begun) {
  total.passed += run.numPassedTests;
  total.skipped += run.numPendingTests + run.numTodoTests;
  if (run.startTime < begun) total.cached += run.numPassedTests;
  const failures = run.testResults.flatMap(failuresOf);
  total.failed += failures.length;
  total.failures.push(...failures);
  total.retried.push(...run.testResults.flatMap(retriedOf));
}

/** The failed tests of a file, by name; the file itself where it failed before any test could. */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map((test) => `${file}: ${test.fullName}`);
  return status === 'failed' ? [file] : [];
}

/**
 * The tests that failed once and passed when tried again: the result keeps the errors of the first
 * try.
 */
const retriedOf = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
    .map((test) => `${relative(root, name)}: ${test.fullName}`);
