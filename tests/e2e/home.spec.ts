import { becomeIdle } from '../support/become-idle.ts';
import { expect, test } from '../support/fixtures.ts';

test('carries no script from elsewhere until the reader acts, then React takes over', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  // Pages that wake by themselves do so at the first idle moment after their load.
  await becomeIdle(page);
  await expect(page.locator('script[type="text/deferred-module"]')).toHaveCount(1);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(scripts.length).toBeGreaterThan(0);

  await test.step('the header is marked once the page is scrolled more than 10 px', async () => {
    await page.evaluate(() => scrollTo(0, 10));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
  });
});

test('feedback needs the terms box, and says so in a toast and beside the form', async ({ page }) => {
  await page.goto('/');
  await page.locator('[name="name"]').fill('Ana');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Please agree to the terms and conditions').first()).toBeVisible();
  expect(posts).toBe(0);
  await page.locator('[name="rating"][value="9"]').check({ force: true });
  await page.locator('[name="agreeToTerms"]').check();
  const posted = page.waitForRequest('**/api/v1/feedbackform');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await posted).postDataJSON()).toEqual({ name: 'Ana', rating: 9, comments: '' });
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.locator('[name="name"]')).toHaveValue('');
  await expect(page.locator('[name="rating"][value="5"]')).toBeChecked();
  await expect(page.locator('[name="agreeToTerms"]')).not.toBeChecked();
});
