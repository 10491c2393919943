import { expect, test } from '../support/fixtures.ts';

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
