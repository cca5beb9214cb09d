import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'browser/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: '.cache/vitest.json',
  },
});
