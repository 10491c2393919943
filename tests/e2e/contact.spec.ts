import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contactus');
  await hydrate(page);
});

test('a message is sent as the specification says and the form is cleared', async ({ page }) => {
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.locator('[name="message"]').fill('A question');
  const posted = page.waitForRequest('**/api/v1/contactform');
  await page.locator('form [type="submit"]').first().click();
  const request = await posted;
  expect(request.postDataJSON()).toEqual({
    name: '',
    email: 'ana@example.com',
    subject: '',
    message: 'A question',
  });
  expect(request.headers().authorization).toBeUndefined();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.locator('[name="email"]')).toHaveValue('');
});
