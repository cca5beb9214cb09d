import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { inRoot } from '../run/paths.mjs';
import { scoreOf } from './score.mjs';

/** Its own, as several may run; Stryker removes it, unless it is ended before its time. */
const TEMPORARY = `.cache/stryker-${process.pid}`;

const configOf = (mutate) => ({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', inRoot('tools', 'mutate', 'lines-reporter.mjs')],
  vitest: { configFile: 'tools/mutate/vitest.config.mjs', related: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // Texts are judged by people, and an empty object or block mostly breaks everything.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'BlockStatement'] },
  ignorePatterns: ['**/dist', 'proofs', '.cache', '.venv'],
  disableTypeChecks: false,
  tempDirName: TEMPORARY,
  // An endless loop costs all of it: four times what the tests took when they ran unchanged, and
  // some seconds.
  timeoutFactor: 4,
  timeoutMS: 12_000,
  reporters: ['lines', 'progress-append-only'],
  allowEmpty: true,
});

/**
 * The score of a run of Stryker on files of a package, or on ranges of their lines, with the
 * package's own tests.
 *
 * If it does not end within `seconds`, it and all that it started are ended; the score is then of
 * what was tested, and not `whole`.
 * @returns {Promise<ReturnType<typeof scoreOf> & { whole: boolean }>}
 */
export async function mutated(name, mutate, { tests, seconds }) {
  const folder = inRoot('dist', 'mutation');
  mkdirSync(folder, { recursive: true });
  const own = `${folder}/${name}-${process.pid}`;
  const [config, lines] = [`${own}.config.json`, `${own}.jsonl`];
  writeFileSync(config, JSON.stringify(configOf(mutate)));
  writeFileSync(lines, '');
  const status = await within(
    seconds,
    [inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    { MANAUS_MUTATE: name, MANAUS_MUTATE_TESTS: tests, MANAUS_MUTATE_LINES: lines },
  );
  if (status === null) rmSync(inRoot(TEMPORARY), { recursive: true, force: true });
  else if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  return { ...scoreOf(reportOf(readFileSync(lines, 'utf8'))), whole: status === 0 };
}

/** The mutants of such lines by their files; a last line may be cut off. */
export function reportOf(text, sourceOf = (file) => readFileSync(inRoot(file), 'utf8')) {
  /** @type {Parameters<typeof scoreOf>[0]['files']} */
  const files = {};
  for (const line of text.split('\n').slice(0, -1)) {
    const { fileName, ...mutant } = JSON.parse(line);
    const file = relative(inRoot(), resolve(inRoot(), fileName));
    files[file] ??= { source: sourceOf(file), mutants: [] };
    files[file].mutants.push(mutant);
  }
  return { files };
}

/**
 * The exit code of a Node process; `null` if it was ended, with its whole group, after some
 * seconds.
 */
function within(seconds, line, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, line, {
      cwd: inRoot(),
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, ...env },
    });
    const end = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = Number.isFinite(seconds) ? setTimeout(() => end(), 1000 * seconds) : undefined;
    // A separate group does not get what ends this process from the terminal.
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.once(signal, end);
    child.on('close', (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, end);
      resolve(code);
    });
  });
}
