import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

export const olga = { name: 'Olga Ruiz', email: 'olga@desk.example', password: 'staff horse battery' };

/** Makes Olga the first owner, signed in. */
export async function becomeOwner(page: Page, setUpLink: string): Promise<void> {
  await page.goto(setUpLink);
  await page.getByLabel('Your name').fill(olga.name);
  await page.getByLabel('E-mail address').fill(olga.email);
  await page.getByLabel('Password', { exact: true }).fill(olga.password);
  await page.getByRole('button', { name: 'Set up the desk' }).click();
  await expect(page.getByText(/^Step 1 of /)).toBeVisible();
}

export { expect };
