import { defineConfig } from 'vitest/config';

const conditions = ['@manaus/source', 'module', 'node', 'development|production'];

/** One package alone, run against sources: what Stryker changes is in its own folder. */
export default defineConfig({
  root: `./packages/${process.env.MANAUS_MUTATE}`,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [`test/${process.env.MANAUS_MUTATE_TESTS ?? '**/*'}.test.ts`],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
