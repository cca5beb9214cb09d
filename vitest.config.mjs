import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const sources = { conditions: ['@manaus/source', 'module', 'node', 'development|production'] };

/**
 * A project per package, all run against sources; nothing of them is built, except what a test
 * starts as a process.
 */
function project(folder, include, name = folder) {
  return {
    extends: true,
    root: `./${folder}`,
    resolve: sources,
    ssr: { resolve: sources },
    test: { name, include },
  };
}

/** Test files that share the modules they load: a third less work. */
const shared = ({ test, ...rest }) => ({ ...rest, test: { ...test, isolate: false } });

/** Tests that drive a browser: one that fails is tried once more, and named among the results. */
const twice = ({ test, ...rest }) => ({ ...rest, test: { ...test, retry: 1 } });

/**
 * The test files of a package that share modules. Files that mock a module, `*.mocked.test.ts`,
 * cannot; what asks other programs runs by `npm run peers`, what shakes processes by
 * `npm run system`.
 */
function packageProject(name) {
  const { test, ...rest } = shared(project(`packages/${name}`, ['test/**/*.test.ts']));
  return { ...rest, test: { ...test, exclude: [MOCKED, PEERS, SYSTEM] } };
}

const MOCKED = '**/*.mocked.test.ts';
const PEERS = 'test/peers/**';
/** What kills processes, fills disks or takes away memory: by `npm run system`. */
const SYSTEM = '**/*.system.test.ts';

/**
 * Tests that mostly wait for processes that they start: two files at a time, after those of the
 * packages where both run.
 */
const waiting = ({ test, ...rest }) => ({
  ...rest,
  test: { ...test, maxWorkers: 2, sequence: { groupOrder: 1 } },
});

export default defineConfig({
  test: {
    // What one run has transformed, the next ones need not.
    experimental: { fsModuleCache: true },
    // Far above what any test needs on an idle machine: a loaded one must not fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      ...readdirSync(new URL('packages', import.meta.url)).map(packageProject),
      project('packages/lab', [`test/${MOCKED}`], 'packages/lab, mocked'),
      project('packages/jobs', [`test/${MOCKED}`], 'packages/jobs, mocked'),
      waiting(shared(project('packages/cli', [`test/${SYSTEM}`], 'system'))),
      twice(project('packages/explorer', ['browser/**/*.test.ts'], 'browsers')),
      twice(project('packages/site', ['browser/**/*.test.ts'], 'site in browsers')),
      project('packages', ['*/test/peers/**/*.test.ts'], 'peers'),
      shared(project('notebooks', ['**/*.test.ts'])),
      twice(project('tools/lite', ['browser/**/*.test.mjs'], 'lite')),
      shared(project('tools', ['{test,fuzz}/**/*.test.mjs'])),
    ],
  },
});
