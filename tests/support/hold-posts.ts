import type { Page } from '@playwright/test';

/** Holds what is posted, by default by the forms of a request's page, until the returned function is called. */
export async function holdPosts(page: Page, address = '**/desk/requests/*.data*'): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await isReleased;
    await route.continue();
  });
  return () => release();
}
