import type { Page } from '@playwright/test';

/**
 * Resolves once a loaded page has twice had nothing to do, so that what it does when idle has been done. On a machine that
 * is never idle, each wait ends after ten seconds.
 */
export async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }));
  });
}
