import type { Page } from '@playwright/test';

/** Holds what the forms of a request's page send, until the returned function is called. */
export async function holdPosts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/desk/requests/*.data*', async (route) => {
    if (route.request().method() === 'POST') await isReleased;
    await route.continue();
  });
  return () => release();
}
