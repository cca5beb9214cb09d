import { defineConfig } from 'vitest/config';

const sources = { conditions: ['@manaus/source', 'module', 'node', 'development|production'] };

/** A project per package, all run against sources; nothing of them is built, except what a test starts as a process. */
function project(name, include) {
  return {
    extends: true,
    root: `./${name}`,
    resolve: sources,
    ssr: { resolve: sources },
    test: { name, include },
  };
}

export default defineConfig({
  test: {
    // Far above what any test needs on an idle machine: a loaded one must not fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      ...['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab', 'papers', 'cli'].map(
        (name) => project(`packages/${name}`, ['test/**/*.test.ts']),
      ),
      project('packages/explorer', ['test/**/*.test.ts', 'browser/**/*.test.ts']),
      project('notebooks', ['**/*.test.ts']),
      project('tools', ['test/**/*.test.mjs']),
    ],
  },
});
