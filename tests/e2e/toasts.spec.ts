import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openWithStandingClock } from '../support/standing-clock.ts';

test.use({ expectedProblems: /422/ });

const toast = (page: Page, text: string) => page.locator('.toast[data-visible="true"]', { hasText: text });

test('a toast of success stays for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithStandingClock(page, '/aboutus');
  await page.getByRole('button', { name: 'Call us Now' }).click();
  await expect(toast(page, 'Phone Number Copied')).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(1900);
  await expect(toast(page, 'Phone Number Copied')).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, 'Phone Number Copied')).toHaveCount(0);
});

test('a toast of failure stays for four seconds', async ({ page }) => {
  await openWithStandingClock(page, '/feedback');
  await page.locator('[name="name"]').fill('Ana');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  const failure = toast(page, 'Please agree to the terms and conditions');
  await expect(failure).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(3900);
  await expect(failure).toBeVisible();
  await page.clock.runFor(200);
  await expect(failure).toHaveCount(0);
});
