import type { Page } from '@playwright/test';

/** Keeps React from the pages that come next, as a slow line does, until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => release();
}
