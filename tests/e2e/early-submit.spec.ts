import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false });

const reference = /CM-[A-Z0-9]{6}/;

/** Posts to the API and to the page's action, from now on. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

async function fillContact(page: Page) {
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.locator('[name="message"]').fill('A question');
}

const submitOf = (page: Page) => page.locator('form [type="submit"]').first();

test('a submission before hydration is shown within 100 ms and sent once', async ({ page }) => {
  const release = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  await page.evaluate(() => {
    let at = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        at = timeStamp;
      },
      true,
    );
    new MutationObserver(([change]) => {
      if (change?.attributeName === 'aria-busy')
        document.body.dataset.shownAfter ??= String(performance.now() - at);
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  });
  const submit = submitOf(page);
  for (const _ of [1, 2, 3]) await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(Number(await page.locator('body').getAttribute('data-shown-after'))).toBeLessThan(100);
  await page.locator('[name="message"]').fill('A longer question');
  expect(posts).toEqual([]);
  release();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(posts).toEqual(['/api/v1/contactform']);
});

test('a submission whose scripts are late is posted natively once', async ({ page }) => {
  const release = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  for (const _ of [1, 2]) await submitOf(page).click();
  await expect(page.getByText(reference).first()).toBeVisible();
  release();
  expect(posts).toEqual(['/contactus']);
});
