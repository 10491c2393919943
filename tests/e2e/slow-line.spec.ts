import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrate } from '../support/hydrate.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false, expectedProblems: /ERR_FAILED|Failed to fetch|error loading/i });

test('where the scripts do not come, the client brief lies open and can be sent', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/clientbriefform');
  await page.keyboard.press('Shift');
  await page.locator('[name="productToExport"]').fill('20 bags of coffee');
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
});

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

test('a press before React comes is shown at once and done once, also Enter in a line', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/clientbriefform', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next' });
  for (const _ of [1, 2, 3]) await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await page.locator('[name="clientName"]').fill('Ana Ruiz');
  // Who types on is not led away.
  await expect(next).not.toHaveAttribute('aria-busy');
  await page.locator('[name="clientName"]').press('Enter');
  await expect(next).toHaveAttribute('aria-busy', 'true');
  for (const _ of [1, 2]) await next.click();
  release();
  await expect(page.locator('#brief-panel-product')).toBeFocused();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/clientbriefform');
  expect(await page.evaluate(() => history.state.brief)).toEqual({ part: 1, depth: 1 });
});

test('an arrow key on a tab before React comes is shown and done', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/clientbriefform', { waitUntil: 'commit' });
  const tabs = page.getByRole('tab');
  await tabs.nth(0).press('ArrowRight');
  await expect(tabs.nth(0)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(tabs.nth(1)).toBeFocused();
});

test('React that comes after all parts were opened folds none that is typed in, and drops no key', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/clientbriefform', { waitUntil: 'commit' });
  await page.locator('[name="clientName"]').fill('Ana Ruiz');
  await page.clock.fastForward(15_000);
  const field = page.locator('[name="productToExport"]');
  await field.click();
  await page.keyboard.type('2 pallets');
  release();
  await hydrate(page);
  await page.keyboard.type(' of tequila');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('2 pallets of tequila');
  await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeInViewport();
  await expect(page.locator('[name="clientName"]')).toBeHidden();
  await expect(page.locator('[name="clientName"]')).toHaveValue('Ana Ruiz');
});

test('focus goes on with the reader: into the next part, to the top of a new page, out of a left drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('#brief-panel-product')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="products"]')).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('#drawer')).toBeVisible();
  for (let presses = 0; presses < 16; presses += 1) await page.keyboard.press('Tab');
  await expect(page.locator('#drawer')).toBeHidden();

  // The footer of a form's page is brief.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');
  await expect(page).toHaveURL(/privacy/);
  await expect(page.getByRole('main')).toBeFocused();
});
