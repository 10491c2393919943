import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrate } from '../support/hydrate.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false, expectedProblems: /ERR_FAILED|Failed to fetch|error loading/i });

test('a draft is neither lost to a letter typed early nor are early letters lost', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByRole('tab').nth(2).click();
  await page.locator('[name="objective"]').fill('A long old draft');
  const deliver = await holdScripts(page);
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

test('a service that is selected early over what an address brought is kept', async ({ page }) => {
  const deliver = await holdScripts(page);
  const service = page.locator('[name="service"]');
  await page.goto('/clientbriefform?service=sea-freight', { waitUntil: 'commit' });
  await service.selectOption('air-freight');
  deliver();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brief-draft'))).toContain('air-freight');
  await page.reload();
  await hydrate(page);
  await expect(service).toHaveValue('air-freight');
});
