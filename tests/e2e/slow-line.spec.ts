import { expect, test } from '../support/fixtures.ts';

test.use({ expectedProblems: /ERR_FAILED|Failed to fetch|error loading/i });

test('where the scripts do not come, the client brief lies open and can be sent', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/clientbriefform');
  await page.locator('[name="productToExport"]').fill('20 bags of coffee');
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
});

test('a draft is neither lost to a letter typed early nor are early letters lost', async ({ page }) => {
  await page.goto('/clientbriefform');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
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
  await page.reload();
  await page.locator('[name="email"]').fill('q');
  deliver();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('[name="objective"]')).toHaveValue('A long old draft');
  await page.reload();
  await expect(page.locator('[name="email"]')).toHaveValue('q');
  await expect(page.locator('[name="objective"]')).toHaveValue('A long old draft');
});

test('focus goes on with the reader: into the next part, to the top of a new page, out of a left drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/clientbriefform');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('#brief-panel-product')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="products"]')).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('#drawer')).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await expect(page.locator('#drawer')).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).press('Enter');
  await expect(page).toHaveURL(/contactus/);
  await expect(page.getByRole('main')).toBeFocused();
});
