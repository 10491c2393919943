import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false, expectedProblems: /ERR_FAILED|Failed to fetch|error loading/i });

test('a draft is neither lost to a letter typed early nor are early letters lost', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByRole('tab').nth(2).click();
  await page.locator('[name="objective"]').fill('A long old draft');
  let deliver = () => {};
  const held = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // Its scripts are asked for while it is parsed, and hold up its load event.
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[name="email"]').fill('q');
  deliver();
  await hydrate(page);
  await expect(page.locator('[name="objective"]')).toHaveValue('A long old draft');
  await page.reload();
  await expect(page.locator('[name="email"]')).toHaveValue('q');
  await expect(page.locator('[name="objective"]')).toHaveValue('A long old draft');
});
