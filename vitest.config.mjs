import { defineConfig } from 'vitest/config';

const sources = { conditions: ['@manaus/source', 'module', 'node', 'development|production'] };

/** A project per package, all run against sources; nothing of them is built, except what a test starts as a process. */
function project(folder, include, name = folder) {
  return {
    extends: true,
    root: `./${folder}`,
    resolve: sources,
    ssr: { resolve: sources },
    test: { name, include },
  };
}

/** Test files that share the modules they load: a third less work. Files that mock a module cannot. */
function shared({ test, ...rest }) {
  return { ...rest, test: { ...test, isolate: false } };
}

export default defineConfig({
  test: {
    // Far above what any test needs on an idle machine: a loaded one must not fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'dist/coverage',
    },
    projects: [
      ...['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'papers', 'cli', 'explorer'].map(
        (name) => shared(project(`packages/${name}`, ['test/**/*.test.ts'])),
      ),
      project('packages/lab', ['test/**/*.test.ts']),
      project('packages/explorer', ['browser/**/*.test.ts'], 'browsers'),
      project('notebooks', ['**/*.test.ts']),
      project('tools', ['{test,fuzz}/**/*.test.mjs']),
    ],
  },
});
