import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /422|404/ });

const reference = /(RR|CM|FB)-[A-Z0-9]{6}/;

test('feedback is sent from the home page', async ({ page }) => {
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.locator('[name="name"]').fill('Ana');
  await page.locator('[name="rating"][value="9"]').check({ force: true });
  await page.locator('[name="agreeToTerms"]').check();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText(reference).first()).toBeVisible();
});

test('on a phone the contact bar lies over no button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.locator('.contact-bar');
  await expect(bar).toBeVisible();
  await expect(bar).not.toBeInViewport();
});
