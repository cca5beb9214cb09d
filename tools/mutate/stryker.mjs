import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { scoreOf } from './score.mjs';

/** Its own, as several may run; Stryker removes it, unless it is ended before its time. */
const TEMPORARY = `.cache/stryker-${process.pid}`;

const configOf = (mutate, report) => ({
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
  tempDirName: TEMPORARY,
  timeoutMS: 60_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  allowEmpty: true,
});

/**
 * Runs Stryker on files of a package, or on ranges of their lines, with the package's own tests.
 *
 * `null` if it does not end within `seconds`; it and all that it started are then ended.
 * @returns {Promise<ReturnType<typeof scoreOf> | null>}
 */
export async function mutated(name, mutate, { tests, seconds }) {
  const folder = inRoot('dist', 'mutation');
  mkdirSync(folder, { recursive: true });
  const [config, report] = [`${folder}/${name}.config.json`, `${folder}/${name}.json`];
  rmSync(report, { force: true });
  writeFileSync(config, JSON.stringify(configOf(mutate, report)));
  const status = await within(
    seconds,
    [inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    { MANAUS_MUTATE: name, MANAUS_MUTATE_TESTS: tests },
  );
  if (status === null) {
    rmSync(inRoot(TEMPORARY), { recursive: true, force: true });
    return null;
  }
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  return scoreOf(JSON.parse(readFileSync(report, 'utf8')));
}

/** The exit code of a Node process; `null` if it was ended, with its whole group, after some seconds. */
function within(seconds, line, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, line, {
      cwd: inRoot(),
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, ...env },
    });
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const timer = Number.isFinite(seconds) ? setTimeout(() => end(), 1000 * seconds) : undefined;
    // A group of its own does not get what ends this process from the terminal.
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.once(signal, end);
    child.on('close', (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, end);
      resolve(code);
    });
  });
}
