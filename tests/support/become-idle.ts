import type { Page } from '@playwright/test';

/** Resolves once a loaded page has twice had nothing to do, so that what it does when idle has been done. */
export async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}
