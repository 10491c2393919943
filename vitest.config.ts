import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// Not vite.config.ts: React Router's plugin has no place in tests.
export default defineConfig({
  test: {
    environment: 'node',
    retry: 0,
    // PostgreSQL has a hundred connections, of which the tests of one file may take thirty or more.
    maxWorkers: Math.max(1, Math.min(3, availableParallelism() - 1)),
    // No test measures time: on a loaded machine a second, which is vitest's own patience, is soon gone.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,contract,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: configDefaults.exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Each starts and kills servers; side by side they would only slow each other down.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
