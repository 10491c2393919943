import type { Page } from '@playwright/test';

/** Holds what is posted, by default by the forms of a request's page, until the returned function is called. */
export function holdPosts(page: Page, address = '**/desk/requests/*.data*'): Promise<() => void> {
  return holdRequests(page, address, 'POST');
}

/** Holds what a request's page loads as it opens, until the returned function is called. */
export function holdLoads(page: Page): Promise<() => void> {
  return holdRequests(page, '**/desk/requests/*.data*', 'GET');
}

async function holdRequests(page: Page, address: string, method: 'GET' | 'POST'): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await isReleased;
    await route.continue();
  });
  return () => release();
}
