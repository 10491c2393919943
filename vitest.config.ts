import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// Not vite.config.ts: React Router's plugin has no place in tests.
export default defineConfig({
  test: {
    environment: 'node',
    retry: 0,
    // The files of a worker share its modules, as all requests do in production: importing the server again for each
    // file took half of the time. Mocks are restored here; other state of the process a test puts back.
    isolate: false,
    restoreMocks: true,
    // One more than cores, as tests of servers that are killed mostly wait. PostgreSQL usually has a hundred
    // connections; a file opens up to four pools of ten.
    maxWorkers: Math.min(3, availableParallelism() + 1),
    // No test asks the machine to be quick: on a loaded one a second, which is vitest's own patience, is soon gone.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'tests/{concurrency,deploy,faults,fuzz}/**/*.test.ts',
          ],
          exclude: configDefaults.exclude,
          // Most of what a test allocates is garbage when it ends: it is collected seldom, and without threads that
          // compete for the cores with the other workers.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
          globalSetup: 'tests/support/test-schemas.ts',
          setupFiles: 'src/mails/emails.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          // What needs no browser: statuses, headers and HTML of one built server that all files share.
          globalSetup: 'tests/support/built-site.ts',
        },
      },
    ],
  },
});
