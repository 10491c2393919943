import { expect, test } from '../support/fixtures.ts';

test('the chosen service reaches the desk with the request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/clientbriefform?service=warehousing');
  // From a service, the cargo comes first and its sender last.
  for (const part of ['Product', 'Objective', 'General']) {
    await page.getByRole('button', { name: 'Next' }).click();
    // The page scrolls to the part: a press before that would meet something else.
    await expect(page.getByRole('tab', { selected: true })).toContainText(part);
  }
  await page.locator('[name="email"]').fill('ana@example.com');
  const posted = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ email: 'ana@example.com', service: 'warehousing' });
});
