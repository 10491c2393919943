import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from './fixtures.ts';
import { startServer } from './server-process.ts';

interface OwnDesk {
  dataDir: string;
  /** The path of the link that the server printed, by which the first owner is made. */
  setUpLink: string;
}

/** The `test` of tests/support/fixtures.ts with a server of the test's own, whose desk has no staff yet. */
export const test = base.extend<{ desk: OwnDesk }>({
  desk: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'own-desk-'));
      const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      await expect.poll(server.output).toContain('/desk/setup?token=');
      const setUpLink = server.output().match(/\/desk\/setup\?token=[\w-]+/)?.[0] ?? '';
      await use({ dataDir, setUpLink: `${server.origin}${setUpLink}` });
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    // Apart from the test's own time.
    { timeout: 90_000 },
  ],
  baseURL: async ({ desk }, use) => use(new URL(desk.setUpLink).origin),
});

export { expect };
